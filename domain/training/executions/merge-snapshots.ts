import type { PainfulArea } from "../painful-area-table.ts";
import type { SetKind } from "../sets/detailed-set.ts";
import type { SkipReason } from "./skip-reasons.ts";

export interface RecordedSet {
  readonly set: number;
  readonly repetitions: number | null;
  readonly load_kg: number | null;
  readonly seconds: number | null;
  /** ISO 8601 in UTC, so that texts compare as instants. */
  readonly done_at: string | null;
  /** It is the planned set's kind; absent or null where the row has no sets in detail. */
  readonly kind?: SetKind | null | undefined;
  /** Repetitions in reserve, in halves. */
  readonly rir?: number | null | undefined;
}

interface RecordedExercise {
  readonly entry_id: number | null;
  readonly exercise_id: number;
  readonly name: string;
  readonly pain: number | null;
  readonly note?: string | null | undefined;
  readonly pain_area?: PainfulArea | null | undefined;
  readonly skip_reason?: SkipReason | null | undefined;
  readonly sets: readonly RecordedSet[];
}

interface Version {
  readonly device_id: string;
  readonly revision: number;
}

/** Instants are ISO 8601 in UTC. */
export interface RecordedSnapshot extends Version {
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly effort: number | null;
  readonly note?: string | null | undefined;
  readonly replaces: readonly Version[];
  readonly exercises: readonly RecordedExercise[];
}

type MergedExercise = RecordedExercise & { readonly note: string };

/** `newest`: the device whose values count where two differ. `overruled`: the sets that do not count because of that. */
export interface MergedExecution extends Pick<RecordedSnapshot, "started_at" | "finished_at" | "effort"> {
  readonly newest: string;
  readonly note: string;
  readonly versions: readonly Version[];
  readonly overruled: readonly (RecordedSet & { readonly name: string })[];
  readonly exercises: readonly MergedExercise[];
}

/**
 * The one execution that several devices recorded of a training on a day; null when nothing was done or all was taken back. It depends on
 * the snapshots alone, not on their order. Of a device the highest revision counts, unless another snapshot replaces it. What is
 * left is put together: sets of all devices stay, and where two devices have different values for a set, those of the device that
 * was used last count and the others are told as `overruled`. Of two pains the higher counts, and different notes are both kept.
 */
export function mergeSnapshots(snapshots: readonly RecordedSnapshot[]): MergedExecution | null {
  const latest = latestOfEachDevice(snapshots);
  const standing = latest.filter((one) => !latest.some((other) => replaces(other, one)));
  const valid = (standing.length > 0 ? standing : latest).filter(hasContent).toSorted(newestFirst);
  const [newest] = valid;
  if (!newest) return null;
  return {
    newest: newest.device_id,
    started_at: valid.flatMap(({ started_at }) => started_at ?? []).toSorted()[0] ?? null,
    finished_at:
      valid
        .flatMap(({ finished_at }) => finished_at ?? [])
        .toSorted()
        .at(-1) ?? null,
    effort: valid.find(({ effort }) => effort !== null)?.effort ?? null,
    note: joinNotes(valid.map(({ note }) => note)),
    versions: latest.map(({ device_id, revision }) => ({ device_id, revision })),
    ...mergeExercises(valid),
  };
}

function latestOfEachDevice(snapshots: readonly RecordedSnapshot[]): readonly RecordedSnapshot[] {
  const latest = new Map<string, RecordedSnapshot>();
  for (const one of snapshots) {
    const current = latest.get(one.device_id);
    if (!current || current.revision < one.revision) latest.set(one.device_id, one);
  }
  return [...latest.values()].toSorted((a, b) => compareTexts(a.device_id, b.device_id));
}

const replaces = (other: RecordedSnapshot, one: RecordedSnapshot): boolean =>
  other.device_id !== one.device_id &&
  other.replaces.some(({ device_id, revision }) => device_id === one.device_id && revision >= one.revision);

const hasContent = ({ finished_at, effort, note, exercises }: RecordedSnapshot): boolean =>
  finished_at !== null || effort !== null || isText(note) || exercises.some(isRecord);

const isRecord = ({ sets, pain, note, skip_reason }: RecordedExercise): boolean =>
  sets.length > 0 || pain !== null || isText(note) || skip_reason != null;

const isText = (note: string | null | undefined): boolean => (note ?? "").trim() !== "";

/** Whether a training was done: a record with a set or with an end. Pain, effort and notes alone are none. */
export const isTrained = ({ finished_at, exercises }: Pick<MergedExecution, "finished_at" | "exercises">): boolean =>
  finished_at !== null || exercises.some(({ sets }) => sets.length > 0);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const lastMoment = ({ started_at, finished_at, exercises }: RecordedSnapshot): string =>
  [started_at, finished_at, ...exercises.flatMap(({ sets }) => sets.map(({ done_at }) => done_at))]
    .flatMap((moment) => moment ?? [])
    .toSorted()
    .at(-1) ?? "";

const newestFirst = (a: RecordedSnapshot, b: RecordedSnapshot): number =>
  compareTexts(lastMoment(b), lastMoment(a)) || compareTexts(a.device_id, b.device_id);

/** A device that continues what another one recorded sends the joined note: its lines are not said twice. */
const joinNotes = (notes: readonly (string | null | undefined)[]): string =>
  notes.reduce((joined: string, note) => {
    const text = note?.trim() ?? "";
    if (joined === "" || text === "") return joined || text;
    const lines = new Set(["", ...joined.split("\n")]);
    return [joined, ...text.split("\n").filter((line) => !lines.has(line))].join("\n");
  }, "");

function mergeExercises(snapshots: readonly RecordedSnapshot[]): Pick<MergedExecution, "exercises" | "overruled"> {
  const records = snapshots.flatMap(({ exercises }) => exercises);
  const byRow = Map.groupBy(records, ({ entry_id, exercise_id }) => `${entry_id} ${exercise_id}`);
  const merged = [...byRow.values()].map(mergeExercise);
  return {
    exercises: merged.flatMap(({ exercise }) => exercise ?? []),
    overruled: merged.flatMap(({ overruled }) => overruled),
  };
}

function mergeExercise(records: readonly RecordedExercise[]) {
  const sets = new Map<number, RecordedSet>();
  const overruled: (RecordedSet & { name: string })[] = [];
  for (const record of records) {
    for (const set of record.sets) {
      const current = sets.get(set.set);
      if (!current) sets.set(set.set, set);
      else if (!isSame(current, set)) overruled.push({ ...set, name: record.name });
    }
  }
  const [newest] = records;
  const pains = records.flatMap(({ pain }) => pain ?? []);
  const exercise = newest && {
    ...newest,
    pain: pains.length === 0 ? null : Math.max(...pains),
    pain_area: painAreaOf(records),
    skip_reason: records.find(({ skip_reason }) => skip_reason != null)?.skip_reason ?? null,
    note: joinNotes(records.map(({ note }) => note)),
    sets: [...sets.values()].toSorted((a, b) => a.set - b.set),
  };
  return { exercise, overruled };
}

/** The place of the strongest pain that names one. */
const painAreaOf = (records: readonly RecordedExercise[]): PainfulArea | null =>
  records.toSorted((a, b) => (b.pain ?? -1) - (a.pain ?? -1)).find(({ pain_area }) => pain_area != null)?.pain_area ??
  null;

const isSame = (a: RecordedSet, b: RecordedSet): boolean =>
  a.repetitions === b.repetitions &&
  a.load_kg === b.load_kg &&
  a.seconds === b.seconds &&
  (a.rir ?? null) === (b.rir ?? null);
