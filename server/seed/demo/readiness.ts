import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED, type ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import { READINESS_QUESTIONS, statementOf } from "#domain/students/readiness/signed-documents.ts";
import { saveReadiness } from "../../features/students/readiness/commands.ts";
import { signDocument } from "../../features/students/readiness-documents/commands.ts";
import type { Scope } from "../../platform/database/scope.ts";

const SIGNED_DAYS_AGO = 40;

const HEALTHY = {
  ...NOT_ASKED,
  is_active: true,
  wished_intensity: "vigorous" as const,
  diseases: [],
  signs: [],
  medicines: [],
} satisfies ReadinessAnswers;

export interface Ready {
  readonly id: number;
  readonly name: string;
  readonly age: number;
  readonly isActive: boolean;
}

/** Every fourth, and who is not asked for a questionnaire, is left with something to sign or send. */
export const signsInDemo = ({ age, isActive }: Ready, place: number): boolean =>
  isActive && age >= 15 && age < 70 && place % 4 !== 3;

/** `scope`: of the student. */
export async function signQuestionnaire(scope: Scope, { id, name }: Ready, now: Date): Promise<void> {
  const day = addDays(todayInSaoPaulo(now.getTime()), -SIGNED_DAYS_AGO);
  const signed = await signDocument(
    scope,
    id,
    {
      kind: "questionnaire",
      statement: statementOf("questionnaire", name),
      answers: READINESS_QUESTIONS.map((question) => ({ question, answer: false })),
      signer: "student",
      signer_name: name,
      drawing: null,
    },
    { now: new Date(`${day}T15:00:00Z`), device: "Chrome no Android" },
  );
  if (signed.outcome !== "signed") throw new Error(`demo questionnaire of ${name}: ${signed.outcome}`);
}

export async function answerScreening(scope: Scope, { id, name }: Ready, now: Date): Promise<void> {
  const saved = await saveReadiness(scope, id, { answers: HEALTHY, version: 0 }, { now: () => now });
  if (saved.outcome !== "saved") throw new Error(`demo screening of ${name}: ${saved.outcome}`);
}
