import { useNavigate, useRouter } from "@tanstack/react-router";
import { type PeopleFilter, type PeopleSearch, type StatusFilter, VIEWS, type View } from "./people-search.ts";

export interface PeopleFilterState extends PeopleFilter {
  readonly view: View;
  readonly onSearch: (text: string) => void;
  readonly onStatus: (status: StatusFilter) => void;
  readonly onView: (view: View) => void;
}

/** Changes the filters in the address: the new list is shown from its top, while a dialog keeps the scroll position. */
export function useChangeFilters() {
  const navigate = useNavigate();
  return (part: Readonly<Record<string, string | undefined>>) =>
    navigate({ to: ".", search: (previous: object) => ({ ...previous, ...part }), state: true, replace: true });
}

/** The filters of a list of people, which the address holds. The view that it does not name is the browser's last, at first `firstView`. */
export function usePeopleFilters(list: string, search: PeopleSearch, firstView: View = "cards"): PeopleFilterState {
  const router = useRouter();
  const change = useChangeFilters();
  const viewKey = `prumo.${list}.view`;
  const rememberedView = VIEWS.find((view) => view === localStorage.getItem(viewKey));
  return {
    q: search.q ?? "",
    status: search.status ?? "ativos",
    view: search.view ?? rememberedView ?? firstView,
    onSearch: (text) => {
      // The search runs a moment after typing. If a person's page was opened by then, it must not navigate back.
      const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
      if (!isLeaving) change({ q: text || undefined });
    },
    onStatus: (status) => change({ status: status === "ativos" ? undefined : status }),
    onView: (view) => {
      localStorage.setItem(viewKey, view);
      change({ view });
    },
  };
}
