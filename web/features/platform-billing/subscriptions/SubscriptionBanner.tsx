import { Alert, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type OwnSubscription, ownSubscriptionQuery } from "./data.ts";
import { PayButtons } from "./PayButtons.tsx";
import { lastDayOf, owedText } from "./subscription-texts.ts";

export default function SubscriptionBanner() {
  const { data: subscription } = useQuery(ownSubscriptionQuery);
  if (!subscription || (subscription.status !== "late" && !subscription.owed?.is_first)) return null;
  const { status, owed } = subscription;
  const isLate = status === "late";
  return (
    <Alert
      color="warning"
      variant="light"
      role="region"
      aria-label="Sua assinatura"
      icon={<Icon name="alert" size={20} />}
      title={isLate ? "Sua assinatura está em atraso" : "Sua primeira fatura está aberta"}
      mb="lg"
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" maw="110ch" className="figures">
          {owed ? owedText(owed, subscription).join(" ") : withoutInvoice(subscription)}
        </Text>
        {owed ? (
          <PayButtons owed={owed} card={subscription.card} />
        ) : (
          <Button renderRoot={(props) => <Link {...props} to="/autenticacao/renovar_plano" />}>Renovar plano</Button>
        )}
      </Group>
    </Alert>
  );
}

/** A plan that is no longer sold has no invoice: another one must be chosen. */
const withoutInvoice = (subscription: OwnSubscription): string =>
  `O período pago terminou em ${lastDayOf(subscription)}. Renove até ` +
  `${formatDate(addDays(subscription.period_end, GRACE_DAYS - 1))} para não perder o acesso.`;
