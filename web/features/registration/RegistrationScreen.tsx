import { Anchor, Button, Checkbox, Group, Stack, Stepper, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { FormAlert } from "../../ui/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../ui/use-server-errors.ts";
import { CardFields } from "../payments/CardFields.tsx";
import { type CardForm, cardRules, EMPTY_CARD } from "../payments/card-form.ts";
import type { ChosenPlan } from "../payments/data.ts";
import { PlanFields } from "../payments/PlanFields.tsx";
import { termsQuery } from "../terms/data.ts";
import { TermsDialog } from "../terms/TermsDialog.tsx";
import { useRegister } from "./data.ts";
import { PersonFields } from "./PersonFields.tsx";
import { EMPTY_PERSON, type PersonForm, personRules } from "./person-form.ts";

const STEPS = ["Dados", "Plano", "Pagamento", "Termos"] as const;
const LAST = STEPS.length - 1;

/** Registers a trainer in four steps. Every step keeps what was typed, whichever way one goes. */
export function RegistrationScreen() {
  const [step, setStep] = useState(0);
  const [plan, setPlan] = useState<ChosenPlan | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const [reading, terms] = useDisclosure(false);
  const person = useForm<PersonForm>({ initialValues: EMPTY_PERSON, validate: personRules });
  const card = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules });
  const { data: current } = useQuery(termsQuery());
  const register = useRegister();
  const markPerson = useServerErrors(person);
  usePageTitle("Criar conta");

  const isComplete = () => {
    const form = [person, null, card, null][step];
    if (form) {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirstError(errors);
      return !hasErrors;
    }
    const isDone = step === LAST ? accepted : plan !== null;
    setMissing(!isDone);
    return isDone;
  };

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete()) return;
    setMissing(false);
    if (step < LAST) return setStep(step + 1);
    if (!plan || !current) return;
    register.mutate(
      { person: person.values, plan, card: card.values, termsVersion: current.version },
      {
        onError: (error) => {
          if (markPerson(error)) setStep(0);
        },
      },
    );
  };

  if (register.data) return <ConfirmEmail email={register.data.email} />;
  return (
    <form noValidate data-wide onSubmit={goOn}>
      <Stack gap="lg">
        <Title order={1}>Criar conta</Title>
        <Stepper active={step} size="xs" iconSize={28} allowNextStepsSelect={false} onStepClick={setStep}>
          {STEPS.map((label) => (
            <Stepper.Step key={label} label={label} />
          ))}
        </Stepper>
        {step === 0 && <PersonFields form={person} />}
        {step === 1 && (
          <PlanFields chosen={plan} onChoose={setPlan} error={missing && !plan ? "Escolha um plano" : null} />
        )}
        {step === 2 && <CardFields form={card} />}
        {step === LAST && (
          <Stack>
            <Checkbox
              label="Li e aceito os termos de uso e a política de privacidade"
              checked={accepted}
              onChange={(event) => setAccepted(event.currentTarget.checked)}
              error={missing && !accepted ? "Aceite os termos para continuar" : null}
            />
            <Anchor component="button" type="button" onClick={terms.open}>
              Ler os termos
            </Anchor>
          </Stack>
        )}
        <FormAlert error={register.error} />
        <Group justify="space-between">
          <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Voltar
          </Button>
          <Button type="submit" loading={register.isPending}>
            {step === LAST ? "Pagar e criar conta" : "Próximo"}
          </Button>
        </Group>
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}>
          Já tenho conta
        </Anchor>
      </Stack>
      <TermsDialog opened={reading} onClose={terms.close} />
    </form>
  );
}

function ConfirmEmail({ email }: { readonly email: string }) {
  return (
    <Stack>
      <Title order={1}>Confirme seu e-mail</Title>
      <Text>
        Pagamento aprovado. Enviamos para <strong>{email}</strong> o link e o código que confirmam o seu cadastro.
      </Text>
      <Button renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}>Ir para a entrada</Button>
    </Stack>
  );
}
