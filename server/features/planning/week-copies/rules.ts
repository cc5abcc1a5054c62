import type { WeekCopyDraft } from "#contract/planning/week-copies.ts";
import type { Training, TrainingDraft } from "#contract/prescription/trainings.ts";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { entriesInWeek, type Programme } from "#domain/training/weeks/programme.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { PrescribeRefusal } from "../../prescription/trainings/commands.ts";
import { draftOf } from "../../prescription/trainings/rules.ts";

export type WeekCopyRefusal =
  | PrescribeRefusal
  | Outcome<"cycle_finished" | "changed_elsewhere" | "without_microcycles" | "training_in_microcycles">
  | { readonly outcome: "cycle_has_training"; readonly detail: string }
  | { readonly outcome: "invalid"; readonly detail: string };

export type WeekCopyOutcome = Outcome<"saved"> | WeekCopyRefusal;

/** As `week_copies.weeks` stores them. */
export interface CopiedWeek {
  readonly microcycle_id: number;
  readonly lock_version: number;
  readonly trainings: readonly TrainingDraft[];
  /** Absent in a copy that was stored before weeks were marked. */
  readonly is_lighter?: boolean;
}

interface Week {
  readonly id: number;
  readonly name: string;
}

export interface NumberedWeek extends Week {
  /** How many weeks after the copied one. */
  readonly number: number;
  readonly lock_version: number;
  readonly replaces: boolean;
}

const NOT_FOLLOWING = { outcome: "invalid", detail: "Escolha semanas depois da que é copiada." } as const;

/** A mesocycle that is copied stands in the place of the first week. `all` are by date. */
export function numberWeeks(
  all: readonly Week[],
  { microcycle_id, weeks }: WeekCopyDraft,
): readonly NumberedWeek[] | Outcome<"not_found"> | typeof NOT_FOLLOWING {
  const first = microcycle_id === undefined ? 0 : all.findIndex(({ id }) => id === microcycle_id);
  const ids = new Set(weeks.map((week) => week.microcycle_id));
  const chosen = all.flatMap((week, index) => {
    const named = weeks.find((one) => one.microcycle_id === week.id);
    return named ? { ...named, id: week.id, name: week.name, number: index - first } : [];
  });
  if (first < 0 || chosen.length < weeks.length) return { outcome: "not_found" };
  const isFollowing = chosen.every(({ number }) => number > 0 || (microcycle_id === undefined && number === 0));
  return isFollowing && ids.size === weeks.length ? chosen : NOT_FOLLOWING;
}

const CROSSED = { outcome: "invalid", detail: "As repetições máximas devem ficar acima das mínimas." } as const;

/** They keep the ids of the copied rows. */
export function draftsOfWeek(
  trainings: readonly Training[],
  { rule, rows, deload, cells, loadSteps }: WeekCopyDraft & Pick<Programme, "loadSteps">,
  { id, number }: NumberedWeek,
): readonly TrainingDraft[] | typeof CROSSED {
  const typed = cells
    .filter(({ microcycle_id }) => microcycle_id === id)
    .map(({ microcycle_id: _week, ...cell }) => cell);
  const programme = { rule, rows, deload, loadSteps };
  const drafts = trainings.map((training) =>
    draftOf({ ...training, exercises: entriesInWeek(training.exercises, programme, number, typed) }),
  );
  const isCrossed = drafts.some(({ exercises }) =>
    exercises.some(({ min_reps, max_reps }) => min_reps && max_reps && max_reps <= min_reps),
  );
  return isCrossed ? CROSSED : drafts;
}

export const hasTrainingsSentence = (names: readonly string[]): string =>
  `${listInPortuguese(names)} já ${names.length === 1 ? "tem" : "têm"} treinos. Diga se são substituídos.`;

export const trainedSentence = (names: readonly string[]): string =>
  `${listInPortuguese(names)} já ${names.length === 1 ? "foi treinado" : "foram treinados"} e não ${names.length === 1 ? "muda" : "mudam"} mais.`;
