import { Paper, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatReais } from "#domain/money.ts";
import { plansQuery } from "../plans/data.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { findPlanOffer, installmentsLabel, PERIOD_LABELS } from "../subscription-payments/plan-offers.ts";

export function OrderSummary({ plan }: { readonly plan: ChosenPlan }) {
  const { data: plans = [] } = useQuery(plansQuery);
  const found = findPlanOffer(plans, plan);
  if (!found) return null;
  const { group, offer, frequency } = found;
  return (
    <Paper withBorder p="md" component="section" aria-label="Resumo da assinatura">
      <Stack gap={4}>
        <Text fw={600}>Plano {group.name}</Text>
        <Text className="figures">
          {formatReais(offer.value)} {PERIOD_LABELS[frequency]}
          {plan.installments > 1 && `, em ${installmentsLabel(offer, plan.installments)}`}
        </Text>
        <Text size="sm" c="dimmed">
          A conta é para personal trainers. O pagamento é feito agora, no cartão informado, e o e-mail é confirmado em
          seguida.
        </Text>
      </Stack>
    </Paper>
  );
}
