import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differingValues, type FieldChange, standingChanges } from "./field-changes.ts";

const change = (id: string, value: string, replaces: readonly string[] = [], made_at = "2026-11-27T12:00:00.000Z") => ({
  id,
  field: "triceps",
  value,
  replaces,
  made_at,
});

const standing = (...changes: readonly FieldChange[]) => standingChanges(changes).get("triceps") ?? [];

describe("the changes of a field", () => {
  it("leave the one that replaces the others", () => {
    expect(standing(change("b", "13", ["a"]), change("a", "12"))).toEqual([change("b", "13", ["a"])]);
  });

  it("stand side by side when neither author saw the other's, the newest first", () => {
    const [phone, tablet] = [change("a", "12"), change("b", "13", [], "2026-11-27T12:00:01.000Z")];
    expect(standing(phone, tablet)).toEqual([tablet, phone]);
    expect(differingValues(standing(phone, tablet))).toHaveLength(2);
  });

  it("are one value when two people measured the same", () => {
    expect(differingValues(standing(change("a", "12"), change("b", "12")))).toHaveLength(1);
  });

  it("keep a value also when two claim to replace each other", () => {
    expect(standing(change("a", "12", ["b"]), change("b", "13", ["a"]))).toHaveLength(1);
  });

  it("replace nothing of another field", () => {
    const other = { ...change("b", "70", ["a"]), field: "cintura" };
    expect(standing(change("a", "12"), other)).toEqual([change("a", "12")]);
  });
});

const FIELDS = ["weight", "triceps", "posture.ombro_1"] as const;

/** Two devices that type, meet the server and lose answers, in any order. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("type" as const), device: fc.nat(1), field: fc.nat(2), value: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("sync" as const), device: fc.nat(1), isAnswered: fc.boolean() }),
  },
);

interface Device {
  readonly known: Map<string, FieldChange>;
  readonly waiting: Map<string, FieldChange>;
}

describe("two devices", () => {
  it("agree after any order of typing and syncing, however often a change came, and lose nothing unseen", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.infiniteStream(fc.nat(1000)), (steps, shuffle) => {
        const server = new Map<string, FieldChange>();
        const devices: Device[] = [0, 1].map(() => ({ known: new Map(), waiting: new Map() }));
        const made: { readonly change: FieldChange; readonly seen: ReadonlySet<string> }[] = [];
        const sync = ({ known, waiting }: Device, isAnswered: boolean) => {
          for (const [id, sent] of waiting) server.set(id, sent);
          if (!isAnswered) return;
          waiting.clear();
          for (const [id, one] of server) known.set(id, one);
        };
        for (const [index, one] of steps.entries()) {
          const device = devices[one.device];
          if (!device) continue;
          if (one.kind === "sync") {
            sync(device, one.isAnswered);
            continue;
          }
          const field = FIELDS[one.field] ?? "weight";
          const own = [...device.known.values()];
          const replaces = (standingChanges(own).get(field) ?? []).map(({ id }) => id);
          const seen = new Set(own.filter((other) => other.field === field).map(({ id }) => id));
          const typed = {
            ...change(`${index}`, `${one.value}`, replaces, `2026-11-27T12:00:${10 + index}.000Z`),
            field,
          };
          device.known.set(typed.id, typed);
          device.waiting.set(typed.id, typed);
          made.push({ change: typed, seen });
        }
        for (const device of [...devices, ...devices]) sync(device, true);

        const all = [...server.values()];
        const shuffled = [...all, ...all]
          .map((one) => ({ one, at: shuffle.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const merged = standingChanges(all);
        expect(Object.fromEntries(standingChanges(shuffled))).toEqual(Object.fromEntries(merged));
        for (const { known } of devices)
          expect(Object.fromEntries(standingChanges([...known.values()]))).toEqual(Object.fromEntries(merged));
        for (const { change: own } of made) {
          const stands = merged.get(own.field)?.some(({ id }) => id === own.id);
          const wasSeen = made.some(({ change: later, seen }) => later.field === own.field && seen.has(own.id));
          expect(stands, "what nobody saw stands; what somebody saw and overwrote is gone").toBe(!wasSeen);
        }
        // One tap chooses: it replaces all that stands.
        for (const [field, heads] of merged) {
          const choice = {
            ...change(
              "choice",
              heads[0]?.value ?? "",
              heads.map(({ id }) => id),
            ),
            field,
          };
          expect(standingChanges([...all, choice]).get(field)).toEqual([choice]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
