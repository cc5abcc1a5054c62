import type { EvaluationExchange, FieldChanges, RefusedChanges } from "#contract/assessment/evaluation-changes.ts";
import { recordOf } from "#domain/record.ts";
import type { StaffScope } from "../../../../platform/database/scope.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { findFieldChanges, insertChanges, lockPart } from "../../../../tables/field-changes.ts";
import { placeOf, sortChanges, withTexts } from "../rules.ts";
import { lockTests, prepareStrengthTests, type Sending, writeTest } from "./written-tests.ts";

type ExchangeOutcome =
  | Outcome<"not_found">
  | { readonly outcome: "exchanged"; readonly hasNew: boolean; readonly refused: RefusedChanges };

/** Each test depends on the changes that have come, not on their order, nor on how often they came. */
export async function exchangeChanges(
  scope: StaffScope,
  studentId: number,
  { device_id, changes }: EvaluationExchange,
  { clock, device }: Sending,
): Promise<ExchangeOutcome> {
  const part = { part: "strength", id: studentId } as const;
  await lockPart(scope, part);
  const { outcome } = await prepareStrengthTests(scope, studentId);
  if (outcome === "not_found") return { outcome };
  const tests = await lockTests(scope, studentId);
  const groupIds = new Set(tests.map(({ muscle_group_id }) => muscle_group_id));
  const { taken, refused } = sortChanges(changes, groupIds);
  const now = clock.now();
  const inserted = await insertChanges(scope, part, taken, { device_id, device, now });
  if (inserted.size === 0) return { outcome: "exchanged", hasNew: false, refused };
  const { fields } = await findFieldChanges(scope, part);
  const changedKeys = new Set(taken.filter(({ id }) => inserted.has(id)).map(({ field }) => field));
  for (const test of tests) {
    const newest = newestOf(fields, changedKeys, test.muscle_group_id);
    if (newest.length === 0) continue;
    const madeAt = Math.max(...newest.map(({ made_at }) => Date.parse(made_at)));
    const texts = recordOf(newest.map(({ name, value }) => [name, value] as const));
    await writeTest(scope, test, withTexts(test, texts), new Date(Math.min(madeAt, now.getTime())));
  }
  return { outcome: "exchanged", hasNew: true, refused };
}

/** Fields that did not change are left out: a training may have fed them since. */
const newestOf = (fields: FieldChanges["fields"], changedKeys: ReadonlySet<string>, groupId: number) =>
  [...changedKeys].flatMap((key) => {
    const [change] = fields[key] ?? [];
    const placed = placeOf(key);
    return change && placed?.groupId === groupId ? [{ ...change, name: placed.field }] : [];
  });
