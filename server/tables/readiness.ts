import type { ZonedHeart } from "#domain/assessment/aerobic/training-zones.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED, pregnancyWeekOn, type ReadinessAnswers } from "#domain/students/readiness/readiness-answers.ts";
import { type Screening, screen } from "#domain/students/readiness/screening.ts";
import { heartObstacle, heartRateNote } from "#domain/training/health/heart-rate-note.ts";
import type { Scope } from "../platform/database/scope.ts";

type HeartOfStudent = Pick<ZonedHeart, "obstacle" | "isPregnant">;

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
  const answers = stored ? withWeekOf(stored, day) : NOT_ASKED;
  return { version, answers, signsSince, screening: screen(answers, signsSince, day) };
}

function withWeekOf({ answers, answered_at }: StoredAnswers, day: CalendarDate): ReadinessAnswers {
  const { pregnancy_week: week } = answers;
  const answeredOn = todayInSaoPaulo(answered_at.getTime());
  return { ...NOT_ASKED, ...answers, pregnancy_week: week === null ? null : pregnancyWeekOn(day, week, answeredOn) };
}

export const listReadinessAnswers = ({ tx }: Pick<Scope, "tx">, studentId: number) =>
  tx
    .selectFrom("readiness_answers")
    .select(["version", "answers", "signs_since", "answered_at", "answered_by"])
    .where("student_id", "=", studentId)
    .orderBy("version", "desc");

/** Of the anamnesis and the screening as they are now. */
export async function findZonedHeart(scope: Scope, studentId: number, today: CalendarDate): Promise<HeartOfStudent> {
  const student = await scope.tx
    .selectFrom("students")
    .select(["personal_anamnesis", "physiological_anamnesis"])
    .where("id", "=", studentId)
    .executeTakeFirst();
  const { answers } = await findReadinessOf(scope, studentId, today);
  const health = { ...student?.physiological_anamnesis, ...student?.personal_anamnesis };
  return { obstacle: heartObstacle(health, answers), isPregnant: answers.is_pregnant === true };
}

export const findHeartRateNote = async (scope: Scope, studentId: number, today: CalendarDate): Promise<string | null> =>
  heartRateNote((await findZonedHeart(scope, studentId, today)).obstacle);

export const findReadinessOf = async (scope: Scope, studentId: number, today: CalendarDate): Promise<KnownReadiness> =>
  readinessOn(await listReadinessAnswers(scope, studentId).limit(1).executeTakeFirst(), today);
