import { useParams, useSearch } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { CyclePath } from "./data.ts";

type Dialog =
  | "start"
  | "new-macrocycle"
  | "macrocycle"
  | "mesocycle"
  | "microcycle"
  | "cycle"
  | "evaluation"
  | "training"
  | "weeks"
  | "proposal"
  | "compare"
  | "final-result"
  | "appointment"
  | "all-evaluations"
  | "import-evaluations";

type CycleIds = Partial<Pick<CyclePath, "macroId" | "mesoId" | "microId">>;

export type Mode = "calendar" | undefined;

/** Serves the student's page, and the page of one mesocycle, whose path already names the macrocycle and the mesocycle. */
export function useCycleAddress() {
  const search = useSearch({ strict: false });
  const { idMesociclo } = useParams({ strict: false });
  const steps = useAddressSteps();
  const withinMesocycle = idMesociclo !== undefined;
  const paramsOf = ({ macroId, mesoId, microId }: CycleIds) =>
    withinMesocycle
      ? { micro: microId }
      : { ...(macroId !== undefined && { macro: macroId }), meso: mesoId, micro: microId };

  return {
    search,
    unfold: (macro: number) => steps.stay({ macro }),
    show: (mode: Mode) => steps.stay({ mode }),
    open: (dialog: Dialog, ids: CycleIds = {}, tab?: string) => steps.stepIn({ tab, ...paramsOf(ids), dialog }),
    /** Going back leads to the page. */
    replace: (dialog: Dialog, ids?: CycleIds) => steps.stay({ tab: undefined, ...(ids && paramsOf(ids)), dialog }),
    turnTo: (tab: string) => steps.stay({ tab }),
    compare: (ids: readonly (number | null)[]) => steps.stay({ pair: ids.map((id) => id ?? "").join("-") }),
    compareAll: (keys: readonly (string | null)[]) =>
      steps.stay({ evaluations: keys.map((key) => key ?? "").join("-") }),
    /** Going back does not open the dialogs again. */
    close: (ids: Pick<CycleIds, "macroId"> = {}) =>
      steps.leave({
        dialog: undefined,
        tab: undefined,
        step: undefined,
        pair: undefined,
        evaluations: undefined,
        figures: undefined,
        columns: undefined,
        ...paramsOf(ids),
      }),
  };
}
