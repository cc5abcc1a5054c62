import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../api/api-error.ts";
import { queryClient } from "../../../api/query-client.ts";
import { draftOf, type Kept } from "../../../session/drafts.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { termsQuery } from "../../people/terms/data.ts";
import { plansQuery } from "../plans/data.ts";
import { CARD_FIELDS, type CardForm, cardRules, EMPTY_CARD } from "../subscription-payments/card-form.ts";
import { type ChosenPlan, isPriceChanged } from "../subscription-payments/data.ts";
import { findPlanOffer } from "../subscription-payments/plan-offers.ts";
import { useRegister } from "./data.ts";
import { isBlankPerson, type PersonForm, personFrom, personRules, withoutPasswords } from "./person-form.ts";
import { STEPS, type Step } from "./registration-search.ts";
import { CARD_STEP, DATA_STEP, LAST_STEP, PLAN_STEP, planFrom, refusedStep } from "./registration-steps.ts";

const draft = draftOf({ lifetime: "tab", name: "registration" });
const store = (changed: object) => draft.write({ ...draft.read(), ...changed });

function useForms(stored: Kept) {
  const person = useForm<PersonForm>({
    initialValues: personFrom(stored),
    validate: personRules,
    onValuesChange: (values) => store(withoutPasswords(values)),
  });
  const card = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules });
  return { person, card, markPerson: useServerErrors(person), markCard: useServerErrors(card, CARD_FIELDS) };
}

export function useRegistration(requestedStep: Step, onStep: (step: Step | undefined) => void) {
  const [stored] = useState(draft.read);
  const [reached, setReached] = useState(0);
  const [plan, setPlan] = useState<ChosenPlan | null>(() => planFrom(stored));
  const [planRefusal, setPlanRefusal] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(stored.accepted === true);
  const [missing, setMissing] = useState(false);
  const { person, card, markPerson, markCard } = useForms(stored);
  const { data: current } = useQuery(termsQuery());
  const { data: plans = [] } = useQuery(plansQuery);
  const register = useRegister();

  const step = Math.min(STEPS.indexOf(requestedStep), reached);
  const open = (index: number) => onStep(STEPS[index]);

  const isComplete = () => {
    const form = [person, null, card, null][step];
    if (form) {
      const { hasErrors, errors } = form.validate();
      if (hasErrors) focusFirstError(errors);
      return !hasErrors;
    }
    const isDone = step === LAST_STEP ? accepted : plan !== null;
    setMissing(!isDone);
    return isDone;
  };

  const choosePlan = (chosen: ChosenPlan) => {
    setPlan(chosen);
    setPlanRefusal(null);
    store({ plan: chosen });
  };
  const accept = (given: boolean) => {
    setAccepted(given);
    store({ accepted: given });
  };

  const goToRefused = (error: unknown) => {
    // The summary above the button then shows the new price.
    if (isPriceChanged(error)) return void queryClient.invalidateQueries(plansQuery);
    const step = refusedStep(error);
    if (step === null) return void queryClient.invalidateQueries(termsQuery());
    open(step);
    if (step === DATA_STEP) markPerson(error);
    if (step === CARD_STEP) markCard(error);
    if (step === PLAN_STEP) setPlanRefusal(sentenceOf(error));
  };

  const submitStep = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete()) return;
    setMissing(false);
    if (step < LAST_STEP) {
      setReached(Math.max(reached, step + 1));
      return open(step + 1);
    }
    const value = findPlanOffer(plans, plan)?.offer.value;
    if (!plan || !current || value === undefined) return;
    register.mutate(
      { person: person.values, plan: { ...plan, value }, card: card.values, termsVersion: current.version },
      {
        onSuccess: draft.clear,
        onError: goToRefused,
      },
    );
  };

  return {
    step,
    isLast: step === LAST_STEP,
    open,
    submitStep,
    person,
    card,
    plan: { chosen: plan, onChoose: choosePlan, error: missing && !plan ? "Escolha um plano" : planRefusal },
    terms: {
      accepted,
      onAccept: accept,
      error: missing && !accepted ? "Aceite os termos para continuar" : null,
    },
    register,
    failure: refusedStep(register.error) === null ? register.error : null,
    isRecovered: Object.keys(stored).length > 0,
    isDirty: () => !isBlankPerson(person.getValues()) || card.isDirty(),
    discard: draft.clear,
  };
}
