/** The ids of the product's muscle groups, which stored trainings refer to and which never change. */
export const GROUP = {
  biceps: 1,
  triceps: 2,
  back: 3,
  chest: 4,
  shoulders: 5,
  abdomen: 6,
  glutes: 7,
  hamstrings: 8,
  adductors: 9,
  quadriceps: 10,
  calves: 11,
  core: 12,
} as const;

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
