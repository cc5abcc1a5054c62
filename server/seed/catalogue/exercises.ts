import type { CatalogueExercise } from "./exercise-table.ts";
import { aerobicExercises } from "./exercises-exerc_aerobicos.ts";
import { functionalExercises } from "./exercises-functional.ts";
import { breathingAndCoreExercises } from "./exercises-manobra_resp.ts";
import { mobilityExercises } from "./exercises-mobility.ts";
import { myofascialReleaseExercises } from "./exercises-myofascial_release.ts";
import { resistanceExercises } from "./exercises-resistence.ts";
import { stretchingExercises } from "./exercises-stretching.ts";

/** In the editor's default order of blocks. */
export const catalogueExercises: readonly CatalogueExercise[] = [
  ...stretchingExercises,
  ...mobilityExercises,
  ...myofascialReleaseExercises,
  ...functionalExercises,
  ...resistanceExercises,
  ...breathingAndCoreExercises,
  ...aerobicExercises,
];
