import { Badge, Group, Radio, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FREQUENCIES, type Frequency, monthlyCentsOf } from "#domain/billing/plans.ts";
import { formatReais, toCents, toReais } from "#domain/money.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { type PlanGroup, type PlanOffer, plansQuery } from "../plans/data.ts";
import type { ChosenPlan } from "./data.ts";
import classes from "./PlanFields.module.css";
import {
  findPlanOffer,
  installmentsLabel,
  type OwnPrice,
  PERIOD_LABELS,
  RENEWALS,
  soldFrequencies,
  withOwnPrices,
} from "./plan-offers.ts";

interface Props {
  readonly chosen: ChosenPlan | null;
  readonly onChoose: (plan: ChosenPlan) => void;
  readonly error?: string | null;
  readonly ownPrices?: readonly OwnPrice[];
  /** Another amount is paid in parts, and asked for elsewhere. */
  readonly hidesParts?: boolean;
}

export function PlanFields({ chosen, onChoose, error, ownPrices = [], hidesParts = false }: Props) {
  const { data: sold, error: failure, refetch, isFetching } = useQuery(plansQuery);
  const plans = sold && withOwnPrices(sold, ownPrices);
  const found = plans && findPlanOffer(plans, chosen);
  const [picked, setPicked] = useState<Frequency | null>(null);
  const frequencies = soldFrequencies(plans ?? []);
  const frequency = picked ?? found?.frequency ?? frequencies.at(-1) ?? "yearly";
  if (failure) {
    return (
      <ErrorState
        error={failure}
        title="Não foi possível recuperar os dados dos planos!"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!plans) return <Skeleton className={classes.awaited ?? ""} />;
  const offers = plans.flatMap((group) => (group[frequency] ? [{ group, offer: group[frequency] }] : []));
  const current = found?.frequency === frequency ? found.offer : undefined;
  return (
    <Stack>
      <SegmentedControl
        aria-label="Frequência"
        classNames={{ label: classes.frequency ?? "" }}
        value={frequency}
        onChange={setPicked}
        data={frequencies.map((value) => ({ value, label: FREQUENCIES[value].label }))}
      />
      <Radio.Group
        label="Plano"
        withAsterisk
        error={error}
        value={current ? String(current.id) : null}
        onChange={(id) => onChoose({ id: Number(id), installments: 1 })}
      >
        <Stack gap="sm" mt="xs">
          {offers.map(({ group, offer }) => (
            <Offer key={offer.id} group={group} offer={offer} frequency={frequency} />
          ))}
        </Stack>
      </Radio.Group>
      {current && current.max_installments > 1 && !hidesParts && (
        <Choice
          label="Parcelas"
          value={String(chosen?.installments ?? 1)}
          onChange={(parts) => onChoose({ id: current.id, installments: Number(parts) })}
          data={partsOf(current)}
        />
      )}
    </Stack>
  );
}

interface OfferProps {
  readonly group: PlanGroup;
  readonly offer: PlanOffer;
  readonly frequency: Frequency;
}

function Offer({ group, offer, frequency }: OfferProps) {
  const period = PERIOD_LABELS[frequency];
  const price = formatReais(offer.value);
  return (
    <Radio.Card
      value={String(offer.id)}
      p="md"
      aria-label={`${group.name}, ${price} ${period}`}
      className={classes.card ?? ""}
    >
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator mt={2} />
        <div className={classes.words}>
          <div className={classes.head}>
            <Text fw={600}>{group.name}</Text>
            <div className={classes.price}>
              <Text fw={600} className="figures">
                {price}{" "}
                <Text span size="sm" c="dimmed" fw={400}>
                  {period}
                </Text>
              </Text>
              {frequency !== "monthly" && (
                <Text size="sm" c="dimmed" className="figures">
                  {formatReais(toReais(monthlyCentsOf(toCents(offer.value), frequency)))} por mês
                </Text>
              )}
            </div>
          </div>
          <Text size="sm" c="dimmed">
            {group.description}
          </Text>
          <Group justify="space-between" gap="xs" mt={6}>
            <Text size="sm" c="dimmed">
              {RENEWALS[frequency]}
            </Text>
            {offer.discount_in_percent > 0 && <Badge color="success">{offer.discount_in_percent}% de desconto</Badge>}
          </Group>
        </div>
      </Group>
    </Radio.Card>
  );
}

export const partsOf = (offer: Pick<PlanOffer, "value" | "max_installments">) =>
  Array.from({ length: offer.max_installments }, (_, index) => ({
    value: String(index + 1),
    label: installmentsLabel(offer, index + 1),
  }));
