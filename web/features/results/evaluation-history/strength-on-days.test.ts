import { expect, test } from "vitest";
import { differenceText, hasRoughDifference, strengthOnDays } from "./strength-on-days.ts";

const change = (changed_on: string, weight: number | null) =>
  ({ exercise_name: "Leg press 45°", repetitions: 10, weight, percentage: 75, changed_on, origin: "teste" }) as const;
const tested = (id: number, ...history: ReturnType<typeof change>[]) => ({
  id,
  muscle_group: { id, name: `Grupo ${id}` },
  history,
});

test("the strength of a cycle is the last test up to its end, whatever came later", () => {
  const rows = strengthOnDays(
    [
      tested(1, change("2026-03-15", 160), change("2026-06-21", 200), change("2026-10-11", 240)),
      tested(2, change("2026-10-11", 20)),
      tested(3, change("2027-01-05", 30)),
      tested(4, change("2026-03-15", null)),
      tested(5),
    ],
    "2026-06-20",
    "2027-01-02",
  );
  expect(rows.map(({ id, before, after }) => [id, before?.weight ?? null, after?.weight ?? null])).toEqual([
    [1, 160, 240],
    [2, null, 20],
  ]);
});

const testOf = (exercise_name: string, weight: number, repetitions = 8) =>
  ({ ...change("2026-03-15", weight), exercise_name, weight, repetitions }) as const;
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
