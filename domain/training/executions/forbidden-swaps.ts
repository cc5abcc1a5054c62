interface Recorded {
  readonly entry_id: number | null;
  readonly exercise_id: number;
  readonly note?: string | null | undefined;
  readonly pain: number | null;
  readonly sets: readonly { readonly set: number }[];
}

/** The exercises of the rows, by their ids, in which the trainer wants no other one. */
export type FixedRows = ReadonlyMap<number, readonly number[]>;

export const isForbiddenSwap = ({ entry_id, exercise_id }: Recorded, rows: FixedRows): boolean =>
  entry_id !== null && rows.get(entry_id)?.includes(exercise_id) === false;

/** An exercise done in the place of a fixed one stays as an added exercise: nothing that was done is lost. */
export function withoutForbiddenSwaps<Exercise extends Recorded>(
  exercises: readonly Exercise[],
  rows: FixedRows,
): readonly Exercise[] {
  const [forbidden, kept] = [true, false].map((is) => exercises.filter((one) => isForbiddenSwap(one, rows) === is));
  const together = Map.groupBy(
    [...(kept ?? []), ...(forbidden ?? []).map((one) => ({ ...one, entry_id: null }))],
    ({ entry_id, exercise_id }) => `${entry_id} ${exercise_id}`,
  );
  return [...together.values()].flatMap(asOne);
}

function asOne<Exercise extends Recorded>(records: readonly Exercise[]): readonly Exercise[] {
  const [first] = records;
  if (!first || (records.length === 1 && first.entry_id !== null)) return records;
  const pains = records.flatMap(({ pain }) => pain ?? []);
  const note = records.flatMap((one) => one.note || []).join("\n");
  const sets = records.flatMap((one) => one.sets).map((one, index) => ({ ...one, set: index + 1 }));
  return [{ ...first, pain: pains.length === 0 ? null : Math.max(...pains), note, sets }];
}
