import { expect, it } from "vitest";
import { hardestLoadKg } from "./hardest-load.ts";

const set = (load_kg: number | null, kind?: "warmup" | "backoff") => ({ load_kg, ...(kind && { kind }) });

it.each([
  ["the most of a bar", "Barra e banco reto", [set(40), set(45), set(42.5)], 45],
  ["the least help of an assisted machine", "Graviton", [set(30), set(20), set(25)], 20],
  ["no help at all", "Graviton", [set(10), set(0)], 0],
  ["not a warm-up, be it the heaviest", "Barra e banco reto", [set(60, "warmup"), set(50), set(45, "backoff")], 50],
  ["not a warm-up of an assisted machine", "Graviton", [set(5, "warmup"), set(20)], 20],
  ["nothing of warm-ups alone", null, [set(60, "warmup")], null],
  ["nothing without noted loads", null, [set(null)], null],
] as const)("the hardest load is %s", (_, equipment, sets, kg) => {
  expect(hardestLoadKg(sets, equipment)).toBe(kg);
});
