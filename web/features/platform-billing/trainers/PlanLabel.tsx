import { Badge, Group } from "@mantine/core";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import type { TrainerSummary } from "./data.ts";

/** Only a subscription that is not in order stands out. */
const TONES: Readonly<Record<string, string>> = { "Em atraso": "danger", Cancelado: "gray" };

const Unconfirmed = () => (
  <Badge size="sm" color="warning">
    Sem confirmar
  </Badge>
);

export function PlanLabel({
  trainer: { current_subscription: subscription, is_confirmed, trial_ends_on },
}: {
  readonly trainer: TrainerSummary;
}) {
  if (!subscription || trial_ends_on)
    return (
      <Group gap={6} component="span">
        {trial_ends_on ? `Teste até ${formatDate(addDays(trial_ends_on, -1))}` : "Sem plano"}
        {!is_confirmed && <Unconfirmed />}
      </Group>
    );
  const { status, subscription_plan } = subscription;
  return (
    <Group gap={6} component="span">
      {subscription_plan.name}
      <Badge size="sm" {...(TONES[status] ? { color: TONES[status] } : { variant: "default" })}>
        {status}
      </Badge>
      {!is_confirmed && <Unconfirmed />}
    </Group>
  );
}
