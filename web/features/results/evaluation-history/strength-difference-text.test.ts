import { expect, test } from "vitest";
import { differenceText, hasRoughDifference } from "./strength-difference-text.ts";

const testOf = (exercise_name: string, weight: number, repetitions = 8) => ({ exercise_name, weight, repetitions });
const comparedWith = (after: ReturnType<typeof testOf> | null) => ({ before: testOf("Supino reto", 60), after });

test("the difference is of one exercise, however its name is written, as on paper", () => {
  expect(differenceText(comparedWith(testOf("SUPINO RETO", 70, 6)))).toBe("+8,0 kg de 1RM");
  expect(differenceText(comparedWith(testOf("", 70, 6)))).toBe("+8,0 kg de 1RM");
  expect(differenceText(comparedWith(testOf("Crucifixo", 20)))).toBe("outro exercício");
  expect(differenceText(comparedWith(null))).toBe("–");
});

test("a difference of a rough estimate has a mark", () => {
  const rough = comparedWith(testOf("Supino reto", 70, 12));
  expect([differenceText(rough), hasRoughDifference(rough)]).toEqual(["+22,0 kg* de 1RM", true]);
  expect(hasRoughDifference(comparedWith(testOf("Supino reto", 70, 10)))).toBe(false);
  expect(hasRoughDifference(comparedWith(testOf("Crucifixo", 70, 12)))).toBe(false);
});
