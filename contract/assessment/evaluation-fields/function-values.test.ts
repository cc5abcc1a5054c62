import { expect, it } from "vitest";
import { UNMEASURED } from "../unmeasured-evaluation.ts";
import { fieldErrorIn } from "./fields.ts";
import { valueAt } from "./value-keys.ts";
import { changedItems, valuesOf } from "./values.ts";

const TYPED = {
  "hand_grip:right1": "42,2",
  "hand_grip:right2": "43",
  "hand_grip:left1": "39,5",
  "hand_grip:instrument": "Jamar",
  "plank:1": "40",
  "plank:stopped": "yes",
} as const;

it("functional tests travel by test, with their tries, conditions and whether they were stopped; null erases one", () => {
  const { function: items } = changedItems(TYPED, { "push_ups:1": "20" }, false);
  expect(items).toMatchObject({
    hand_grip: { right: ["42,2", "43"], left: ["39,5"], conditions: { instrument: "Jamar" }, stopped: false },
    plank: { tries: ["40"], stopped: true },
    push_ups: null,
  });
  const result = { value: null, right: null, left: null, label: null, tone: null, reason: null, notes: [] };
  const { hand_grip, plank } = items ?? {};
  const stored = {
    ...(hand_grip && { hand_grip: { ...hand_grip, result } }),
    ...(plank && { plank: { ...plank, result } }),
  };
  expect(valuesOf({ ...UNMEASURED, function: stored })).toMatchObject(TYPED);
});

it("a refusal of the server finds the field, also of a second try, a side and a condition", () => {
  expect(valueAt("evaluated_items.function.push_ups.tries.0")).toBe("push_ups:1");
  expect(valueAt("evaluated_items.function.hand_grip.right.1")).toBe("hand_grip:right2");
  expect(valueAt("evaluated_items.function.sit_and_reach.conditions.box_zero")).toBe("sit_and_reach:box_zero");
  expect(valueAt("evaluated_items.function.plank.conditions.colour")).toBeUndefined();
});

it("a reach may be below zero, a repetition not", () => {
  expect(fieldErrorIn("back_scratch:right1", "-12,5")).toBeNull();
  expect(fieldErrorIn("back_scratch:right1", "-")).not.toBeNull();
  expect(fieldErrorIn("chair_stand:1", "51")).toBe("Informe um valor entre 0 e 50");
});
