import { folded } from "../text/accentless.ts";
import type { LoadSteps } from "./loads/load-steps.ts";

/** The largest first. `missingKg`: what no pair of plates adds to the load. */
export interface LoadedBar {
  readonly perSideKg: readonly number[];
  readonly missingKg: number;
}

const GRAMS = 1000;

/**
 * The fewest plates on each end of the bar that come nearest to a load from below, as many pairs as wanted; null for a load below the bar's
 * own. The largest first would leave 10 kg of 30 with plates of 20 and 15.
 */
export function platesFor(
  loadKg: number,
  { bar_kg: barKg, plates_kg: platesKg }: Pick<LoadSteps, "bar_kg" | "plates_kg">,
): LoadedBar | null {
  const sideG = Math.round(((loadKg - barKg) * GRAMS) / 2);
  if (sideG < 0) return null;
  const platesG = platesKg.map((plate) => Math.round(plate * GRAMS)).sort((a, b) => b - a);
  const unit = platesG.reduce(commonDivisor, 0);
  if (unit === 0) return { perSideKg: [], missingKg: (2 * sideG) / GRAMS };
  const fewest = fewestPlates(
    Math.floor(sideG / unit),
    platesG.map((plate) => plate / unit),
  );
  let rest = fewest.findLastIndex((count) => count < Number.POSITIVE_INFINITY);
  const missingG = sideG - rest * unit;
  const perSideKg: number[] = [];
  while (rest > 0) {
    const next =
      platesG.find((plate) => (fewest[rest - plate / unit] ?? Number.NaN) + 1 === fewest[rest]) ?? rest * unit;
    perSideKg.push(next / GRAMS);
    rest -= next / unit;
  }
  return { perSideKg, missingKg: (2 * missingG) / GRAMS };
}

const commonDivisor = (one: number, other: number): number => (one === 0 ? other : commonDivisor(other % one, one));

/** By weight, up to the one wanted; infinite for what no plates make up. */
function fewestPlates(weight: number, plates: readonly number[]): readonly number[] {
  const fewest = [0];
  for (let sum = 1; sum <= weight; sum += 1) {
    fewest.push(1 + Math.min(...plates.map((plate) => fewest[sum - plate] ?? Number.POSITIVE_INFINITY)));
  }
  return fewest;
}

/** A guided bar weighs what its machine says, and a short bar is lighter. */
const NO_BAR = ["smith", "barra fixa", "barra w", "paralela", "landmine", "polia", "maquina"];

/** Whether plates are put on a straight bar for it. */
export function isBarLoaded(equipment: string | null): boolean {
  const name = folded(equipment ?? "");
  return name.includes("barra") && !NO_BAR.some((part) => name.includes(part));
}
