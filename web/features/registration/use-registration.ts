import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { draftOf } from "../../drafts.ts";
import { focusFirstError, useServerErrors } from "../../ui/use-server-errors.ts";
import { type CardForm, cardRules, EMPTY_CARD } from "../payments/card-form.ts";
import type { ChosenPlan } from "../payments/data.ts";
import { termsQuery } from "../terms/data.ts";
import { useRegister } from "./data.ts";
import { isBlank, keptOf, type PersonForm, personFrom, personRules } from "./person-form.ts";
import { STEPS, type Step } from "./registration-search.ts";

const LAST = STEPS.length - 1;
const draft = draftOf({ lifetime: "tab", name: "registration" });

/** A registration from the first field to the payment. Every step keeps what was typed, whichever way one goes. */
export function useRegistration(asked: Step, onStep: (step: Step | undefined) => void) {
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

  const step = Math.min(STEPS.indexOf(asked), reached);
  const open = (place: number) => onStep(STEPS[place]);

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

  return {
    step,
    isLast: step === LAST,
    open,
    goOn,
    person,
    card,
    plan: { chosen: plan, onChoose: setPlan, error: missing && !plan ? "Escolha um plano" : null },
    terms: {
      accepted,
      onAccept: setAccepted,
      error: missing && !accepted ? "Aceite os termos para continuar" : null,
    },
    register,
    isRecovered: Object.keys(kept).length > 0,
    isDirty: () => !isBlank(person.getValues()) || card.isDirty(),
    discard: draft.clear,
  };
}
