import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { Quota } from "../../../platform/quotas.ts";

export const STUDENT_QUOTA: Quota = {
  max: 20_000,
  sentence: (limit) => `O limite é de ${limit} alunos por personal. Exclua cadastros inativos ou fale com o suporte.`,
};

export const EMAIL_TAKEN = { fields: { "student.email": "Já existe um aluno com este e-mail." } };

export const refuseImplausibleAge = ({ birthdate }: { readonly birthdate: string }, now: Date) =>
  isPlausibleBirthdate(birthdate, todayInSaoPaulo(now.getTime()))
    ? undefined
    : { fields: { "student.birthdate": MESSAGES.date } };
