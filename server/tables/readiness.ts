import type { ScreenedHeart } from "#domain/assessment/aerobic/training-zones.ts";
import { ageInYears, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED, type ReadinessAnswers, withPregnancyOn } from "#domain/students/readiness/readiness-answers.ts";
import { type Screening, screen } from "#domain/students/readiness/screening.ts";
import { heartObstacle, heartRateNote } from "#domain/training/health/heart-rate-note.ts";
import { readLimits } from "#domain/training/health/read-health.ts";
import type { Scope } from "../platform/database/scope.ts";

interface ScreenedStudent {
  readonly heart: Pick<ScreenedHeart, "obstacle" | "screening"> & { readonly isPregnant: boolean };
}

interface StoredAnswers {
  readonly version: number;
  readonly answers: ReadinessAnswers;
  readonly signs_since: CalendarDate | null;
  readonly answered_at: Date;
}

export interface KnownReadiness {
  readonly version: number;
  readonly answers: ReadinessAnswers;
  readonly signsSince: CalendarDate | null;
  readonly screening: Screening;
}

/** The answers as they stand on a day: a pregnancy has gone on since. */
export function readinessOn(stored: StoredAnswers | undefined, day: CalendarDate): KnownReadiness {
  const { version = 0, signs_since: signsSince = null } = stored ?? {};
  const answers = stored ? answersOn(stored, day) : NOT_ASKED;
  return { version, answers, signsSince, screening: screen(answers, signsSince, day) };
}

const dayOf = ({ answered_at }: Pick<StoredAnswers, "answered_at">): CalendarDate =>
  todayInSaoPaulo(answered_at.getTime());

const answersOn = (stored: StoredAnswers, day: CalendarDate): ReadinessAnswers =>
  withPregnancyOn(day, { ...NOT_ASKED, ...stored.answers }, dayOf(stored));

/** A later answer may name a week that had begun by this day. One that was corrected on its own day says nothing. */
const isPregnancyToldLater = (newestFirst: readonly StoredAnswers[], day: CalendarDate): boolean =>
  newestFirst.some((one, index) => {
    const next = newestFirst[index - 1];
    if (dayOf(one) <= day || (next && dayOf(next) === dayOf(one))) return false;
    const { is_pregnant, pregnancy_week } = answersOn(one, day);
    return is_pregnant === true && pregnancy_week !== null;
  });

export const listReadinessAnswers = ({ tx }: Pick<Scope, "tx">, studentId: number) =>
  tx
    .selectFrom("readiness_answers")
    .select(["version", "answers", "signs_since", "answered_at", "answered_by"])
    .where("student_id", "=", studentId)
    .orderBy("version", "desc");

export type ScreenedOn = (day: CalendarDate) => ScreenedStudent;

/**
 * Of the anamnesis as it is now, and the screening that was in force on a day; of a day before the first one, that first one. A pregnancy may
 * be told later.
 */
export async function findScreened(scope: Scope, studentId: number): Promise<ScreenedOn> {
  const [student, newestFirst] = await Promise.all([
    scope.tx
      .selectFrom("students")
      .select(["birthdate", "personal_anamnesis", "physiological_anamnesis"])
      .where("id", "=", studentId)
      .executeTakeFirst(),
    listReadinessAnswers(scope, studentId).execute(),
  ]);
  const health = { ...student?.physiological_anamnesis, ...student?.personal_anamnesis };
  // Reading the texts takes milliseconds, and a history has sixty days with the same answers.
  const read = new Map<string, ReturnType<typeof readLimits>>();
  return (day) => {
    const inForce = newestFirst.find((one) => dayOf(one) <= day);
    const { version, answers, screening } = readinessOn(inForce ?? newestFirst.at(-1), day);
    const isPregnantThen = answers.is_pregnant || isPregnancyToldLater(newestFirst, day);
    const key = `${version} ${isPregnantThen}`;
    const limits = read.get(key) ?? readLimits(health, { ...answers, is_pregnant: isPregnantThen });
    read.set(key, limits);
    const { conditions } = limits;
    const ageYears = student?.birthdate ? ageInYears(student.birthdate, day) : null;
    const isPregnant = conditions.some(({ condition }) => condition === "pregnancy");
    const { verdict, up_to } = screening;
    return { heart: { obstacle: heartObstacle(conditions, ageYears), isPregnant, screening: { verdict, up_to } } };
  };
}

export const findHeartRateNote = async (scope: Scope, studentId: number, day: CalendarDate): Promise<string | null> =>
  heartRateNote((await findScreened(scope, studentId))(day).heart.obstacle);

export const findReadinessOf = async (scope: Scope, studentId: number, today: CalendarDate): Promise<KnownReadiness> =>
  readinessOn(await listReadinessAnswers(scope, studentId).limit(1).executeTakeFirst(), today);
