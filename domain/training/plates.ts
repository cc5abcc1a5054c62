import { folded } from "../text/accentless.ts";
import type { LoadSteps } from "./loads/load-steps.ts";

/** The largest first. `missingKg`: what no pair of plates adds to the load. */
export interface LoadedBar {
  readonly perSideKg: readonly number[];
  readonly missingKg: number;
}

const GRAMS = 1000;

/** The plates on each end of the bar for a load, as many pairs as wanted; null for a load below the bar's own. */
export function platesFor(
  loadKg: number,
  { bar_kg: barKg, plates_kg: platesKg }: Pick<LoadSteps, "bar_kg" | "plates_kg">,
): LoadedBar | null {
  let missing = Math.round(((loadKg - barKg) * GRAMS) / 2);
  if (missing < 0) return null;
  const perSideKg: number[] = [];
  for (const plate of platesKg.toSorted((a, b) => b - a)) {
    const count = Math.floor(missing / Math.round(plate * GRAMS));
    perSideKg.push(...Array.from({ length: count }, () => plate));
    missing -= count * Math.round(plate * GRAMS);
  }
  return { perSideKg, missingKg: (2 * missing) / GRAMS };
}

/** A guided bar weighs what its machine says, and a short bar is lighter. */
const NO_BAR = ["smith", "barra fixa", "barra w", "paralela", "landmine", "polia", "maquina"];

/** Whether plates are put on a straight bar for it. */
export function isBarLoaded(equipment: string | null): boolean {
  const name = folded(equipment ?? "");
  return name.includes("barra") && !NO_BAR.some((part) => name.includes(part));
}
