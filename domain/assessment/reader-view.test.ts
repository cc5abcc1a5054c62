import { expect, it } from "vitest";
import { compareEvaluations, FIGURES } from "./evaluation-comparison.ts";
import { decimalsReadBy, figuresReadBy, isReadByStudents } from "./reader-view.ts";

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
  expect(isReadByStudents("triceps")).toBe(false);
});

it("a student reads masses and percentages in tenths, a trainer as specified, and ratios keep what tells them apart", () => {
  const figures = { percentualGordura: 16.608, massaMagra: 68.715, relacaoCinturaQuadril: 0.853, weight: 82.45 };
  const decimals = (role: string) =>
    Object.fromEntries(compareEvaluations([{ figures }], decimalsReadBy(role)).map((one) => [one.key, one.decimals]));
  expect(decimals("student")).toEqual({ weight: 1, relacaoCinturaQuadril: 2, percentualGordura: 1, massaMagra: 1 });
  expect(decimals("trainer")).toEqual({ weight: 2, relacaoCinturaQuadril: 2, percentualGordura: 3, massaMagra: 1 });
});
