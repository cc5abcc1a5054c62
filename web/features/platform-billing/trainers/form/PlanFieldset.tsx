import { Group, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FREQUENCIES, type Frequency } from "#domain/billing/plans.ts";
import { FIRST_INVOICE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { codesOf } from "#domain/text/labels.ts";
import { EmptyState } from "../../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { type PlanGroup, type PlanOffer, plansQuery } from "../../plans/data.ts";
import type { TrainerForm } from "./trainer-form.ts";

interface Props {
  readonly form: UseFormReturnType<TrainerForm>;
}

const FIELD = "subscription_plan_id";

/** The plans that everybody may read: support reads no others. The first one is chosen until another one is. */
export function PlanFieldset({ form }: Props) {
  const { data: plans, error, refetch, isFetching } = useQuery(plansQuery);
  const { [FIELD]: chosen } = form.values;
  const { setFieldValue } = form;
  const ids = plans?.flatMap(offersOf).map(({ offer }) => String(offer.id));
  const first = ids?.[0];
  const isSold = ids?.includes(chosen) ?? true;
  useEffect(() => {
    if (!isSold && first !== undefined) setFieldValue(FIELD, first);
  }, [isSold, first, setFieldValue]);

  if (!plans) {
    if (!error) return <RowsSkeleton rows={4} />;
    return <ErrorState title="Erro ao buscar planos" error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (plans.length === 0) {
    return (
      <EmptyState title="Nenhum plano ativo">Ative ou cadastre um plano em “Planos” para atribuí-lo aqui.</EmptyState>
    );
  }
  const due = addDays(todayInSaoPaulo(Date.now()), FIRST_INVOICE_DAYS);
  return (
    <Stack>
      <Radio.Group label="Plano" withAsterisk {...form.getInputProps(FIELD)}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} mt="xs">
          {plans.map((group) => (
            <Stack key={group.name} gap="xs">
              <div>
                <Text fw={600}>{group.name}</Text>
                {group.description && (
                  <Text size="sm" c="dimmed">
                    {group.description}
                  </Text>
                )}
              </div>
              {offersOf(group).map((sold) => (
                <PlanChoice key={sold.offer.id} name={group.name} {...sold} />
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

interface SoldOffer {
  readonly frequency: Frequency;
  readonly offer: PlanOffer;
}

/** The shortest period first. */
const offersOf = (group: PlanGroup): readonly SoldOffer[] =>
  codesOf(FREQUENCIES).flatMap((frequency) => {
    const { [frequency]: offer } = group;
    return offer ? [{ frequency, offer }] : [];
  });

function PlanChoice({ name, frequency, offer }: SoldOffer & { readonly name: string }) {
  const { label } = FREQUENCIES[frequency];
  return (
    <Radio.Card
      value={String(offer.id)}
      radius="md"
      p="sm"
      aria-label={`${name} · ${label}, ${formatReais(offer.value)}`}
    >
      <Group wrap="nowrap" gap="md">
        <Radio.Indicator />
        <Text flex={1}>{label}</Text>
        <Text fw={600} className="figures">
          {formatReais(offer.value)}
        </Text>
      </Group>
    </Radio.Card>
  );
}
