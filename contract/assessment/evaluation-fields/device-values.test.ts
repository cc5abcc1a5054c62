import { expect, it } from "vitest";
import { UNMEASURED } from "../unmeasured-evaluation.ts";
import { valueAt, valueLabel } from "./value-keys.ts";
import { changedItems, valuesOf } from "./values.ts";

const TYPED = {
  "bioimpedance:device": "InBody 270",
  "bioimpedance:fat_percentage": "25",
  "bioimpedance:condition_fasting": "yes",
} as const;

const SENT = {
  bioimpedance: {
    device: "InBody 270",
    measures: { fat_percentage: "25" },
    conditions: ["fasting"],
    contraindicated: false,
  },
  dxa: null,
};

it("a device is sent whole and read back as it was typed", () => {
  expect(changedItems(TYPED, {}, false)).toEqual({ body_composition_devices: SENT });
  const result = { figures: {}, reason: null, notes: [] };
  expect(
    valuesOf({ ...UNMEASURED, body_composition_devices: { bioimpedance: { ...SENT.bioimpedance, result } } }),
  ).toMatchObject(TYPED);
});

it("a refusal of the server marks its field", () => {
  const key = valueAt("evaluated_items.body_composition_devices.bioimpedance.measures.fat_percentage");
  expect(key).toBe("bioimpedance:fat_percentage");
  expect(key && valueLabel(key)).toBe("Gordura");
  expect(valueAt("evaluated_items.body_composition_devices.dxa.device")).toBe("dxa:device");
});
