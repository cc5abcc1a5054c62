import { Anchor, Button, Group, Stack, Stepper, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { FormAlert } from "../../ui/FormAlert.tsx";
import linkClasses from "../../ui/link.module.css";
import { tabDraft } from "../../ui/tab-draft.ts";
import { UnsavedGuard } from "../../ui/UnsavedGuard.tsx";
import { focusFirstError, useServerErrors } from "../../ui/use-server-errors.ts";
import { CardFields } from "../payments/CardFields.tsx";
import { type CardForm, cardRules, EMPTY_CARD } from "../payments/card-form.ts";
import type { ChosenPlan } from "../payments/data.ts";
import { PlanFields } from "../payments/PlanFields.tsx";
import { termsQuery } from "../terms/data.ts";
import { AcceptTerms } from "./AcceptTerms.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { useRegister } from "./data.ts";
import { PersonFields } from "./PersonFields.tsx";
import { isBlank, keptOf, type PersonForm, personFrom, personRules } from "./person-form.ts";
import classes from "./RegistrationScreen.module.css";
import { STEPS } from "./registration-search.ts";

const route = getRouteApi("/open/cadastro");
const LABELS = { data: "Dados", plan: "Plano", payment: "Pagamento", terms: "Termos" } as const;
const LAST = STEPS.length - 1;
const draft = tabDraft("registration");

/** Registers a trainer in four steps. Every step keeps what was typed, whichever way one goes. */
export function RegistrationScreen() {
  const { step: asked = "data", policy } = route.useSearch();
  const navigate = route.useNavigate();
  const [kept] = useState(draft.read);
  const [reached, setReached] = useState(0);
  const [plan, setPlan] = useState<ChosenPlan | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const person = useForm<PersonForm>({
    initialValues: personFrom(kept),
    validate: personRules,
    onValuesChange: (values) => draft.write(keptOf(values)),
  });
  const card = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules });
  const { data: current } = useQuery(termsQuery());
  const register = useRegister();
  const markPerson = useServerErrors(person);
  usePageTitle("Criar conta");

  const step = Math.min(STEPS.indexOf(asked), reached);
  const open = (place: number) => void navigate({ search: (before) => ({ ...before, step: STEPS[place] }) });

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
    if (step < LAST) {
      setReached(Math.max(reached, step + 1));
      return open(step + 1);
    }
    if (!plan || !current) return;
    register.mutate(
      { person: person.values, plan, card: card.values, termsVersion: current.version },
      {
        onSuccess: draft.clear,
        onError: (error) => {
          if (markPerson(error)) open(0);
        },
      },
    );
  };

  if (register.data) return <ConfirmEmail email={register.data.email} />;
  const isDirty = () => !isBlank(person.getValues()) || card.isDirty();
  return (
    <form noValidate data-wide onSubmit={goOn}>
      <Stack gap="lg">
        <Title order={1}>Criar conta</Title>
        <Stepper
          active={step}
          size="xs"
          iconSize={28}
          wrap={false}
          allowNextStepsSelect={false}
          onStepClick={open}
          classNames={{ step: classes.step ?? "", stepBody: classes.stepBody ?? "" }}
        >
          {STEPS.map((name) => (
            <Stepper.Step key={name} label={LABELS[name]} />
          ))}
        </Stepper>
        {step === 0 && Object.keys(kept).length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            Recuperamos o que você tinha preenchido. Por segurança, digite a senha novamente.
          </Text>
        )}
        {step === 0 && <PersonFields form={person} />}
        {step === 1 && (
          <PlanFields chosen={plan} onChoose={setPlan} error={missing && !plan ? "Escolha um plano" : null} />
        )}
        {step === 2 && <CardFields form={card} />}
        {step === LAST && (
          <AcceptTerms
            accepted={accepted}
            onAccept={setAccepted}
            error={missing && !accepted ? "Aceite os termos para continuar" : null}
            reading={policy === "privacy"}
            onRead={(reading) =>
              void navigate({ search: (before) => ({ ...before, policy: reading ? "privacy" : undefined }) })
            }
          />
        )}
        <FormAlert error={register.error} />
        <Group justify="space-between">
          {step === 0 ? (
            <Anchor
              size="sm"
              className={linkClasses.link}
              renderRoot={(props) => <Link {...props} to="/autenticacao/entrar" />}
            >
              Já tenho conta
            </Anchor>
          ) : (
            <Button variant="default" onClick={() => open(step - 1)}>
              Voltar
            </Button>
          )}
          <Button type="submit" loading={register.isPending}>
            {step === LAST ? "Pagar e criar conta" : "Próximo"}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard isDirty={isDirty} onDiscard={draft.clear} />
    </form>
  );
}
