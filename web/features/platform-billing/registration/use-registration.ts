import { type FormErrors, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sentenceOf } from "../../../api/api-error.ts";
import { queryClient } from "../../../api/query-client.ts";
import { draftOf, type Kept, withKept } from "../../../session/drafts.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { awaitedConfirmation } from "../../people/accounts/awaited-confirmation.ts";
import { type AddressForm, addressRules, EMPTY_ADDRESS } from "../../people/addresses/address-form.ts";
import { termsQuery } from "../../people/terms/data.ts";
import { plansQuery } from "../plans/data.ts";
import { CARD_FIELDS, cardRules, EMPTY_CARD, withHolder } from "../subscription-payments/card-form.ts";
import { type ChosenPlan, isPriceChanged } from "../subscription-payments/data.ts";
import { findPlanOffer } from "../subscription-payments/plan-offers.ts";
import { useRegister } from "./data.ts";
import { type PersonForm, personFrom, personRules, withoutPasswords } from "./person-form.ts";
import { STEPS, type Step } from "./registration-search.ts";
import { DATA_STEP, firstPlan, PAYMENT_STEP, PLAN_STEP, refusedStep } from "./registration-steps.ts";

const draft = draftOf({ lifetime: "tab", name: "registration" });
const isBlank = (fields: object) => Object.values(fields).every((typed) => typed === "");
const store = (changed: object) => draft.write({ ...draft.read(), ...changed });

function useForms(stored: Kept) {
  const person = useForm<PersonForm>({
    initialValues: personFrom(stored),
    validate: personRules,
    onValuesChange: (values) => store(withoutPasswords(values)),
  });
  const place = useForm<{ readonly address: AddressForm }>({
    initialValues: { address: withKept(EMPTY_ADDRESS, stored.address) },
    validate: { address: addressRules },
    onValuesChange: store,
  });
  const payer = { cpf: person.values.cpf, phone: person.values.phone };
  const card = useForm({ initialValues: EMPTY_CARD, validate: cardRules(payer) });
  return { person, place, card, payer };
}

interface Requested {
  readonly step: Step;
  readonly plan: number | undefined;
  readonly isTrial: boolean;
}

export function useRegistration(requested: Requested, onStep: (step: Step | undefined, isTrial: boolean) => void) {
  const [stored] = useState(draft.read);
  const [plan, setPlan] = useState(() => firstPlan(stored, requested.plan));
  const [reached, setReached] = useState(requested.plan === undefined ? PLAN_STEP : DATA_STEP);
  const [planRefusal, setPlanRefusal] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(stored.accepted === true);
  const [missing, setMissing] = useState(false);
  const { person, place, card, payer } = useForms(stored);
  const markPerson = useServerErrors(person);
  const markPlace = useServerErrors(place);
  const markCard = useServerErrors(card, CARD_FIELDS);
  const { data: current } = useQuery(termsQuery());
  const { data: plans } = useQuery(plansQuery);
  const register = useRegister();

  const offer = plans && findPlanOffer(plans, plan)?.offer;
  // A plan of the address or the draft may be sold no longer.
  const isSold = plan !== null && (plans === undefined || offer !== undefined);
  const { isTrial } = requested;
  const furthest = isTrial ? Math.max(reached, DATA_STEP) : reached;
  const step = isSold || isTrial ? Math.min(STEPS.indexOf(requested.step), furthest) : PLAN_STEP;
  const open = (index: number) => onStep(STEPS[index], isTrial);

  const errorsOf = (index: number): FormErrors => {
    if (index === DATA_STEP) return person.validate().errors;
    if (isTrial) return {};
    return index === PAYMENT_STEP ? { ...card.validate().errors, ...place.validate().errors } : {};
  };

  const isComplete = () => {
    const errors = errorsOf(step);
    const hasErrors = Object.keys(errors).length > 0;
    if (hasErrors) focusFirstError(errors);
    const needsPlan = !isTrial || step === PLAN_STEP;
    const isMissing = step === PAYMENT_STEP ? !accepted : needsPlan && !isSold;
    setMissing(isMissing);
    return !hasErrors && !isMissing;
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
    // The summary above the fields then shows the new price.
    if (isPriceChanged(error)) return void queryClient.invalidateQueries(plansQuery);
    const step = refusedStep(error);
    if (step === null) return void queryClient.invalidateQueries(termsQuery());
    open(step);
    if (step === DATA_STEP) markPerson(error);
    if (step === PAYMENT_STEP) {
      markPlace(error);
      markCard(error);
    }
    if (step === PLAN_STEP) setPlanRefusal(sentenceOf(error));
  };

  const submitStep = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete()) return;
    if (step < PAYMENT_STEP) {
      setReached(Math.max(reached, step + 1));
      // The step of the plan leads on with the plan, and away from the trial.
      return onStep(STEPS[step + 1], isTrial && step !== PLAN_STEP);
    }
    const order = isTrial ? null : orderOf();
    if (!current || order === undefined) return;
    register.mutate(
      { person: person.values, order, termsVersion: current.version },
      {
        onSuccess: ({ email }) => {
          draft.clear();
          awaitedConfirmation.write({ email, isTrial });
        },
        onError: goToRefused,
      },
    );
  };

  const orderOf = () =>
    plan && offer
      ? {
          address: place.values.address,
          plan: { ...plan, value: offer.value },
          card: withHolder(card.values, payer),
        }
      : undefined;

  return {
    step,
    isTrial: isTrial && step !== PLAN_STEP,
    open,
    startTrial: () => onStep(STEPS[DATA_STEP], true),
    submitStep,
    person,
    place,
    card,
    payer,
    plan: { chosen: plan, onChoose: choosePlan, error: missing && !isSold ? "Escolha um plano" : planRefusal },
    terms: {
      accepted,
      onAccept: accept,
      error: missing && !accepted ? "Aceite os termos para continuar" : null,
    },
    register,
    failure: refusedStep(register.error) === null ? register.error : null,
    isRecovered: !isBlank(personFrom(stored)),
    isDirty: () => !isBlank(person.getValues()) || !isBlank(place.getValues().address) || card.isDirty(),
    discard: draft.clear,
  };
}
