import { Group, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { FIRST_INVOICE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import type { SoldPlan } from "../data.ts";
import { soldPlatformPlansQuery } from "../data.ts";
import type { TrainerForm } from "./trainer-form.ts";

interface Props {
  readonly form: UseFormReturnType<TrainerForm>;
}

const FIELD = "subscription_plan_id";

/** The first plan is chosen until another one is. */
export function PlanFieldset({ form }: Props) {
  const { data: plans, error, refetch, isFetching } = useQuery(soldPlatformPlansQuery);
  const sorted = plans && inOrder(plans);
  const { [FIELD]: chosen } = form.values;
  const { setFieldValue } = form;
  const first = sorted?.[0]?.id;
  const isSold = sorted?.some(({ id }) => String(id) === chosen) ?? true;
  useEffect(() => {
    if (!isSold && first !== undefined) setFieldValue(FIELD, String(first));
  }, [isSold, first, setFieldValue]);

  if (!sorted) {
    if (!error) return <RowsSkeleton rows={4} />;
    return <ErrorState title="Erro ao buscar planos" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (sorted.length === 0) {
    return (
      <EmptyState title="Nenhum plano ativo">Ative ou cadastre um plano em “Planos” para atribuí-lo aqui.</EmptyState>
    );
  }
  const due = addDays(todayInSaoPaulo(Date.now()), FIRST_INVOICE_DAYS);
  return (
    <Stack>
      <Radio.Group label="Plano" withAsterisk {...form.getInputProps(FIELD)}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
          {[...Map.groupBy(sorted, ({ name }) => name)].map(([name, periods]) => (
            <Stack key={name} gap="xs">
              <div>
                <Text fw={600}>{name}</Text>
                {periods[0]?.description && (
                  <Text size="sm" c="dimmed">
                    {periods[0].description}
                  </Text>
                )}
              </div>
              {periods.map((plan) => (
                <PlanChoice key={plan.id} plan={plan} />
              ))}
            </Stack>
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        A primeira fatura fica pendente e vence em {formatDate(due)}. O personal a paga na própria assinatura.
      </Text>
    </Stack>
  );
}

/** By name, the cheapest name first, and within a name the shortest period first. */
function inOrder(plans: readonly SoldPlan[]): readonly SoldPlan[] {
  const byValue = plans.toSorted((one, other) => one.value - other.value);
  return [...Map.groupBy(byValue, ({ name }) => name).values()].flat();
}

function PlanChoice({ plan }: { readonly plan: SoldPlan }) {
  return (
    <Radio.Card
      value={String(plan.id)}
      radius="md"
      p="sm"
      aria-label={`${plan.name} · ${FREQUENCIES[plan.frequency].label}, ${formatReais(plan.value)}`}
    >
      <Group wrap="nowrap" gap="md">
        <Radio.Indicator />
        <Text flex={1}>{FREQUENCIES[plan.frequency].label}</Text>
        <Text fw={600} className="figures">
          {formatReais(plan.value)}
        </Text>
      </Group>
    </Radio.Card>
  );
}
