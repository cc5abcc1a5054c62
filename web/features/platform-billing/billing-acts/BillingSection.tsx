import { Button, Menu, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { heldDiscountText } from "../discounts/held-discount.ts";
import type { ActKind } from "./act-form.ts";
import { actTitle } from "./act-titles.ts";
import classes from "./BillingSection.module.css";
import { type BillingAct, type TrainerBilling, trainerBillingQuery } from "./data.ts";

const ActDialog = lazy(() => import("./ActDialog.tsx"));

export function BillingSection({ trainerId }: { readonly trainerId: number }) {
  const { data: billing, error, refetch, isFetching } = useQuery(trainerBillingQuery(trainerId));
  const [kind, setKind] = useState<ActKind>();
  return (
    <Section title="Assinatura" action={billing && <ActMenu billing={billing} onChoose={setKind} />}>
      {!billing && !error && <RowsSkeleton rows={3} />}
      {!billing && error && (
        <ErrorState title="Erro ao buscar a assinatura" error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {billing && (
        <Stack>
          <Standing billing={billing} />
          {billing.acts.length > 0 && <Acts acts={billing.acts} />}
        </Stack>
      )}
      <Suspense>
        {kind && billing && (
          <ActDialog trainerId={trainerId} kind={kind} billing={billing} onClose={() => setKind(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}

interface MenuProps {
  readonly billing: TrainerBilling;
  readonly onChoose: (kind: ActKind) => void;
}

/** Acts that are impossible now are left out. */
function ActMenu({ billing, onChoose }: MenuProps) {
  const { subscription, discount } = billing;
  const kinds: readonly ActKind[] = [
    "payment_recorded",
    ...(subscription ? (["plan_changed"] as const) : []),
    "free_days",
    "discount",
    "coupon",
    ...(discount ? (["discount_ended"] as const) : []),
    ...(subscription && !subscription.is_ending ? (["canceled"] as const) : []),
  ];
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<Icon name="chevron-down" size={18} />}>
          Agir na assinatura
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item
            key={kind}
            mih={44}
            {...(kind === "canceled" && { c: "var(--mantine-color-error)" })}
            onClick={() => onChoose(kind)}
          >
            {actTitle(kind, billing)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Standing({ billing: { subscription, discount, trial_ends_on } }: { readonly billing: TrainerBilling }) {
  const reduced = discount && (
    <Text size="sm" className="figures">
      Desconto de {heldDiscountText(discount)}
    </Text>
  );
  if (!subscription)
    return (
      <div>
        <Text className="figures">
          Nenhuma assinatura em andamento.
          {trial_ends_on && ` Teste até ${formatDate(addDays(trial_ends_on, -1))}.`}
        </Text>
        {reduced}
      </div>
    );
  const { plan, period_start, period_end, is_ending, next_plan, next_charge, owed } = subscription;
  return (
    <div>
      <Text fw={600} className="figures">
        {plan.name} · {FREQUENCIES[plan.frequency].label}, {formatReais(plan.value)}
      </Text>
      <Text size="sm" c="dimmed" className="figures">
        De {formatDate(period_start)} a {formatDate(addDays(period_end, -1))}
        {is_ending && ", e então termina"}
      </Text>
      {next_plan && (
        <Text size="sm" className="figures">
          Depois: {next_plan.name} · {FREQUENCIES[next_plan.frequency].label}, {formatReais(next_plan.value)}
        </Text>
      )}
      {owed && (
        <Text size="sm" className="figures">
          Fatura aberta: {formatReais(owed.value)}, com vencimento em {formatDate(owed.due_on)}
        </Text>
      )}
      {next_charge && (
        <Text size="sm" className="figures">
          Próxima cobrança no cartão: {formatReais(next_charge.value)} em {formatDate(next_charge.on)}
        </Text>
      )}
      {reduced}
    </div>
  );
}

const Acts = ({ acts }: { readonly acts: readonly BillingAct[] }) => (
  <ul className={classes.acts} aria-label="O que a administração fez">
    {acts.map(({ id, summary, reason, done_by, happened_at }) => (
      <li key={id}>
        <Text size="sm" fw={600} className="figures">
          {summary}
        </Text>
        <Text size="sm" c="dimmed" className="figures">
          {reason} · {done_by ?? "Administração"}, {instantOf(happened_at)}
        </Text>
      </li>
    ))}
  </ul>
);
