import { useSearch } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { gymSearch, type Panel } from "./gym-search.ts";

interface Place {
  readonly treino: number;
  readonly exercicio: number | undefined;
}

export function useGymAddress() {
  const search = gymSearch(useSearch({ strict: false }));
  const steps = useAddressSteps();
  return {
    search,
    show: (place: Place) => steps.stay({ ...place }),
    open: (painel: Panel) => steps.stepIn({ painel }),
    close: (place: Partial<Place> = {}) => steps.leave({ painel: undefined, ...place }),
  };
}
