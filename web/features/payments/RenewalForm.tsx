import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { session } from "../../shell/session.ts";
import { FormAlert } from "../../ui/FormAlert.tsx";
import { focusFirstError } from "../../ui/use-server-errors.ts";
import { CardFields } from "./CardFields.tsx";
import { type CardForm, cardRules, EMPTY_CARD } from "./card-form.ts";
import { type ChosenPlan, useSubscribe } from "./data.ts";
import { PlanFields } from "./PlanFields.tsx";

const leave = () => {
  session.end();
  location.assign("/");
};

/** Access lapsed: a plan and a card open it again, with everything as it was. */
export function RenewalForm({ onPaid }: { readonly onPaid: () => void }) {
  const pay = useSubscribe();
  const [plan, setPlan] = useState<ChosenPlan | null>(null);
  const [unchosen, setUnchosen] = useState(false);
  const form = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules });

  const submit = (card: CardForm) => {
    setUnchosen(!plan);
    if (plan) pay.mutate({ card, plan }, { onSuccess: onPaid });
  };

  return (
    <form noValidate data-wide onSubmit={form.onSubmit(submit, focusFirstError)}>
      <Stack>
        <Alert color="warning" variant="light" title="Há um problema com sua assinatura">
          Seu acesso expirou. Escolha um plano e pague para continuar: seus alunos e tudo o que você registrou estão
          guardados.
        </Alert>
        <PlanFields chosen={plan} onChoose={setPlan} error={unchosen && !plan ? "Escolha um plano" : null} />
        <div>
          <Title order={2} size="h4">
            Cartão de crédito
          </Title>
          <Text size="sm" c="dimmed">
            Os dados do cartão são cifrados neste navegador e só a operadora os lê.
          </Text>
        </div>
        <CardFields form={form} />
        <FormAlert error={pay.error} />
        <Button type="submit" loading={pay.isPending}>
          Pagar e continuar
        </Button>
        <Button variant="subtle" color="gray" onClick={leave}>
          Sair
        </Button>
      </Stack>
    </form>
  );
}
