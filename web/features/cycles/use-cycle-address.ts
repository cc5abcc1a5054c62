import { getRouteApi } from "@tanstack/react-router";
import type { StudentSearch } from "../students/student-search.ts";
import { rememberOpener } from "./use-return-focus.ts";

const route = getRouteApi("/signed-in/inicio/visualizar/$id");

/** What of the cycles is open, as the student's page has it in its address, and the ways to change that. */
export function useCycleAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (part: StudentSearch, replace: boolean) =>
    navigate({ search: (before) => ({ ...before, ...part }), replace, resetScroll: false });

  return {
    search,
    unfold: (macro: number) => go({ macro }, true),
    open: (dialog: StudentSearch["dialog"], about: Pick<StudentSearch, "macro" | "meso"> = {}) => {
      if (!search.dialog) rememberOpener();
      return go({ tab: undefined, meso: undefined, ...about, dialog }, false);
    },
    /** Leaves the dialog; going back does not open it again. */
    close: (about: Pick<StudentSearch, "macro"> = {}) =>
      go({ dialog: undefined, meso: undefined, tab: undefined, ...about }, true),
  };
}
