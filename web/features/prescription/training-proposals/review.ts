import type { CycleChange } from "../../planning/cycles/cycle-data.ts";
import type { ProposedEntry, ProposedTraining, TrainingProposal } from "./data.ts";

type TrainingBody = NonNullable<CycleChange["trainings"]>[number];
type Exercise = ProposedEntry["exercise"];

/** Keyed by training and proposed exercise, so that a decision is found again in another proposal for the same student. */
export interface Decisions {
  readonly rejected: readonly string[];
  /** The ids of the exercises that take the rows' places. */
  readonly swaps: Readonly<Record<string, number>>;
}

export const UNDECIDED: Decisions = { rejected: [], swaps: {} };

export interface ReviewedRow {
  readonly key: string;
  readonly entry: ProposedEntry;
  readonly exercise: Exercise;
  readonly isAccepted: boolean;
  /** Never an exercise that the training has already. */
  readonly choices: readonly Exercise[];
}

export interface ReviewedTraining {
  readonly training: ProposedTraining;
  readonly rows: readonly ReviewedRow[];
}

const keyOf = (training: ProposedTraining, entry: ProposedEntry) => `${training.name}:${entry.exercise.id}`;

export function reviewed(
  { trainings }: Pick<TrainingProposal, "trainings">,
  { rejected, swaps }: Decisions,
): readonly ReviewedTraining[] {
  return trainings.map((training) => {
    const chosen = training.exercises.map((entry) => {
      const offered = [entry.exercise, ...entry.equivalents];
      const exercise = offered.find(({ id }) => id === swaps[keyOf(training, entry)]) ?? entry.exercise;
      return { entry, offered, exercise };
    });
    const chosenIds = new Set(chosen.map(({ exercise }) => exercise.id));
    const rows = chosen.map(({ entry, offered, exercise }) => {
      const key = keyOf(training, entry);
      const choices = offered.filter(({ id }) => !chosenIds.has(id));
      return { key, entry, exercise, isAccepted: !rejected.includes(key), choices };
    });
    return { training, rows };
  });
}

export const acceptedRows = ({ rows }: ReviewedTraining): readonly ReviewedRow[] =>
  rows.filter(({ isAccepted }) => isAccepted);

export const decide = (decisions: Decisions, keys: readonly string[], accept: boolean): Decisions => {
  const others = decisions.rejected.filter((key) => !keys.includes(key));
  return { ...decisions, rejected: accept ? others : [...others, ...keys] };
};

export const swap = (decisions: Decisions, key: string, exerciseId: number): Decisions => ({
  ...decisions,
  swaps: { ...decisions.swaps, [key]: exerciseId },
});

/** Each row turns to the next exercise that can take its place, and none to one that the training has already. */
export const vary = (decisions: Decisions, { rows }: ReviewedTraining): Decisions => {
  const usedIds = new Set(rows.map(({ exercise }) => exercise.id));
  let varied = decisions;
  for (const { key, entry, exercise } of rows) {
    const offered = [entry.exercise, ...entry.equivalents];
    const at = offered.findIndex(({ id }) => id === exercise.id);
    const next = [...offered.slice(at + 1), ...offered.slice(0, at)].find(({ id }) => !usedIds.has(id));
    if (!next) continue;
    usedIds.add(next.id);
    varied = swap(varied, key, next.id);
  }
  return varied;
};

/** A training without accepted rows is left out. */
export const draftsOf = (trainings: readonly ReviewedTraining[]): TrainingBody[] =>
  trainings
    .filter((one) => acceptedRows(one).length > 0)
    .map((one) => {
      const { minutes: _minutes, reasons: _reasons, exercises: _exercises, ...training } = one.training;
      const rows = acceptedRows(one);
      const types = new Set(rows.map(({ exercise }) => exercise.exercise_type));
      return {
        ...training,
        exercise_type: training.exercise_type.filter(({ value }) => types.has(value)),
        exercises: rows.map(({ entry, exercise }) => {
          const {
            equivalents: _equivalents,
            reasons: _why,
            exercise: _proposed,
            exercise_technic,
            ...prescription
          } = entry;
          return {
            ...prescription,
            exercise: [{ id: exercise.id }],
            exercise_technic: exercise_technic && { id: exercise_technic.id },
          };
        }),
      };
    });
