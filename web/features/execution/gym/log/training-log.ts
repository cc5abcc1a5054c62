import type { Exercise } from "#contract/catalogue/exercises.ts";
import type { ExecutedExercise, ExecutedSet, Execution, ExecutionSnapshot } from "#contract/execution/executions.ts";
import type { GymExercise } from "#contract/execution/gym.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Rest } from "./rest.ts";

export interface LogRefusal {
  readonly status: number;
  readonly detail: string;
}

/** A snapshot of this device leaves nothing out. */
export interface Snapshot extends Omit<ExecutionSnapshot, "note" | "exercises"> {
  readonly note: string;
  readonly exercises: ExecutedExercise[];
}

export interface TrainingLog {
  readonly trainingId: number;
  readonly trainingName: string;
  readonly snapshot: Snapshot;
  /** 0 before the first. */
  readonly sentRevision: number;
  readonly refusal: LogRefusal | null;
  /** A pause stays after its end until a set follows. */
  readonly rest: Rest | null;
  /** The ids of exercises whose load the person did not want to say on this day. */
  readonly loadsUnsaid?: readonly number[];
  /** Chosen in place of prescribed exercises, also before the first set. */
  readonly swaps?: readonly Swap[];
  /** It times the EMOM or AMRAP that was begun last. */
  readonly clock?: { readonly group: number; readonly startedAt: number } | null;
  /** Done besides, also before the first set, with all that is known of the exercise. */
  readonly added?: readonly KnownExercise[];
  /** Milliseconds since 1970, by this device's clock. */
  readonly changedAt: number;
}

/** `toId` is the prescribed exercise itself once the swap was taken back. */
export interface Swap {
  readonly entryId: number;
  readonly exerciseId: number;
  readonly toId: number;
}

/** An exercise of the catalogue with what this device knows of it. */
export interface KnownExercise {
  readonly exercise: Exercise;
  readonly known: GymExercise | undefined;
}

export interface ExerciseRef {
  /** Null for an exercise that is not prescribed. */
  readonly entryId: number | null;
  readonly exerciseId: number;
  readonly name: string;
}

interface NewLog {
  readonly trainingId: number;
  readonly trainingName: string;
  readonly day: string;
  readonly deviceId: string;
  readonly execution: Execution | undefined;
}

/** It continues what other devices recorded of the day, and this one before it forgot. */
export function beginLog({ trainingId, trainingName, day, deviceId, execution }: NewLog): TrainingLog {
  const revision = execution?.versions.find((version) => version.device_id === deviceId)?.revision ?? 0;
  return {
    trainingId,
    trainingName,
    snapshot: {
      device_id: deviceId,
      revision,
      day,
      started_at: execution?.started_at ?? null,
      finished_at: execution?.finished_at ?? null,
      effort: execution?.effort ?? null,
      note: execution?.note ?? "",
      replaces: execution?.versions.filter((version) => version.device_id !== deviceId) ?? [],
      exercises: execution?.exercises ?? [],
    },
    sentRevision: revision,
    refusal: null,
    rest: null,
    changedAt: 0,
  };
}

/** A change makes a new revision, which may be sent also after a refusal. */
const withChange = (log: TrainingLog, now: number, change: Partial<Snapshot>): TrainingLog => ({
  ...log,
  snapshot: { ...log.snapshot, ...change, revision: log.snapshot.revision + 1 },
  refusal: null,
  changedAt: now,
});

/** A day that is recorded afterwards has noon as its hour. */
export function momentOf({ snapshot: { day, started_at } }: TrainingLog, now: number): string {
  const noon = `${day}T15:00:00.000Z`;
  const isAfterwards = started_at === null ? day < todayInSaoPaulo(now) : started_at === noon;
  return isAfterwards ? noon : new Date(now).toISOString();
}

const isOf = (one: ExecutedExercise, { entryId, exerciseId }: ExerciseRef) =>
  one.entry_id === entryId && one.exercise_id === exerciseId;

/** Undefined before its first set, note or pain. */
export const exerciseLog = ({ snapshot }: TrainingLog, ref: ExerciseRef): ExecutedExercise | undefined =>
  snapshot.exercises.find((one) => isOf(one, ref));

export const setOf = (log: TrainingLog, ref: ExerciseRef, set: number): ExecutedSet | undefined =>
  exerciseLog(log, ref)?.sets.find((one) => one.set === set);

function exercisesWith(
  log: TrainingLog,
  ref: ExerciseRef,
  change: (one: ExecutedExercise) => ExecutedExercise,
): ExecutedExercise[] {
  const { exercises } = log.snapshot;
  const previous = exerciseLog(log, ref) ?? {
    entry_id: ref.entryId,
    exercise_id: ref.exerciseId,
    name: ref.name,
    pain: null,
    note: "",
    sets: [],
  };
  const others = exercises.includes(previous) ? exercises : [...exercises, previous];
  const isEmpty = ({ sets, pain, note, skip_reason }: ExecutedExercise) =>
    sets.length === 0 && pain === null && !note && !skip_reason;
  return others.map((one) => (one === previous ? change(one) : one)).filter((one) => !isEmpty(one));
}

export type SetValues = Pick<ExecutedSet, "repetitions" | "load_kg" | "seconds">;

type RecordedValues = SetValues & Pick<ExecutedSet, "kind">;

/** The training begins with the first set. */
export function recordSet(
  log: TrainingLog,
  ref: ExerciseRef,
  set: number,
  values: RecordedValues,
  now: number,
): TrainingLog {
  const at = momentOf(log, now);
  const previous = setOf(log, ref, set);
  const done = { ...previous, set, ...values, done_at: previous?.done_at ?? at };
  const exercises = exercisesWith(log, ref, (one) => ({
    ...one,
    // A set that follows after all takes the skipping back.
    ...(!previous && one.skip_reason && { skip_reason: null }),
    sets: [...one.sets.filter((other) => other.set !== set), done].sort((a, b) => a.set - b.set),
  }));
  return withChange(log, now, { exercises, started_at: log.snapshot.started_at ?? at });
}

/** The effort of a set that is done; null takes it back. */
export function rateSet(log: TrainingLog, ref: ExerciseRef, set: number, rir: number | null, now: number): TrainingLog {
  if (!setOf(log, ref, set)) return log;
  const exercises = exercisesWith(log, ref, (one) => ({
    ...one,
    sets: one.sets.map((done) => (done.set === set ? { ...done, rir } : done)),
  }));
  return withChange(log, now, { exercises });
}

/** Null for a load that is not known. */
export const loadSets = (
  log: TrainingLog,
  ref: ExerciseRef,
  sets: readonly number[],
  load_kg: number | null,
  now: number,
): TrainingLog =>
  sets.reduce((one, set) => {
    const done = setOf(one, ref, set);
    if (!done) return one;
    return recordSet(one, ref, set, { repetitions: done.repetitions, load_kg, seconds: done.seconds }, now);
  }, log);

export const leaveLoadUnsaid = (log: TrainingLog, { exerciseId }: ExerciseRef): TrainingLog => ({
  ...log,
  loadsUnsaid: [...(log.loadsUnsaid ?? []), exerciseId],
});

export const swapExercise = (log: TrainingLog, swap: Swap, now: number): TrainingLog => ({
  ...log,
  changedAt: now,
  swaps: [
    ...(log.swaps ?? []).filter((one) => one.entryId !== swap.entryId || one.exerciseId !== swap.exerciseId),
    swap,
  ],
});

export const addExercise = (log: TrainingLog, added: KnownExercise, now: number): TrainingLog => ({
  ...log,
  changedAt: now,
  added: [...(log.added ?? []).filter(({ exercise }) => exercise.id !== added.exercise.id), added],
});

/** Its sets, pain and note go with it. */
export function dropAdded(log: TrainingLog, exerciseId: number, now: number): TrainingLog {
  const added = (log.added ?? []).filter(({ exercise }) => exercise.id !== exerciseId);
  const exercises = log.snapshot.exercises.filter((one) => one.entry_id !== null || one.exercise_id !== exerciseId);
  return { ...withChange(log, now, { exercises }), added };
}

export function removeSet(log: TrainingLog, ref: ExerciseRef, set: number, now: number): TrainingLog {
  if (!setOf(log, ref, set)) return log;
  const exercises = exercisesWith(log, ref, (one) => ({ ...one, sets: one.sets.filter((other) => other.set !== set) }));
  const isEmpty = exercises.every(({ sets }) => sets.length === 0) && log.snapshot.finished_at === null;
  return withChange(log, now, { exercises, ...(isEmpty && { started_at: null }) });
}

export type Felt = Partial<Pick<ExecutedExercise, "pain" | "pain_area" | "note" | "skip_reason">>;

export function noteExercise(log: TrainingLog, ref: ExerciseRef, felt: Felt, now: number): TrainingLog {
  const exercises = exercisesWith(log, ref, (one) => ({ ...one, ...felt }));
  return withChange(log, now, { exercises });
}

export const noteTraining = (
  log: TrainingLog,
  felt: Partial<Pick<Snapshot, "effort" | "note">>,
  now: number,
): TrainingLog => withChange(log, now, felt);

export function finishTraining(log: TrainingLog, now: number): TrainingLog {
  const at = momentOf(log, now);
  const { started_at, finished_at } = log.snapshot;
  return { ...withChange(log, now, { started_at: started_at ?? at, finished_at: finished_at ?? at }), rest: null };
}

export const reopenTraining = (log: TrainingLog, now: number): TrainingLog =>
  withChange(log, now, { finished_at: null });

export const isFinished = ({ snapshot }: TrainingLog): boolean => snapshot.finished_at !== null;

export const isBegun = ({ snapshot }: TrainingLog): boolean => snapshot.started_at !== null;

/** A training that was begun goes on, past midnight too, while the last set is not longer ago than this. */
const SAME_SESSION_MS = 4 * 3_600_000;

export const isUnderWay = (log: TrainingLog, now: number): boolean =>
  isBegun(log) && !isFinished(log) && now - log.changedAt < SAME_SESSION_MS;

export const doneSets = ({ snapshot }: TrainingLog): number =>
  snapshot.exercises.reduce((sum, { sets }) => sum + sets.length, 0);
