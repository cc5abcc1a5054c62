/** One value that somebody gave to one field of an evaluation. `replaces`: the changes of this field that the author had in sight. */
export interface FieldChange {
  readonly id: string;
  readonly field: string;
  /** Blank erases. */
  readonly value: string;
  readonly replaces: readonly string[];
  /** ISO 8601 in UTC, by the author's clock. */
  readonly made_at: string;
}

/** The newest first. Two of one instant have an order too, so that all devices agree. */
const newestFirst = (one: FieldChange, other: FieldChange): number =>
  other.made_at.localeCompare(one.made_at) || other.id.localeCompare(one.id);

/**
 * The changes of each field that no other one replaces, the newest first: its value is that of the first. It depends on the set of
 * changes alone, neither on their order nor on how often they came: a register with several values (Shapiro et al. 2011,
 * "Conflict-free replicated data types").
 */
export function standingChanges<Change extends FieldChange>(
  changes: readonly Change[],
): Map<string, readonly Change[]> {
  const unique = new Map(changes.map((change) => [change.id, change]));
  const fields = Map.groupBy(unique.values(), ({ field }) => field);
  return new Map([...fields].map(([field, own]) => [field, standingOf(own)]));
}

function standingOf<Change extends FieldChange>(changes: readonly Change[]): readonly Change[] {
  const replaced = new Set(changes.flatMap(({ id, replaces }) => replaces.filter((other) => other !== id)));
  const sorted = changes.toSorted(newestFirst);
  const standing = sorted.filter(({ id }) => !replaced.has(id));
  // Two that replace each other cannot have been made honestly; the field keeps a value all the same.
  return standing.length > 0 ? standing : sorted.slice(0, 1);
}

/** One change for each value, the newest that has it. More than one: two people have to agree. */
export const differingValues = <Change extends FieldChange>(standing: readonly Change[]): readonly Change[] =>
  standing.filter(({ value }, index) => standing.findIndex((other) => other.value === value) === index);
