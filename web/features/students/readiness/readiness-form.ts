import { type CalendarDate, isCalendarDate } from "#domain/calendar-date.ts";
import { type Screening, screen, signsSince } from "#domain/students/readiness/screening.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type { Readiness, ReadinessAnswers } from "./data.ts";

export const YES_NO = [
  { value: "yes", label: "Sim" },
  { value: "no", label: "Não" },
] as const;

export type YesNo = (typeof YES_NO)[number]["value"] | null;

export interface AnswersForm
  extends Pick<
    ReadinessAnswers,
    "wished_intensity" | "diseases" | "signs" | "medicines" | "pregnancy_risk" | "cleared_for"
  > {
  readonly is_active: YesNo;
  readonly is_pregnant: YesNo;
  readonly pregnancy_week: string;
  readonly cleared_on: string;
}

const yesNo = (answer: boolean | null): YesNo => (answer === null ? null : answer ? "yes" : "no");
const answered = (choice: YesNo) => (choice === null ? null : choice === "yes");

export const formOf = (answers: ReadinessAnswers): AnswersForm => ({
  ...answers,
  is_active: yesNo(answers.is_active),
  is_pregnant: yesNo(answers.is_pregnant),
  pregnancy_week: answers.pregnancy_week === null ? "" : String(answers.pregnancy_week),
  cleared_on: answers.cleared_on ?? "",
});

/** A week or a day that cannot be is sent as it is, so that the server says what is wrong with it. */
export const answersOf = (form: AnswersForm): ReadinessAnswers => ({
  ...form,
  is_active: answered(form.is_active),
  is_pregnant: answered(form.is_pregnant),
  pregnancy_week: form.pregnancy_week === "" ? null : parseDecimal(form.pregnancy_week),
  cleared_on: isCalendarDate(form.cleared_on) ? form.cleared_on : null,
});

/** As the server screens these answers when they are saved. */
export function screeningOf(
  form: AnswersForm,
  { answers: told, signs_since }: Pick<Readiness, "answers" | "signs_since">,
  today: CalendarDate,
): Screening {
  const answers = answersOf(form);
  return screen(answers, signsSince(answers, { answers: told, signsSince: signs_since }, today), today);
}
