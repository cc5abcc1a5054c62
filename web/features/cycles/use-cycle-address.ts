import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { CyclePath } from "./data.ts";
import { rememberOpener } from "./use-return-focus.ts";

/** The dialogs about cycles. */
type Dialog =
  | "new-macrocycle"
  | "macrocycle"
  | "mesocycle"
  | "microcycle"
  | "cycle"
  | "evaluation"
  | "training"
  | "compare"
  | "final-result";

type About = Partial<Pick<CyclePath, "macroId" | "mesoId" | "microId">>;

export type Mode = "calendar" | undefined;

/**
 * What of the cycles is open, as the address has it, and the ways to change that: on the student's page, and on the page of one
 * mesocycle, whose path already names the macrocycle and the mesocycle.
 */
export function useCycleAddress() {
  const search = useSearch({ strict: false });
  const { idMesociclo } = useParams({ strict: false });
  const navigate = useNavigate();
  const withinMesocycle = idMesociclo !== undefined;
  const placed = ({ macroId, mesoId, microId }: About) =>
    withinMesocycle
      ? { micro: microId }
      : { ...(macroId !== undefined && { macro: macroId }), meso: mesoId, micro: microId };
  const go = (part: object, replace: boolean) =>
    navigate({ to: ".", search: (before) => ({ ...before, ...part }), replace, resetScroll: false });

  return {
    search,
    unfold: (macro: number) => go({ macro }, true),
    show: (mode: Mode) => go({ mode }, true),
    open: (dialog: Dialog, about: About = {}) => {
      if (!search.dialog) rememberOpener();
      return go({ tab: undefined, ...placed(about), dialog }, false);
    },
    /** Another tab of the open dialog. */
    turnTo: (tab: string) => go({ tab }, true),
    /** Leaves the dialog; going back does not open it again. */
    close: (about: Pick<About, "macroId"> = {}) => go({ dialog: undefined, tab: undefined, ...placed(about) }, true),
  };
}
