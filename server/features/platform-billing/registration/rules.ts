import type { RegistrationDraft } from "#contract/platform-billing/registration.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";

export const TERMS_OUTDATED = { detail: "Os termos foram atualizados. Leia a nova versão para continuar." };
export const CPF_TAKEN = { fields: { cpf: "Já existe um cadastro com este CPF." } };
export const EMAIL_TAKEN = { fields: { email: "Já existe um cadastro com este e-mail." } };
export const NO_TRIAL = { detail: "Escolha um plano para criar sua conta." };
export const NO_ADDRESS = { fields: { "address.zipcode": MESSAGES.required } };

export const implausibleAge = ({ birthdate }: Pick<RegistrationDraft, "birthdate">, now: Date) =>
  !birthdate || isPlausibleBirthdate(birthdate, todayInSaoPaulo(now.getTime()))
    ? undefined
    : { fields: { birthdate: MESSAGES.date } };
