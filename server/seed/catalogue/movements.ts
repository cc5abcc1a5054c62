import type { Movement } from "#domain/figures/exercise/movement.ts";
import { aerobicMovements } from "./movements/aerobic.ts";
import { breathingAndCoreMovements } from "./movements/breathing-and-core.ts";
import { chestAndBackMovements } from "./movements/chest-and-back.ts";
import { functionalMovements } from "./movements/functional.ts";
import { lowerBodyMovements } from "./movements/lower-body.ts";
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
  ...chestAndBackMovements,
  ...shouldersAndArmsMovements,
  ...lowerBodyMovements,
  ...breathingAndCoreMovements,
  ...aerobicMovements,
};
