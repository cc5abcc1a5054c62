/**
 * How exercises of the catalogue are done, by name: where it starts, how it moves, what to avoid. Written for students, in two to four
 * sentences.
 */
export type ExerciseTexts = Readonly<Record<string, string>>;
