import { useSearch } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { gymSearch, type Panel } from "./gym-search.ts";

interface Place {
  readonly treino: number;
  readonly exercicio: number | undefined;
}

/** What of the training is open, as the address has it, and the ways to change that. */
export function useGymAddress() {
  const search = gymSearch(useSearch({ strict: false }));
  const steps = useAddressSteps();
  return {
    search,
    /** Another row, or another training. */
    show: (place: Place) => steps.stay({ ...place }),
    open: (painel: Panel) => steps.stepIn({ painel }),
    close: (place: Partial<Place> = {}) => steps.leave({ painel: undefined, ...place }),
  };
}
