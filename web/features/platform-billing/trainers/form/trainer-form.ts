import type { FormErrors } from "@mantine/form";
import { TrainerChange, TrainerDraft } from "#contract/platform-billing/trainers.ts";
import { formatBrazilianPhone } from "#domain/brazil.ts";
import { isCalendarDate, isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { type Kept, withKept } from "../../../../session/drafts.ts";
import { blankErrors, validateBy } from "../../../../ui/form/schema-validation.ts";
import { type AddressForm, addressFormOf, EMPTY_ADDRESS } from "../../../people/addresses/address-form.ts";
import type { ChangedTrainer, NewTrainer, Trainer } from "../data.ts";

/** The form's values as typed. `gender` is "1" or "2"; `subscription_plan_id` is the id as text, blank while none is chosen. */
export interface TrainerForm {
  readonly name: string;
  readonly cpf: string;
  readonly birthdate: string;
  readonly cellphone: string;
  readonly email: string;
  readonly gender: string;
  readonly password: string;
  readonly subscription_plan_id: string;
  readonly address: AddressForm;
}

export const EMPTY: TrainerForm = {
  name: "",
  cpf: "",
  birthdate: "",
  cellphone: "",
  email: "",
  gender: "1",
  password: "",
  subscription_plan_id: "",
  address: EMPTY_ADDRESS,
};

export const toTrainerForm = (trainer: Trainer): TrainerForm => ({
  ...EMPTY,
  name: trainer.fullname,
  cpf: trainer.cpf ?? "",
  birthdate: trainer.birthdate ?? "",
  cellphone: formatBrazilianPhone(trainer.phone ?? ""),
  email: trainer.email,
  gender: String(trainer.gender ?? 1),
  address: addressFormOf(trainer.address),
});

const REQUIRED = ["name", "cpf", "birthdate", "cellphone"] as const;
const ADDRESS = ["zipcode", "state", "city", "neighborhood", "street", "number", "complement"] as const;

const bySchema = { new: validateBy(TrainerDraft), change: validateBy(TrainerChange) };

export function validateTrainer(form: TrainerForm, isNew: boolean): FormErrors {
  const { birthdate, email, password, subscription_plan_id, address } = form;
  const today = todayInSaoPaulo(Date.now());
  const blank = {
    ...recordOf(REQUIRED.map((field) => [field, form[field]])),
    ...recordOf(ADDRESS.map((field) => [`address.${field}`, address[field]])),
    email,
    ...(isNew && { password, subscription_plan_id }),
  };
  return {
    ...bySchema[isNew ? "new" : "change"](isNew ? newBody(form) : changedBody(form)),
    ...(isCalendarDate(birthdate) && !isPlausibleBirthdate(birthdate, today) && { birthdate: MESSAGES.date }),
    ...blankErrors(blank),
  };
}

/** Before the first attempt to save, e-mail and password are not judged. */
export const withoutAccess = ({ email: _, password: __, ...errors }: FormErrors): FormErrors => errors;

const changedBody = ({ password: _, subscription_plan_id: __, ...form }: TrainerForm) => ({
  ...form,
  gender: Number(form.gender),
});

const newBody = (form: TrainerForm) => ({
  ...changedBody(form),
  password: form.password,
  subscription_plan_id: Number(form.subscription_plan_id),
});

/** Parsing narrows the choices. The form is valid here. */
export const newTrainerOf = (form: TrainerForm): NewTrainer => TrainerDraft.parse(newBody(form));

export const changedTrainerOf = (form: TrainerForm, lock_version: number): ChangedTrainer =>
  TrainerChange.parse({ ...changedBody(form), lock_version });

export const keptOf = ({ password: _, ...form }: TrainerForm) => form;

export function withDraft(form: TrainerForm, { address, ...kept }: Kept): TrainerForm {
  const { address: stored, password, ...fields } = form;
  return { ...withKept(fields, kept), password, address: withKept(stored, address) };
}

export const isSameForm = (one: TrainerForm, other: TrainerForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
