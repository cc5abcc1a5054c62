import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { plansQuery } from "../plans/data.ts";
import type { ChosenPlan } from "../subscription-payments/data.ts";
import { PlanFields } from "../subscription-payments/PlanFields.tsx";
import { findPlanOffer, type OwnPrice, withOwnPrices } from "../subscription-payments/plan-offers.ts";
import { type OwnSubscription, useChangePlan } from "./data.ts";

interface Props {
  readonly subscription: OwnSubscription;
  readonly onClose: () => void;
}

export function ChangePlanDialog({ subscription, onClose }: Props) {
  const { plan, next_plan, period_end } = subscription;
  const { id, installments } = next_plan ?? plan;
  const [chosen, setChosen] = useState<ChosenPlan>({ id, installments });
  const change = useChangePlan();
  const { data: plans = [] } = useQuery(plansQuery);
  const ownPrices = ownPricesOf(subscription);
  const offer = findPlanOffer(withOwnPrices(plans, ownPrices), chosen)?.offer;
  return (
    <FormDialog
      title="Trocar de plano"
      onClose={onClose}
      submitLabel="Trocar plano"
      isSaving={change.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (offer) change.mutate({ ...chosen, value: offer.value }, { onSuccess: onClose });
      }}
    >
      <Stack>
        <Text>
          O plano que você escolher vale a partir de {formatDate(period_end)}. Até lá nada muda e nada é cobrado.
        </Text>
        <PlanFields ownPrices={ownPrices} chosen={chosen} onChoose={setChosen} />
        <FormAlert error={change.error} />
      </Stack>
    </FormDialog>
  );
}

/** The present plan costs what it was sold for until an announced value begins. */
const ownPricesOf = ({ plan, next_plan, announced, period_end }: OwnSubscription): readonly OwnPrice[] => [
  {
    plan_id: plan.id,
    frequency: plan.frequency,
    value: announced && announced.from <= period_end ? announced.value : plan.value,
  },
  ...(next_plan ? [{ plan_id: next_plan.id, frequency: next_plan.frequency, value: next_plan.value }] : []),
];
