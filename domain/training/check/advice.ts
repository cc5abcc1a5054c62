import type { HealthAnswers } from "../health/statements.ts";
import type { VolumeBand } from "../weekly/band.ts";
import type { PrescribedTraining } from "../weekly/volume.ts";

/** What is known of the student; all of it is optional. */
export interface CheckedStudent extends HealthAnswers {
  /** "Horário de treino" as typed: "das 6h às 7h". */
  readonly training_hours?: string | null | undefined;
}

/** A week of trainings with what it is compared with. */
export interface CheckedWeek {
  readonly trainings: readonly PrescribedTraining[];
  /** The microcycle before this one, if it has trainings. */
  readonly previous: {
    readonly id: number;
    readonly name: string;
    readonly trainings: readonly PrescribedTraining[];
  } | null;
  readonly band: VolumeBand;
  readonly student: CheckedStudent;
}

/** What a careful colleague would say. It is advice and never keeps a trainer from anything. */
export interface Advice {
  /** The rule, its subject and its cause, so that a dismissed advice comes back when its cause changes. At most 300 characters. */
  readonly key: string;
  /** One Portuguese sentence. */
  readonly sentence: string;
  /** The training that it is about; null for the whole week. */
  readonly trainingId: number | null;
}

/** A rule reads the week and says what it noticed. */
export type Rule = (week: CheckedWeek) => readonly Advice[];

/** The most characters of a key. */
export const ADVICE_KEY_LENGTH = 300;

/** Joins the parts of a key. */
export const keyOf = (...parts: readonly (string | number)[]): string => parts.join(":").slice(0, ADVICE_KEY_LENGTH);
