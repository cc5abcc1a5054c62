import type { FieldChangeDraft, StandingChange } from "#contract/assessment/evaluation-changes.ts";
import { differingValues } from "#domain/assessment/field-changes.ts";

/** The standing changes of the server, by field, the newest first. */
export type Standing = Readonly<Record<string, readonly StandingChange[]>>;

export interface Changed {
  readonly standing: Standing;
  /** Changes that the server has not confirmed. */
  readonly waiting: readonly FieldChangeDraft[];
}

export interface ChangeMaking {
  readonly now: Date;
  readonly newId: () => string;
}

/** As many as the server takes; the last ones are those of longest ago. */
const MAX_REPLACED = 100;

/** Changes that stand on the server, and those that wait here: one may have arrived although no answer came. */
function replacedBy({ standing, waiting }: Changed, field: string): string[] {
  const ids = [
    ...(standing[field] ?? []).map(({ id }) => id),
    ...waiting.filter((change) => change.field === field).flatMap(({ id, replaces }) => [id, ...replaces]),
  ];
  return [...new Set(ids)].slice(0, MAX_REPLACED);
}

export const madeChange = <Field extends string>(
  changed: Changed,
  field: Field,
  value: string,
  { now, newId }: ChangeMaking,
) => ({ id: newId(), field, value, replaces: replacedBy(changed, field), made_at: now.toISOString() });

export interface DisputedField {
  readonly key: string;
  /** The newest first: it counts until somebody chooses. */
  readonly values: readonly StandingChange[];
}

/** Fields with several values that nobody here has chosen from yet. */
export const disputedFields = ({ standing, waiting }: Changed): readonly DisputedField[] =>
  Object.entries(standing).flatMap(([key, changes]) => {
    const values = differingValues(changes.map((change) => ({ ...change, field: key, replaces: [] })));
    const isChosen = waiting.some(({ field }) => field === key);
    return values.length > 1 && !isChosen ? [{ key, values }] : [];
  });
