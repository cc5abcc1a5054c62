import { Alert, Button, Checkbox, Stack, Text, Title } from "@mantine/core";
import { type FormErrors, type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { formatReais } from "#domain/money.ts";
import { isUnanswered } from "../../../api/api-error.ts";
import { randomId } from "../../../api/random-id.ts";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { Icon } from "../../../ui/Icon.tsx";
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
import { type BuyerForm, buyerRules } from "./buyer-form.ts";
import { buyerFrom, checkoutDraft, isBlankBuyer, type Order } from "./checkout-drafts.ts";
import { type Offer, type PaymentWay, usePurchase } from "./data.ts";
import { PaymentWays, waysOf } from "./PaymentWays.tsx";

interface Props {
  readonly offer: Offer;
  readonly onBought: (order: Order) => void;
}

const UNACCEPTED = "Aceite os termos para continuar";

/** It is one page, so that everything that is missing shows at once. */
export function CheckoutForm({ offer, onBought }: Props) {
  const { plan, slug } = offer;
  const ways = waysOf(offer);
  const draft = checkoutDraft({ slug, id: plan.id });
  const [stored] = useState(draft.read);
  const [way, setWay] = useState<PaymentWay>(ways.find((one) => one === stored.way) ?? ways[0] ?? "agreed");
  const isCard = way === "card";
  const [key] = useState(() => (typeof stored.key === "string" ? stored.key : randomId()));
  const [installments, setInstallments] = useState(1);
  const [renews, setRenews] = useState(stored.renews === true);
  const [accepted, setAccepted] = useState(stored.accepted === offer.terms_version);
  const [isSubmitted, setSubmitted] = useState(false);
  const [reading, setReading] = useState(false);
  const [isAtField, setIsAtField] = useState(false);
  const buyer = useForm<BuyerForm>({
    initialValues: buyerFrom(stored),
    validate: buyerRules(isCard),
    onValuesChange: draft.add,
  });
  const card = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules(null) });
  const markBuyer = useServerErrors(buyer, "buyer.");
  const markCard = useServerErrors(card, CARD_FIELDS);
  const purchase = usePurchase({ slug, id: plan.id });

  const submit = () => {
    setSubmitted(true);
    const errors: FormErrors = { ...buyer.validate().errors, ...(isCard && card.validate().errors) };
    if (Object.keys(errors).length > 0) return focusFirstError(errors);
    if (!accepted) return;
    // A page that is read anew before the answer came repeats this purchase, but with a card: its cipher is another one.
    draft.add({ key, way, wasSent: true });
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
        onSuccess: (bought) => {
          draft.clear();
          onBought({ way: bought.way, email: buyer.values.email.trim(), value: plan.value });
        },
        onError: (error) => {
          draft.add({ wasSent: isUnanswered(error) });
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
        {!isBlankBuyer(buyerFrom(stored)) && (
          <Text size="sm" c="dimmed" role="status">
            Recuperamos o que você tinha preenchido.
            {isCard && " Por segurança, digite de novo os dados do cartão."}
          </Text>
        )}
        {isCard && stored.wasSent === true && stored.way === "card" && (
          <Alert color="warning" variant="light" role="status" icon={<Icon name="alert" size={18} />}>
            Um pagamento pode ter sido aprovado antes de a página fechar. Confira seu e-mail antes de pagar de novo.
          </Alert>
        )}
        <BuyerFields form={buyer} />
        {ways.length > 1 ? (
          <PaymentWays
            ways={ways}
            value={way}
            onChange={(chosen) => {
              setWay(chosen);
              draft.add({ way: chosen });
            }}
          />
        ) : (
          <Text>O pagamento é combinado diretamente com o personal.</Text>
        )}
        {isCard && (
          <Checkbox
            label={`Renovar neste cartão: ${formatReais(plan.value)} a cada vencimento. Você pode parar quando quiser.`}
            checked={renews}
            onChange={({ currentTarget: { checked } }) => {
              setRenews(checked);
              draft.add({ renews: checked });
            }}
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
          onAccept={(given) => {
            setAccepted(given);
            draft.add({ accepted: given ? offer.terms_version : null });
          }}
          error={isSubmitted && !accepted ? UNACCEPTED : null}
          reading={reading}
          onRead={setReading}
        />
        <FormAlert error={isAtField ? null : purchase.error} />
        <Button type="submit" loading={purchase.isPending}>
          {isCard ? `Pagar ${formatReais(plan.value)}` : "Enviar pedido"}
        </Button>
      </Stack>
      <UnsavedGuard
        isDirty={() => !purchase.isSuccess && (!isBlankBuyer(buyer.getValues()) || card.isDirty())}
        onDiscard={draft.clear}
      />
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
