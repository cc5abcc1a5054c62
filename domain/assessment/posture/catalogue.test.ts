import { expect, it } from "vitest";
import golden from "../golden/posture-examples.json" with { type: "json" };
import { isPostureChoice, POSTURE_FIELDS, POSTURE_REGIONS, postureFieldAt } from "./catalogue.ts";

const KEYS = Object.entries(golden.options);

it("the eight regions go from head to foot", () => {
  expect(POSTURE_REGIONS.map(({ label }) => label)).toEqual([
    "Cabeça",
    "Ombros",
    "Cintura Escapular",
    "Coluna Vertebral",
    "Pelve",
    "Quadril",
    "Joelhos",
    "Pés",
  ]);
});

it("every key is stored with its options and with nenhum, which comes last", () => {
  expect(POSTURE_FIELDS.map(({ field }) => field.key)).toEqual(KEYS.map(([key]) => key));
  for (const [key, values] of KEYS) {
    expect([...(postureFieldAt(key)?.aspect.options ?? []).map(({ value }) => value), "nenhum"], key).toEqual(values);
  }
});

it("odd keys are the left side and even keys the right one, but for head and spine", () => {
  for (const { region, field } of POSTURE_FIELDS) {
    const isOdd = Number(field.key.split("_")[1]) % 2 === 1;
    const side = ["cabeca", "coluna"].includes(region.code) ? null : isOdd ? "left" : "right";
    expect(field.side, field.key).toBe(side);
  }
});

it("a choice is an option of its own key or nenhum", () => {
  expect(isPostureChoice("coluna_3", "cifose_lombar")).toBe(true);
  expect(isPostureChoice("coluna_3", "nenhum")).toBe(true);
  expect(isPostureChoice("coluna_2", "cifose_lombar")).toBe(false);
  expect(isPostureChoice("coluna_5", "nenhum")).toBe(false);
  expect(isPostureChoice("__proto__", "nenhum")).toBe(false);
});

it("every option says what to look at, and stretches and strengthens something", () => {
  for (const { aspect } of POSTURE_FIELDS) {
    for (const { value, lookAt, stretch, strengthen, note } of aspect.options) {
      expect(lookAt, value).toMatch(/^\p{Lu}.+\.$/u);
      if (note) expect(note, value).toMatch(/^\p{Lu}.+\.$/u);
      expect(stretch, value).not.toHaveLength(0);
      expect(strengthen, value).not.toHaveLength(0);
    }
  }
});
