import { mergeLists } from "../../merge-lists.ts";
import { recordOf } from "../../record.ts";
import { exercisesOf } from "../blocks.ts";

type Row = Readonly<Record<string, unknown>> & {
  readonly id?: number | undefined;
  readonly exercise: { readonly id: number } | { readonly id: number }[];
};

interface RowsOf<Entry> {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

type Keyed<Entry> = { readonly key: string; readonly row: Entry };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "Supino" twice is two rows: the first stands for the first. */
function keyed<Entry extends Row>(rows: readonly Entry[]): Keyed<Entry>[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const exercises = exercisesOf<{ readonly id: number }>(row)
      .map(({ id }) => id)
      .join("+");
    const place = (seen.get(exercises) ?? 0) + 1;
    seen.set(exercises, place);
    return { key: `${exercises} ${place}`, row };
  });
}

/** They say one thing: alone, one could contradict the others. */
const REPETITIONS = ["min_reps", "max_reps", "reps_pattern"];

/** Figures follow where the later week still says what this one said before; another exercise brings all of its own. */
function followed<Entry extends Row>(after: Entry, before: Entry, later: Entry): Entry {
  if (!isSame(after.exercise, before.exercise)) return { ...after, id: later.id };
  const wasSame = (name: string) => isSame(later[name], before[name]);
  const names = Object.keys(after).filter((name) => {
    if (name === "id" || isSame(after[name], before[name])) return false;
    return REPETITIONS.includes(name) ? REPETITIONS.every(wasSame) : wasSame(name);
  });
  return { ...later, ...recordOf(names.map((name) => [name, after[name]] as const)) };
}

/**
 * The rows of a later week's training once what changed in this week's goes for it too. Rows are told by their exercises, because a
 * copied week has ids of its own.
 */
export function rowsInLaterWeek<Entry extends Row>(
  { before, after }: RowsOf<Entry>,
  later: readonly Entry[],
): readonly Entry[] {
  const base = keyed(before);
  const mine = after.map(
    (row, index): Keyed<Entry> => ({ key: base.find((one) => one.row.id === row.id)?.key ?? `new ${index}`, row }),
  );
  const merged = mergeLists(
    mine.map((one) => {
      const former = base.find(({ key }) => key === one.key);
      if (!former) return { ...one, row: { ...one.row, id: undefined } };
      return isSame(former.row, one.row) ? former : one;
    }),
    base,
    keyed(later),
    {
      keyOf: ({ key }) => key,
      merge: (changed, former, theirs) => ({ ...theirs, row: followed(changed.row, former.row, theirs.row) }),
    },
  );
  return merged.map(({ row }) => row);
}
