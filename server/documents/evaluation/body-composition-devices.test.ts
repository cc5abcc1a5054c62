import { expect, test } from "vitest";
import {
  type BodyCompositionDevices,
  type DeviceMeasures,
  deviceResult,
} from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import { COMPOSITION_DEVICES } from "#domain/assessment/body-composition/devices.ts";
import { recordOf } from "#domain/record.ts";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

const WOMAN = { sex: "female", ageYears: 34, weightKg: 62, statureCm: 165 } as const;

const itemsWith = (measures: DeviceMeasures): WholeEvaluation => {
  const section: BodyCompositionDevices = recordOf(
    COMPOSITION_DEVICES.flatMap((device) => {
      const { [device.key]: measured } = measures;
      return measured ? [[device.key, { ...measured, result: deviceResult(device, measured, WOMAN) }] as const] : [];
    }),
  );
  return { ...exampleItems({ stature: "165", weight: "62,00" }), body_composition_devices: section };
};

const reading = (device: string, fat_percentage: string, contraindicated = false) => ({
  bioimpedance: { device, measures: { fat_percentage }, conditions: ["fasting"], contraindicated },
});

const wordsOf = (now: DeviceMeasures, before?: DeviceMeasures) =>
  printedText(
    evaluationDocument({
      ...exampleEvaluation(itemsWith(now), before && itemsWith(before)),
      sections: ["body_composition_devices"],
    }),
  );

test("a device is compared with itself", () => {
  const words = wordsOf(reading("InBody 270", "25"), reading("inbody 270", "27"));
  expect(words).toMatch(/Gordura 25,0\s*% antes 27,0 \(−2,0\)/);
  expect(words).toContain("InBody 270 · Jejum de 4 h");
});

test("another device is not compared, nor one that nobody named", () => {
  expect(wordsOf(reading("InBody 270", "25"), reading("Tanita BC-601", "27"))).toContain("aparelhos diferentes");
  expect(wordsOf(reading("", "25"), reading("", "27"))).toContain("aparelho não informado");
});

test("a person who may not be measured has no figures", () => {
  expect(wordsOf(reading("InBody 270", "25", true))).toMatch(/Bioimpedância Exame não indicado para esta pessoa\./);
});
