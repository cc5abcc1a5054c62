import { expect, it } from "vitest";
import { changeVerdict } from "./change-verdict.ts";

it.each([
  ["percentualGordura", -0.6, "better"],
  ["percentualGordura", 0.6, "worse"],
  ["triceps", -1, "better"],
  ["massaMagra", 1.2, "better"],
  ["massaMuscular", -0.1, "worse"],
  ["weight", -3, null],
  ["imc", 1, null],
  ["braco_direito_relaxado", 1, null],
  ["cintura", 0, null],
] as const)("a difference of %s by %d is %s", (key, difference, verdict) => {
  expect(changeVerdict(key, difference)).toBe(verdict);
});
