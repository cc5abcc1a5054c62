import { expect, it } from "vitest";
import { compareEvaluations, FIGURES } from "#domain/assessment/evaluation-comparison.ts";
import { REPORT_SECTIONS } from "#domain/assessment/report-sections.ts";
import {
  decimalsReadBy,
  evaluationReadBy,
  figuresReadBy,
  finalResultReadBy,
  isReadBy,
  photoSlotsReadBy,
  sectionsReadBy,
} from "./reader-view.ts";
import { UNMEASURED } from "./unmeasured-evaluation.ts";

const read = (role: string) => figuresReadBy(role, FIGURES).map(({ key }) => key);

it("a student reads of folds the abdominal one, and of girths those of the report", () => {
  const groups = (role: string, group: string) =>
    figuresReadBy(role, FIGURES)
      .filter((figure) => figure.group === group)
      .map(({ key }) => key);
  expect(groups("student", "skinfolds")).toEqual(["abdominal"]);
  expect(groups("student", "perimeters")).toEqual(["pescoco", "abdomen", "cintura", "quadril"]);
  expect(groups("trainer", "skinfolds")).toHaveLength(10);
  expect(read("student")).toContain("percentualGordura");
  expect(isReadBy("student", "triceps")).toBe(false);
});

it("a student reads masses and percentages in tenths, a trainer as specified, and ratios keep what tells them apart", () => {
  const figures = { percentualGordura: 16.608, massaMagra: 68.715, relacaoCinturaQuadril: 0.853, weight: 82.45 };
  const decimals = (role: string) =>
    Object.fromEntries(compareEvaluations([{ figures }], decimalsReadBy(role)).map((one) => [one.key, one.decimals]));
  expect(decimals("student")).toEqual({ weight: 1, relacaoCinturaQuadril: 2, percentualGordura: 1, massaMagra: 1 });
  expect(decimals("trainer")).toEqual({ weight: 2, relacaoCinturaQuadril: 2, percentualGordura: 3, massaMagra: 1 });
});

it("a student's report leaves out the trainer's working material, and has the four views of the gallery", () => {
  expect(sectionsReadBy("trainer")).toHaveLength(REPORT_SECTIONS.length);
  expect(sectionsReadBy("student")).toEqual([
    "cover",
    "summary",
    "heart",
    "biochemical",
    "caloric_expenditure",
    "perimeter",
    "body_composition_devices",
    "photos",
    "function",
    "opinion",
    "zones",
  ]);
  expect(photoSlotsReadBy("student")).toEqual(["frontal", "dorsal", "perfil_esquerdo", "perfil_direito"]);
  expect(photoSlotsReadBy("trainer")).toHaveLength(28);
});

const stored = { ...UNMEASURED, posture_evaluated: null };

it("a student's screen gets neither blood tests nor somatotype nor posture, one fold and four girths; the final result has the posture", () => {
  const measured = {
    ...stored,
    perimeter: {
      ...stored.perimeter,
      bodyPerimeter: { cintura: "85", torax: "100" },
      skinFold: { abdominal: "20", triceps: "12" },
      readings: { triceps: ["12", "12"], cintura: ["85", "85"] },
      percentualGordura: { value: 16.6, label: "MUITO BOM" },
    },
  };
  expect(evaluationReadBy("student", measured).perimeter).toEqual({
    ...measured.perimeter,
    bodyPerimeter: { cintura: "85" },
    skinFold: { abdominal: "20" },
    readings: { cintura: ["85", "85"] },
  });
  expect(evaluationReadBy("trainer", measured)).toEqual(measured);
  const { biochemical: _, somatotype: __, posture, posture_evaluated, ...others } = stored;
  expect(evaluationReadBy("student", stored)).toEqual({
    ...others,
    perimeter: evaluationReadBy("student", stored).perimeter,
  });
  expect(finalResultReadBy("student", stored)).toEqual({
    ...evaluationReadBy("student", stored),
    posture,
    posture_evaluated,
  });
  for (const role of ["trainer", "admin"] as const) {
    expect(evaluationReadBy(role, stored)).toEqual(stored);
    expect(finalResultReadBy(role, stored)).toEqual(stored);
  }
});
