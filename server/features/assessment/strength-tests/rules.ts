import type { FieldChangeDraft, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { STRENGTH_FIELDS, type StrengthField, StrengthTestDraft } from "#contract/assessment/strength-tests.ts";

export interface TestValues {
  readonly exercise_name: string;
  readonly repetitions: number | null;
  readonly weight: number | null;
  readonly percentage: number | null;
}

export const fieldKey = (groupId: number, field: StrengthField): string => `${groupId}:${field}`;

interface Placed {
  readonly groupId: number;
  readonly field: StrengthField;
}

/** Undefined for a name that no test has. */
export function placeOf(key: string): Placed | undefined {
  const [, group, name] = /^(\d{1,15}):(\w+)$/.exec(key) ?? [];
  const field = STRENGTH_FIELDS.find((one) => one === name);
  return group && field ? { groupId: Number(group), field } : undefined;
}

export const changedFieldsOf = (before: TestValues, after: TestValues): readonly StrengthField[] =>
  STRENGTH_FIELDS.filter((field) => before[field] !== after[field]);

/** As a person types it. */
export const textOf = (value: string | number | null): string =>
  typeof value === "number" ? String(value).replace(".", ",") : (value ?? "");

const Values = StrengthTestDraft.pick({ exercise_name: true, repetitions: true, weight: true, percentage: true });

/** `sortChanges` took each of the texts. */
export const withTexts = (before: TestValues, texts: Partial<Record<StrengthField, string>>): TestValues =>
  Values.safeParse({ ...before, ...texts }).data ?? before;

interface SortedChanges {
  readonly taken: readonly FieldChangeDraft[];
  readonly refused: RefusedChanges;
}

/** One field that cannot be taken holds up no other. */
export function sortChanges(changes: readonly FieldChangeDraft[], groupIds: ReadonlySet<number>): SortedChanges {
  const checked = changes.map((change) => ({ change, detail: refuse(change, groupIds) }));
  return {
    taken: checked.flatMap(({ change, detail }) => (detail === null ? [change] : [])),
    refused: checked.flatMap(({ change: { id, field }, detail }) => (detail === null ? [] : [{ id, field, detail }])),
  };
}

function refuse({ field: key, value }: FieldChangeDraft, groupIds: ReadonlySet<number>): string | null {
  const placed = placeOf(key);
  if (!placed || !groupIds.has(placed.groupId)) return "Este campo não existe nos testes de força.";
  return Values.shape[placed.field].safeParse(value).error?.issues[0]?.message ?? null;
}
