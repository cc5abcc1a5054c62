import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { planQuery } from "./data.ts";
import { PlanStepper } from "./PlanStepper.tsx";
import { planFormSearch } from "./plan-search.ts";

export function PlanFormScreen() {
  const { plano } = planFormSearch(useSearch({ strict: false }));
  usePageTitle(plano ? "Editar plano" : "Novo plano");
  return plano ? <EditedPlan id={plano} /> : <PlanStepper key="new" />;
}

function EditedPlan({ id }: { readonly id: number }) {
  const { data: plan, error, refetch, isFetching } = useQuery({ ...planQuery(id), refetchOnWindowFocus: false });
  if (plan) return <PlanStepper key={id} plan={plan} />;
  if (!error) return <ScreenSkeleton />;
  return <ErrorState asScreen error={error} onRetry={refetch} retrying={isFetching} />;
}
