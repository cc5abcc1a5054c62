import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";

export const EMAIL_TAKEN = { fields: { "student.email": "Já existe um aluno com este e-mail." } };

export const refuseImplausibleAge = ({ birthdate }: { readonly birthdate: string }, now: Date) =>
  isPlausibleBirthdate(birthdate, todayInSaoPaulo(now.getTime()))
    ? undefined
    : { fields: { "student.birthdate": MESSAGES.date } };
