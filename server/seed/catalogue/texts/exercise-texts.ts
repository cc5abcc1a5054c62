export type ExerciseTexts = Readonly<Record<string, string>>;
