import { Alert, Button, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { addDays, formatDate } from "#domain/calendar-date.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { NarrowScreen } from "../../../ui/NarrowScreen.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { CouponField } from "../coupons/CouponField.tsx";
import { heldDiscountText } from "../discounts/held-discount.ts";
import { ChangeCardDialog } from "./ChangeCardDialog.tsx";
import { type OwnSubscription, ownSubscriptionQuery } from "./data.ts";
import { InvoiceList } from "./InvoiceList.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { cardText } from "./subscription-texts.ts";

export function OwnSubscriptionScreen() {
  usePageTitle("Minha assinatura");
  const { trial_ends_on: trial } = useCurrentUser();
  const { data: subscription, error, refetch, isFetching } = useQuery(ownSubscriptionQuery);
  if (subscription === undefined) {
    if (!error) return <ScreenSkeleton />;
    return (
      <ErrorState
        asScreen
        title="Erro ao buscar sua assinatura"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <NarrowScreen>
      <Group justify="space-between" align="flex-start">
        <Title order={1}>Minha assinatura</Title>
        <Button
          variant="default"
          leftSection={<Icon name="back" size={18} />}
          renderRoot={(props) => <Link {...props} to="/configuracoes/perfil" />}
        >
          Voltar ao perfil
        </Button>
      </Group>
      {subscription ? (
        <>
          <PlanSection subscription={subscription} />
          <CardSection subscription={subscription} />
        </>
      ) : (
        <Alert
          variant="light"
          title={trial ? `Seu teste vai até ${formatDate(addDays(trial, -1))}` : "Você não tem uma assinatura ativa"}
        >
          <Group justify="space-between">
            <Text size="sm">Escolha um plano para continuar usando a plataforma.</Text>
            <Button renderRoot={(props) => <Link {...props} to="/autenticacao/renovar_plano" />}>Escolher plano</Button>
          </Group>
        </Alert>
      )}
      <DiscountSection discount={subscription?.discount ?? null} />
      <Section title="Faturas" about="O que você pagou e o que está aberto. Cada pagamento tem o seu recibo.">
        <InvoiceList />
      </Section>
    </NarrowScreen>
  );
}

function DiscountSection({ discount }: Pick<OwnSubscription, "discount">) {
  return (
    <Section title="Desconto">
      {discount && (
        <Text className="figures" mb="sm">
          {heldDiscountText(discount)}
        </Text>
      )}
      <CouponField held={discount} />
    </Section>
  );
}

function CardSection({ subscription: { card } }: { readonly subscription: OwnSubscription }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section
      title="Cartão"
      about="As próximas cobranças são feitas neste cartão."
      action={
        <Button variant="default" onClick={() => setIsChanging(true)}>
          {card ? "Trocar cartão" : "Cadastrar cartão"}
        </Button>
      }
    >
      <Text className="figures">{card ? cardText(card) : "Nenhum cartão cadastrado."}</Text>
      {isChanging && <ChangeCardDialog hasCard={card !== null} onClose={() => setIsChanging(false)} />}
    </Section>
  );
}
