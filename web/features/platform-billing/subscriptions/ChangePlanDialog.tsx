import { Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais } from "#domain/money.ts";
import { randomId } from "../../../api/random-id.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { plansQuery } from "../plans/data.ts";
import { CardFields } from "../subscription-payments/CardFields.tsx";
import { type ChosenPlan, isEndUnknown } from "../subscription-payments/data.ts";
import { PlanFields, partsOf } from "../subscription-payments/PlanFields.tsx";
import { findPlanOffer, ownPricesOf, withOwnPrices } from "../subscription-payments/plan-offers.ts";
import { useCardForm } from "../subscription-payments/use-card-form.ts";
import { upgradeQuery, useUpgrade } from "../upgrades/data.ts";
import { UpgradeQuoteText } from "../upgrades/UpgradeQuoteText.tsx";
import { type OwnSubscription, useChangePlan } from "./data.ts";
import { cardText } from "./subscription-texts.ts";

interface Props {
  readonly subscription: OwnSubscription;
  readonly onClose: () => void;
}

/** Another plan from the next period on, or today with the credit of the days that are left. */
export function ChangePlanDialog({ subscription, onClose }: Props) {
  const { plan, next_plan, next_plan_from, owed, card } = subscription;
  const { id, installments } = next_plan ?? plan;
  const [chosen, setChosen] = useState<ChosenPlan>({ id, installments });
  const [isToday, setToday] = useState(false);
  const [key, setKey] = useState(() => randomId());
  const change = useChangePlan();
  const upgrade = useUpgrade();
  const { form, payer, isAtField, onError, onInvalid } = useCardForm();
  const { data: plans = [] } = useQuery(plansQuery);
  const quoted = useQuery({ ...upgradeQuery(chosen.id), enabled: isToday });
  const ownPrices = ownPricesOf(subscription);
  const offer = findPlanOffer(withOwnPrices(plans, ownPrices), chosen)?.offer;
  const quote = isToday ? quoted.data?.quote : undefined;

  /** After a refusal the next try is another payment. */
  const refused = (error: unknown) => {
    if (!isEndUnknown(error)) setKey(randomId());
    onError(error);
  };
  const pay = (typed: Parameters<typeof upgrade.mutate>[0]["card"]) => {
    if (quote)
      upgrade.mutate({ key, plan: chosen, value: quote.value, card: typed }, { onSuccess: onClose, onError: refused });
  };
  const payTyped = form.onSubmit((typed) => pay(typed), onInvalid);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isToday && !card) return payTyped(event);
    event.preventDefault();
    if (isToday) pay(null);
    else if (offer) change.mutate({ ...chosen, value: offer.value }, { onSuccess: onClose });
  };
  const submitLabel = quote ? `Pagar ${formatReais(quote.value)}` : "Trocar plano";
  return (
    <FormDialog
      title="Trocar de plano"
      isDirty={() => form.isDirty() && !upgrade.isSuccess}
      onClose={onClose}
      submitLabel={submitLabel}
      isSaving={change.isPending || upgrade.isPending}
      onSubmit={submit}
    >
      <Stack>
        <ChipChoice
          label="Quando começa"
          data={[
            { value: "next", label: `Em ${formatDate(next_plan_from)}` },
            { value: "today", label: "Hoje, com crédito" },
          ]}
          value={isToday ? "today" : "next"}
          onChange={(when) => setToday(when === "today")}
        />
        <Text size="sm" c="dimmed">
          {isToday
            ? "O que você pagou pelos dias que restam é descontado do novo plano."
            : owed?.is_first
              ? "Até lá nada muda: a primeira fatura é a do plano atual."
              : "Até lá nada muda e nada é cobrado."}
        </Text>
        <PlanFields ownPrices={ownPrices} chosen={chosen} onChoose={setChosen} hidesParts={isToday} />
        {isToday && quoted.isPending && <Skeleton height={96} radius="md" />}
        {isToday && quoted.data?.reason && <Text role="status">{quoted.data.reason}</Text>}
        {quote && (
          <>
            <UpgradeQuoteText quote={quote} />
            {offer && offer.max_installments > 1 && (
              <Choice
                label="Parcelas"
                value={String(chosen.installments)}
                onChange={(parts) => setChosen({ ...chosen, installments: Number(parts) })}
                data={partsOf({ ...offer, value: quote.value })}
              />
            )}
            {card ? (
              <Text size="sm" className="figures">
                Pago no {cardText(card)}.
              </Text>
            ) : (
              <CardFields form={form} payer={payer} />
            )}
          </>
        )}
        <FormAlert error={isToday ? (isAtField ? null : (upgrade.error ?? quoted.error)) : change.error} />
      </Stack>
    </FormDialog>
  );
}
