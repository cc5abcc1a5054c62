import { Button, Checkbox, Stack, Text, Title } from "@mantine/core";
import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { formatReais } from "#domain/money.ts";
import { randomId } from "../../../api/random-id.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { AddressFields } from "../../people/addresses/AddressFields.tsx";
import { AcceptTerms } from "../../platform-billing/registration/AcceptTerms.tsx";
import { CardFields } from "../../platform-billing/subscription-payments/CardFields.tsx";
import {
  CARD_FIELDS,
  type CardForm,
  cardRules,
  EMPTY_CARD,
} from "../../platform-billing/subscription-payments/card-form.ts";
import { BuyerFields } from "./BuyerFields.tsx";
import { type BuyerForm, buyerRules, EMPTY_BUYER } from "./buyer-form.ts";
import { type Offer, type PaymentWay, usePurchase } from "./data.ts";
import { PaymentWays, waysOf } from "./PaymentWays.tsx";

interface Props {
  readonly offer: Offer;
  readonly onBought: (bought: { readonly way: PaymentWay; readonly email: string }) => void;
}

const UNACCEPTED = "Aceite os termos para continuar";

/** It is one page, so that everything that is missing shows at once. */
export function CheckoutForm({ offer, onBought }: Props) {
  const { plan, slug } = offer;
  const ways = waysOf(offer);
  const [way, setWay] = useState<PaymentWay>(ways[0] ?? "agreed");
  const isCard = way === "card";
  const [key] = useState(() => randomId());
  const [installments, setInstallments] = useState(1);
  const [renews, setRenews] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [reading, setReading] = useState(false);
  const [isAtField, setIsAtField] = useState(false);
  const buyer = useForm<BuyerForm>({ initialValues: EMPTY_BUYER, validate: buyerRules(isCard) });
  const card = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules(null) });
  const markBuyer = useServerErrors(buyer, "buyer.");
  const markCard = useServerErrors(card, CARD_FIELDS);
  const purchase = usePurchase({ slug, id: plan.id });

  const submit = () => {
    setSubmitted(true);
    const errors: FormErrors = { ...buyer.validate().errors, ...(isCard && card.validate().errors) };
    if (Object.keys(errors).length > 0) return focusFirstError(errors);
    if (!accepted) return;
    purchase.mutate(
      {
        key,
        buyer: buyer.values,
        way,
        card: card.values,
        installments,
        renews: isCard && renews,
        value: plan.value,
        termsVersion: offer.terms_version,
      },
      {
        onSuccess: (bought) => onBought({ way: bought.way, email: buyer.values.email.trim() }),
        onError: (error) => {
          const isMarked = [markBuyer(error), markCard(error)].some(Boolean);
          setIsAtField(isMarked);
        },
      },
    );
  };

  return (
    <form
      noValidate
      data-wide
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        <BuyerFields form={buyer} />
        {ways.length > 1 ? (
          <PaymentWays ways={ways} value={way} onChange={setWay} />
        ) : (
          <Text>O pagamento é combinado diretamente com o personal.</Text>
        )}
        {isCard && (
          <Checkbox
            label={`Renovar neste cartão: ${formatReais(plan.value)} a cada vencimento. Você pode parar quando quiser.`}
            checked={renews}
            onChange={(event) => setRenews(event.currentTarget.checked)}
          />
        )}
        {isCard && (
          <CardPart
            plan={plan}
            card={card}
            buyer={buyer}
            installments={installments}
            onInstallments={setInstallments}
          />
        )}
        <AcceptTerms
          accepted={accepted}
          onAccept={setAccepted}
          error={isSubmitted && !accepted ? UNACCEPTED : null}
          reading={reading}
          onRead={setReading}
        />
        <FormAlert error={isAtField ? null : purchase.error} />
        <Button type="submit" loading={purchase.isPending}>
          {isCard ? `Pagar ${formatReais(plan.value)}` : "Enviar pedido"}
        </Button>
      </Stack>
    </form>
  );
}

interface CardProps {
  readonly plan: Offer["plan"];
  readonly card: UseFormReturnType<CardForm>;
  readonly buyer: UseFormReturnType<BuyerForm>;
  readonly installments: number;
  readonly onInstallments: (installments: number) => void;
}

const CardPart = ({ plan, card, buyer, installments, onInstallments }: CardProps) => (
  <Stack>
    <Text size="sm" c="dimmed">
      Os dados do cartão são cifrados neste navegador e só a operadora os lê.
    </Text>
    <CardFields form={card} payer={null} />
    {plan.max_installments > 1 && (
      <Choice
        label="Parcelas"
        data={Array.from({ length: plan.max_installments }, (_, index) => ({
          value: String(index + 1),
          label: `${index + 1}x de ${formatReais(plan.value / (index + 1))}`,
        }))}
        value={String(installments)}
        onChange={(chosen) => onInstallments(Number(chosen ?? 1))}
      />
    )}
    <Title order={2} size="h4">
      Endereço da fatura
    </Title>
    <AddressFields form={buyer} />
  </Stack>
);
