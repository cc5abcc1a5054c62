/** The ids of the product's muscle groups. They never change, because stored trainings refer to them; a group may be renamed. */
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

/** A group is renamed to more than three characters: a shorter name is half typed. */
export const MIN_GROUP_NAME_LENGTH = 4;

/** Ids of muscle groups. */
export interface WorkedMuscles {
  readonly main: readonly number[];
  readonly assisting: readonly number[];
}

/** The first group of an exercise is the main one. */
export const workedMuscles = ([main, ...assisting]: readonly { readonly id: number }[]): WorkedMuscles => ({
  main: main ? [main.id] : [],
  assisting: assisting.map(({ id }) => id),
});
