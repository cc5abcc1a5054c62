import { Badge, Group } from "@mantine/core";
import type { TrainerSummary } from "./data.ts";

/** Only a subscription that is not in order stands out. */
const TONES: Readonly<Record<string, string>> = { "Em atraso": "danger", Cancelado: "gray" };

export function PlanLabel({ trainer: { current_subscription: subscription } }: { readonly trainer: TrainerSummary }) {
  if (!subscription) return "Sem plano";
  const { status, subscription_plan } = subscription;
  return (
    <Group gap={6} component="span">
      {subscription_plan.name}
      <Badge size="sm" {...(TONES[status] ? { color: TONES[status] } : { variant: "default" })}>
        {status}
      </Badge>
    </Group>
  );
}
