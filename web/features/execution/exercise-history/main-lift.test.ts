import { expect, it } from "vitest";
import { mainLift } from "./main-lift.ts";

const exercise = (name: string, days: number, last_load_kg: number | null) => ({
  id: days,
  name,
  last_day: "2026-11-20",
  days,
  last_load_kg,
});

it("is the exercise of most days and load together, without loads the one of most days", () => {
  const stretch = exercise("Alongamento", 20, null);
  const bench = exercise("Supino reto", 10, 60);
  const others = [exercise("Tríceps na polia", 15, 30), exercise("Leg press", 1, 180)];
  expect(mainLift([stretch, ...others, bench])).toBe(bench);
  expect(mainLift([exercise("Prancha", 3, null), stretch])).toBe(stretch);
  expect(mainLift([])).toBeUndefined();
});
