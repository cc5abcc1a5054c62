import { useSearch } from "@tanstack/react-router";
import { useAddressSteps } from "../../../ui/form/use-address-steps.ts";
import { gymSearch, type Panel } from "./gym-search.ts";

interface ExerciseAddress {
  readonly treino: number;
  readonly exercicio: number | undefined;
  readonly dia?: string | undefined;
}

export function useGymAddress() {
  const search = gymSearch(useSearch({ strict: false }));
  const steps = useAddressSteps();
  return {
    search,
    show: (place: ExerciseAddress & { readonly painel?: Panel }) => steps.stay({ ...place }),
    open: (painel: Panel) => steps.stepIn({ painel }),
    close: (place: Partial<ExerciseAddress> = {}) => steps.leave({ painel: undefined, ...place }),
  };
}
