import { GROUP } from "../muscle-groups.ts";

/**
 * The order of exercises in a training: large muscles before small ones (ACSM 2009; Simão R, de Salles BF, Figueiredo T, et al.
 * Exercise order in resistance training. Sports Med 2012;42(3):251-265), the trunk last so that it still supports the rest (our rule).
 */
export const LARGE_TO_SMALL: readonly number[] = [
  GROUP.quadriceps,
  GROUP.hamstrings,
  GROUP.glutes,
  GROUP.chest,
  GROUP.back,
  GROUP.shoulders,
  GROUP.adductors,
  GROUP.triceps,
  GROUP.biceps,
  GROUP.calves,
  GROUP.abdomen,
  GROUP.core,
];

export const UPPER_BODY: readonly number[] = [GROUP.chest, GROUP.back, GROUP.shoulders, GROUP.triceps, GROUP.biceps];

export const LOWER_BODY: readonly number[] = [
  GROUP.quadriceps,
  GROUP.hamstrings,
  GROUP.glutes,
  GROUP.adductors,
  GROUP.calves,
];
