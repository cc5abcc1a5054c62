import type { FormErrors } from "@mantine/form";
import type { Role } from "#contract/call.ts";
import { ProfileDraft } from "#contract/own-data/profile.ts";
import { formatBrazilianPhone, formatPhone, isCellphone, isPhoneComplete } from "#domain/brazil.ts";
import { isCalendarDate, isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { type Kept, withKept } from "../../../session/drafts.ts";
import type { ChosenPhoto } from "../../../ui/field/PhotoChoice.tsx";
import { blankErrors, validateBy } from "../../../ui/form/schema-validation.ts";
import { type AddressForm, addressFormOf } from "../../people/addresses/address-form.ts";
import type { Profile, ProfileBody } from "./data.ts";

/** Only a trainer's birth date, CREF and address are shown and sent. */
export interface ProfileForm {
  readonly photo: ChosenPhoto;
  readonly fullname: string;
  readonly phone: string;
  readonly birthdate: string;
  readonly cref: string;
  readonly address: AddressForm;
}

/** A student's phone is written as in their country, everyone else's as in Brazil. */
export interface Owner {
  readonly role: Role;
  readonly country: string | null;
}

export const toProfileForm = (
  { fullname, phone, birthdate, cref, address }: Profile,
  { role, country }: Owner,
): ProfileForm => ({
  photo: undefined,
  fullname,
  phone: role === "student" ? formatPhone(country, phone ?? "") : formatBrazilianPhone(phone ?? ""),
  birthdate: birthdate ?? "",
  cref: cref ?? "",
  address: addressFormOf(address),
});

/** A chosen photo is not kept. */
export function withDraft(
  { photo, address, ...fields }: ProfileForm,
  { address: keptAddress, ...kept }: Kept,
): ProfileForm {
  return { ...withKept(fields, kept), photo, address: withKept(address, keptAddress) };
}

export const withoutPhoto = ({ photo: _, ...typed }: ProfileForm) => typed;

export const isChanged = (form: ProfileForm, saved: ProfileForm): boolean =>
  form.photo !== undefined || JSON.stringify(withoutPhoto(form)) !== JSON.stringify(withoutPhoto(saved));

const validatePerson = validateBy<ProfileForm>(ProfileDraft.pick({ fullname: true, phone: true, photo: true }));
const validateTrainer = validateBy<ProfileForm>(ProfileDraft);

export const validateProfile =
  ({ role, country }: Owner) =>
  (form: ProfileForm): FormErrors => {
    const { fullname, phone, birthdate, address } = form;
    const isAged = !isCalendarDate(birthdate) || isPlausibleBirthdate(birthdate, todayInSaoPaulo(Date.now()));
    const isPhone = role === "student" ? isPhoneComplete(country, phone) : isCellphone(phone);
    return {
      ...(role === "trainer" ? validateTrainer(form) : validatePerson(form)),
      ...(!isPhone && { phone: MESSAGES.format }),
      ...(!isAged && { birthdate: MESSAGES.date }),
      ...blankErrors({ fullname, phone }),
      ...(role === "trainer" && !address.state && { "address.state": MESSAGES.required }),
    };
  };

export const toProfileBody = (
  { photo, address, cref, birthdate, ...fields }: ProfileForm,
  { role }: Owner,
): ProfileBody => ({
  user: ProfileDraft.parse({
    ...fields,
    ...(role === "trainer" && { address, cref, birthdate }),
    ...(photo !== undefined && { photo, photo_changed: true }),
  }),
});
