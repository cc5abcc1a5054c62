import { expect, test } from "vitest";
import { muscleErrorText } from "./muscle-mass.ts";

test("a muscle mass carries the standard error of the equation that answered", () => {
  expect(muscleErrorText(33.412, "limbs")).toBe("Erro padrão ±2,2 kg: 31,2 a 35,6 kg");
  expect(muscleErrorText(33.412, "weight")).toBe("Erro padrão ±2,8 kg: 30,6 a 36,2 kg");
  expect(muscleErrorText(1.5, "limbs")).toBe("Erro padrão ±2,2 kg: 0,0 a 3,7 kg");
  expect(muscleErrorText(33.412, undefined)).toBeNull();
});
