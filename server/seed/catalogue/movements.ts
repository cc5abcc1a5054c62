import type { Movement } from "#domain/figures/exercise/movement.ts";
import { aerobicMovements } from "./movements/aerobic.ts";
import { functionalMovements } from "./movements/functional.ts";
import { mobilityMovements } from "./movements/mobility.ts";
import { myofascialReleaseMovements } from "./movements/myofascial-release.ts";
import { shouldersAndArmsMovements } from "./movements/shoulders-and-arms.ts";
import { stretchingMovements } from "./movements/stretching.ts";

/** By the exercise's name. */
export const catalogueMovements: Readonly<Record<string, Movement>> = {
  ...stretchingMovements,
  ...mobilityMovements,
  ...myofascialReleaseMovements,
  ...functionalMovements,
  ...shouldersAndArmsMovements,
  ...aerobicMovements,
};
