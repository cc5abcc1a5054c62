import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import type { FieldChangeDraft, StandingChange } from "#contract/assessment/evaluation-changes.ts";
import { standingChanges } from "#domain/assessment/field-changes.ts";

const step = fc.record({ device: fc.nat(1), field: fc.nat(2), value: fc.integer({ min: 40, max: 43 }) });
const delivery = fc.record({
  device: fc.nat(1),
  from: fc.nat(8),
  count: fc.integer({ min: 1, max: 8 }),
  isRead: fc.boolean(),
});

interface Shared<Field extends string> {
  /** Answers what stands of each field. */
  exchange(changes: readonly FieldChangeDraft[]): Promise<Readonly<Record<string, readonly StandingChange[]>>>;
  expectStored(newest: (field: Field) => StandingChange | undefined): Promise<void>;
}

/** Two devices change `fields`; a delivery may come late, twice, or without its answer. Changes that were not replaced stand at the end. */
export const inEveryOrderOfSyncs = <Field extends string>(
  fields: readonly [Field, Field, Field],
  begin: () => Promise<Shared<Field>>,
) =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(step, delivery), { minLength: 4, maxLength: 14 }), async (steps) => {
      const shared = await begin();
      const seenBy = [0, 1].map(() => new Map<string, FieldChangeDraft>());
      const madeBy: FieldChangeDraft[][] = [[], []];
      const sync = async (device: number, changes: readonly FieldChangeDraft[], isRead: boolean) => {
        const standing = await shared.exchange(changes);
        if (!isRead) return;
        for (const [field, its] of Object.entries(standing))
          for (const { id, value, made_at } of its)
            seenBy[device]?.set(id, seenBy[device]?.get(id) ?? { id, field, value, made_at, replaces: [] });
      };
      for (const [index, one] of steps.entries()) {
        const [seen, made] = [seenBy[one.device], madeBy[one.device]];
        if (!seen || !made) continue;
        if ("from" in one) {
          await sync(one.device, made.slice(one.from, one.from + one.count), one.isRead);
          continue;
        }
        const field = fields[one.field] ?? fields[0];
        const replaces = (standingChanges([...seen.values()]).get(field) ?? []).map(({ id }) => id);
        const made_at = `2026-03-01T12:00:${10 + index}.000Z`;
        const change = { id: randomUUID(), field, value: `${one.value}`, replaces, made_at };
        seen.set(change.id, change);
        made.push(change);
      }
      for (const device of [1, 0]) await sync(device, (madeBy[device] ?? []).toReversed(), true);

      const standing = await shared.exchange([]);
      const all = madeBy.flat();
      const replaced = new Set(all.flatMap(({ replaces }) => replaces));
      for (const { id, field } of all) expect(standing[field]?.some((one) => one.id === id)).toBe(!replaced.has(id));
      await shared.expectStored((field) => standing[field]?.[0]);
    }),
    { numRuns: 12 },
  );
