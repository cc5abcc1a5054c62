import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";

export const EMAIL_TAKEN = { fields: { email: "Já existe um personal com este e-mail." } };
export const CPF_TAKEN = { fields: { cpf: "Já existe um cadastro com este CPF." } };
export const PLAN_UNAVAILABLE = {
  fields: { subscription_plan_id: "Este plano não está mais disponível. Escolha outro." },
};

export const implausibleAge = ({ birthdate }: { readonly birthdate: string }, now: Date) =>
  isPlausibleBirthdate(birthdate, todayInSaoPaulo(now.getTime()))
    ? undefined
    : { fields: { birthdate: MESSAGES.date } };
