import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { typeOfEntry } from "#domain/training/blocks.ts";
import { completeTime, secondsOf } from "#domain/training/entry/field-rules.ts";
import { fromWire } from "#domain/training/entry/names.ts";
import { counterpartOf } from "#domain/training/executions/counterpart.ts";
import { type PlannedSet, plannedWork } from "#domain/training/planned-sets.ts";
import { isWorkingSet, type SetKind } from "#domain/training/sets/detailed-set.ts";
import type { GymExercise } from "../../gym/data.ts";
import type { ExecutedExercise, ExecutedSet, Execution, Training } from "../data.ts";
import { type MatchedExercise, matchedIn } from "../detail/compared-rows.ts";

export interface TypedSet {
  readonly repetitions: string;
  readonly load: string;
  /** "01:30" */
  readonly time: string;
  readonly isDone: boolean;
  /** As it is prescribed; null where the row has no sets in detail. */
  readonly kind: SetKind | null;
  /** Null for a set that was not recorded. */
  readonly recorded: ExecutedSet | null;
}

export interface TypedExercise {
  readonly entryId: number | null;
  readonly exerciseId: number;
  readonly name: string;
  readonly has: { readonly load: boolean; readonly repetitions: boolean; readonly time: boolean };
  readonly isSprint: boolean;
  readonly pain: string;
  readonly note: string;
  readonly sets: readonly TypedSet[];
  /** Null for an exercise that was not recorded. */
  readonly recorded: ExecutedExercise | null;
  readonly isPrescribed: boolean;
  /** A swap has the name of the prescribed exercise here. */
  readonly insteadOf: string | null;
  /** The prescribed exercise, where a swap is all that was done of it. */
  readonly comesBack: TypedExercise | null;
}

export interface RecordForm {
  readonly effort: string;
  readonly note: string;
  readonly exercises: readonly TypedExercise[];
}

const written = (value: number | null | undefined): string => (value == null ? "" : formatDecimal(value, 0, 2));

const writtenTime = (seconds: number | null | undefined): string =>
  seconds == null
    ? ""
    : [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");

const readTime = (text: string): number | null => (/\d/.test(text) ? secondsOf(completeTime(text)) : null);

/** Begins with the earlier record, swaps and added exercises too, else with the prescription and its loads or those of the last time. */
export function formOf(training: Training, last: readonly GymExercise[], recorded: Execution | null): RecordForm {
  const executed = recorded?.exercises ?? [];
  const isFirst = recorded === null;
  const lastOf = new Map(last.map((one) => [one.exercise_id, one]));
  const rows = training.exercises.flatMap((entry) =>
    matchedIn(entry, executed).flatMap((matched) => {
      const typed = typedRow(entry, matched, { lastOf, isFirst });
      return typed ? [{ done: matched.done, typed }] : [];
    }),
  );
  const shown = new Set(rows.map(({ done }) => done));
  const besides = executed.filter((one) => !shown.has(one)).map(addedExercise);
  return {
    effort: written(recorded?.effort),
    note: recorded?.note ?? "",
    exercises: [...rows.map(({ typed }) => typed), ...besides],
  };
}

interface Before {
  readonly lastOf: ReadonlyMap<number, GymExercise>;
  /** Nothing of the day was recorded: its sets begin as done. */
  readonly isFirst: boolean;
}

function typedRow(entry: TrainingEntry, matched: MatchedExercise, before: Before): TypedExercise | null {
  const { prescribed, done, isSwapped, isBesides } = matched;
  const type = typeOfEntry(entry);
  if (!type) return null;
  const prescription = fromWire(entry);
  const work = plannedWork(type, prescription);
  const { id, name } = prescribed;
  const lastTime = before.lastOf.get(id);
  const ofRow = lastTime?.rows?.find(({ entry_id }) => entry_id === entry.id)?.last;
  // The loads of the row are the prescribed exercise's.
  const loads = isSwapped ? (done?.sets ?? []) : ((ofRow ?? lastTime?.last)?.sets ?? []);
  const count = Math.max(work.sets.length, ...(done?.sets ?? []).map(({ set }) => set));
  const sets = Array.from({ length: count }, (_, index): TypedSet => {
    const set = done?.sets.find((one) => one.set === index + 1);
    if (set) return typedSet(set);
    const planned = work.sets[index] ?? work.sets.at(-1);
    const load =
      (isSwapped ? null : prescribedLoad(planned, prescription.load)) ??
      counterpartOf(loads, work.sets, index + 1)?.load_kg;
    return {
      repetitions: written(planned?.repetitions),
      load: written(work.hasLoad ? load : null),
      time: writtenTime(planned?.seconds),
      isDone: before.isFirst,
      kind: work.sets[index]?.detail?.kind ?? null,
      recorded: null,
    };
  });
  const all = [...work.sets, ...(done?.sets ?? [])];
  const time = all.some(({ seconds }) => seconds !== null);
  const repetitions = !time || all.some((one) => one.repetitions !== null);
  return {
    entryId: entry.id,
    exerciseId: done?.exercise_id ?? id,
    name: isSwapped ? (done?.name ?? name) : name,
    has: { load: work.hasLoad || all.some((one) => "load_kg" in one && Boolean(one.load_kg)), repetitions, time },
    isSprint: prescription.sprints !== null,
    pain: written(done?.pain),
    note: done?.note ?? "",
    sets,
    recorded: done,
    isPrescribed: !isSwapped,
    insteadOf: isSwapped ? name : null,
    comesBack: isSwapped && !isBesides ? typedRow(entry, { ...matched, done: null, isSwapped: false }, before) : null,
  };
}

/** Only what was done of it is known. */
function addedExercise(done: ExecutedExercise): TypedExercise {
  const count = Math.max(0, ...done.sets.map(({ set }) => set));
  const time = done.sets.some(({ seconds }) => seconds !== null);
  const repetitions = !time || done.sets.some((one) => one.repetitions !== null);
  return {
    entryId: done.entry_id,
    exerciseId: done.exercise_id,
    name: done.name,
    has: { load: repetitions || done.sets.some(({ load_kg }) => load_kg !== null), repetitions, time },
    isSprint: false,
    pain: written(done.pain),
    note: done.note,
    sets: Array.from({ length: count }, (_, index) => {
      const set = done.sets.find((one) => one.set === index + 1);
      return set ? typedSet(set) : NOT_DONE;
    }),
    recorded: done,
    isPrescribed: false,
    insteadOf: null,
    comesBack: null,
  };
}

const NOT_DONE: TypedSet = { repetitions: "", load: "", time: "", isDone: false, kind: null, recorded: null };

/** In the place of a swap the prescribed exercise comes back, not done. */
export const withoutExercise = (form: RecordForm, removed: number): RecordForm => ({
  ...form,
  exercises: form.exercises.flatMap((one, index) => (index === removed ? (one.comesBack ?? []) : one)),
});

/** The row's own load is that of its work. */
const prescribedLoad = (planned: PlannedSet | undefined, rowKg: number | null): number | null => {
  const { detail } = planned ?? {};
  return detail?.load_kg ?? detail?.resolved_kg ?? (isWorkingSet(detail ?? {}) ? rowKg : null);
};

const typedSet = (set: ExecutedSet): TypedSet => ({
  repetitions: written(set.repetitions),
  load: written(set.load_kg),
  time: writtenTime(set.seconds),
  isDone: true,
  kind: set.kind ?? null,
  recorded: set,
});

interface Device {
  readonly device_id: string;
  readonly revision: number;
}

/** A correction sends every unchanged value as it was recorded, also the parts of a set that the form does not show. */
export function snapshotOf(
  { effort, note, exercises }: RecordForm,
  { device, day, recorded }: { readonly device: Device; readonly day: string; readonly recorded: Execution | null },
) {
  return {
    ...device,
    day,
    started_at: recorded?.started_at ?? null,
    finished_at: recorded ? recorded.finished_at : `${day}T15:00:00Z`,
    effort: parseDecimal(effort),
    note,
    replaces: recorded?.versions ?? [],
    exercises: exercises.map(sentExercise).filter(saysSomething),
  };
}

/** A pain that is taken back takes its place along; an exercise that was done is skipped no more. */
function sentExercise({ entryId, exerciseId, name, recorded, ...typed }: TypedExercise): ExecutedExercise {
  const pain = parseDecimal(typed.pain);
  const sets = typed.sets.flatMap((set, index) => (set.isDone ? [sentSet(set, index + 1)] : []));
  return {
    ...recorded,
    ...(recorded?.pain_area && pain === null && { pain_area: null }),
    ...(recorded?.skip_reason && sets.length > 0 && { skip_reason: null }),
    entry_id: entryId,
    exercise_id: exerciseId,
    name,
    pain,
    note: typed.note,
    sets,
  };
}

const saysSomething = ({ sets, pain, note, skip_reason }: ExecutedExercise): boolean =>
  sets.length > 0 || pain !== null || note !== "" || skip_reason != null;

/** A field that still shows the recorded value is sent as recorded, to the last decimal. */
function sentSet({ repetitions, load, time, kind, recorded }: TypedSet, set: number): ExecutedSet {
  const shown = recorded && typedSet(recorded);
  return {
    ...recorded,
    ...(kind && { kind }),
    set,
    repetitions: shown?.repetitions === repetitions ? (recorded?.repetitions ?? null) : parseDecimal(repetitions),
    load_kg: shown?.load === load ? (recorded?.load_kg ?? null) : parseDecimal(load),
    seconds: shown?.time === time ? (recorded?.seconds ?? null) : readTime(time),
    done_at: recorded?.done_at ?? null,
  };
}

/** By their names; without those that were recorded without a load. A warm-up may do without. */
export const withoutLoad = ({ exercises }: RecordForm): readonly string[] =>
  exercises
    .filter(
      ({ has, sets }) =>
        has.load &&
        sets.some(
          ({ isDone, load, kind, recorded }) =>
            isDone && load === "" && isWorkingSet({ kind }) && recorded?.load_kg !== null,
        ),
    )
    .map(({ name }) => name);
