import { useParams, useSearch } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import type { CyclePath } from "./data.ts";

/** The dialogs about cycles. */
type Dialog =
  | "start"
  | "new-macrocycle"
  | "macrocycle"
  | "mesocycle"
  | "microcycle"
  | "cycle"
  | "evaluation"
  | "training"
  | "proposal"
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
  const steps = useAddressSteps();
  const withinMesocycle = idMesociclo !== undefined;
  const placed = ({ macroId, mesoId, microId }: About) =>
    withinMesocycle
      ? { micro: microId }
      : { ...(macroId !== undefined && { macro: macroId }), meso: mesoId, micro: microId };

  return {
    search,
    unfold: (macro: number) => steps.stay({ macro }),
    show: (mode: Mode) => steps.stay({ mode }),
    open: (dialog: Dialog, about: About = {}, tab?: string) => steps.stepIn({ tab, ...placed(about), dialog }),
    /** Another dialog in the place of the open one; going back leads to the page. */
    replace: (dialog: Dialog) => steps.stay({ tab: undefined, dialog }),
    /** Removes the menu's request from the address, so that going back does not repeat it. */
    clearRequest: async () => steps.stay({ treino: undefined }),
    /** Another tab of the open dialog. */
    turnTo: (tab: string) => steps.stay({ tab }),
    /** Leaves the dialogs; going back does not open them again. */
    close: (about: Pick<About, "macroId"> = {}) => steps.leave({ dialog: undefined, tab: undefined, ...placed(about) }),
  };
}
