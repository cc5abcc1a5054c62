import { Paper, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatReais } from "#domain/money.ts";
import { plansQuery } from "../plans/data.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { findPlanOffer, installmentsLabel, PERIOD_LABELS } from "../subscription-payments/plan-offers.ts";

interface Props {
  readonly plan: ChosenPlan | null;
}

function useOffer(plan: ChosenPlan | null) {
  const { data: plans = [], isPending } = useQuery(plansQuery);
  return { found: findPlanOffer(plans, plan), isPending };
}

export function OrderSummary({ plan }: Props) {
  const { found, isPending } = useOffer(plan);
  if (plan && isPending) return <Skeleton height={76} />;
  if (!found || !plan) return null;
  const { group, offer, frequency } = found;
  return (
    <Paper withBorder px="md" py="sm" component="section" aria-label="Resumo da assinatura">
      <Text fw={600}>Plano {group.name}</Text>
      <Text className="figures">
        {formatReais(offer.value)} {PERIOD_LABELS[frequency]}
        {plan.installments > 1 && `, em ${installmentsLabel(offer, plan.installments)}`}
      </Text>
    </Paper>
  );
}

export function PayLabel({ plan }: Props) {
  const { found } = useOffer(plan);
  return found ? `Pagar ${formatReais(found.offer.value)} e criar conta` : "Pagar e criar conta";
}
