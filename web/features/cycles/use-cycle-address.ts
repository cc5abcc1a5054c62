import { getRouteApi } from "@tanstack/react-router";
import { rememberOpener } from "./use-return-focus.ts";

const route = getRouteApi("/signed-in/inicio/visualizar/$id");

/** The dialogs about cycles. */
type Dialog = "new-macrocycle" | "macrocycle" | "mesocycle" | "evaluation" | "training";

interface Place {
  readonly macro?: number | undefined;
  readonly meso?: number | undefined;
  readonly dialog?: Dialog | undefined;
  readonly tab?: string | undefined;
}

/** What of the cycles is open, as the student's page has it in its address, and the ways to change that. */
export function useCycleAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (part: Place, replace: boolean) =>
    navigate({ search: (before) => ({ ...before, ...part }), replace, resetScroll: false });

  return {
    search,
    unfold: (macro: number) => go({ macro }, true),
    open: (dialog: Dialog, about: Pick<Place, "macro" | "meso"> = {}) => {
      if (!search.dialog) rememberOpener();
      return go({ tab: undefined, meso: undefined, ...about, dialog }, false);
    },
    /** Leaves the dialog; going back does not open it again. */
    close: (about: Pick<Place, "macro"> = {}) =>
      go({ dialog: undefined, meso: undefined, tab: undefined, ...about }, true),
  };
}
