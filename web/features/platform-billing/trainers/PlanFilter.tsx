import { useQuery } from "@tanstack/react-query";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { readChoices } from "../../../ui/select/read-choices.ts";
import { soldPlatformPlansQuery } from "./data.ts";

interface Props {
  readonly plan: number | undefined;
  readonly onPlan: (plan: number | undefined) => void;
}

/** The trainers of one plan. */
export function PlanFilter({ plan, onPlan }: Props) {
  const plans = useQuery(soldPlatformPlansQuery);
  return (
    <Choice
      aria-label="Plano"
      placeholder="Todos os planos"
      clearable
      flex={{ base: "1 1 190px", sm: "0 0 190px" }}
      {...readChoices(plans, (sold) =>
        sold.map(({ id, name, frequency }) => ({
          value: String(id),
          label: `${name} · ${FREQUENCIES[frequency].label}`,
        })),
      )}
      value={plan === undefined ? null : String(plan)}
      onChange={(chosen) => onPlan(chosen === null ? undefined : Number(chosen))}
    />
  );
}
