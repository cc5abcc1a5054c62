import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatDate } from "#domain/calendar-date.ts";
import { FormButtons, FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { FormAlert } from "../../ui/form/FormAlert.tsx";
import type { ChosenPlan } from "../payments/data.ts";
import { PlanFields } from "../payments/PlanFields.tsx";
import { type OwnSubscription, useChangePlan } from "./data.ts";

const FORM = "change-plan";

interface Props {
  readonly subscription: OwnSubscription;
  readonly onClose: () => void;
}

/** Another plan from the next period on. */
export function ChangePlanDialog({ subscription, onClose }: Props) {
  const { plan, next_plan, period_end } = subscription;
  const { id, installments } = next_plan ?? plan;
  const [chosen, setChosen] = useState<ChosenPlan>({ id, installments });
  const change = useChangePlan();
  return (
    <FormDialog
      title="Trocar de plano"
      onClose={onClose}
      footer={<FormButtons formId={FORM} label="Trocar plano" saving={change.isPending} onCancel={onClose} />}
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(chosen, {
            onSuccess: onClose,
          });
        }}
      >
        <Stack>
          <Text>
            O plano que você escolher vale a partir de {formatDate(period_end)}. Até lá nada muda e nada é cobrado.
          </Text>
          <PlanFields chosen={chosen} onChoose={setChosen} />
          <FormAlert error={change.error} />
        </Stack>
      </form>
    </FormDialog>
  );
}
