import type { CalendarDate } from "../../calendar-date.ts";
import { roundHalfUp } from "../../rounding.ts";
import { folded } from "../../text/accentless.ts";
import { isAssisted, liftsBody } from "../../training/loads/load-steps.ts";

export interface TestedStrength {
  readonly exercise_name: string;
  readonly weight: number | null;
  readonly percentage: number | null;
  readonly muscle_group: { readonly id: number; readonly name: string };
  /** When the trainer tested last; null where only trainings fed it. Absent where nobody asks. */
  readonly tested_on?: CalendarDate | null;
}

export interface TestedLoad {
  readonly kg: number;
  readonly testedOn: CalendarDate | null;
}

export interface SuggestedLoad {
  readonly kg: number;
  readonly test: Pick<TestedStrength, "exercise_name" | "muscle_group">;
}

/** Whole kg, half up; null without load or percentage. It multiplies first: 50 · 0.58 is 28.999… in floating point. */
export function suggestedLoadKg({ weight, percentage }: Pick<TestedStrength, "weight" | "percentage">): number | null {
  if (weight === null || !percentage) return null;
  return roundHalfUp((weight * percentage) / 100, 0);
}

interface LoadedExercise {
  readonly name: string;
  readonly muscleGroups: readonly { readonly id: number }[];
  readonly equipment: string | null;
}

/** On an assisted machine fewer kilograms are more work, so that a share of those tested would be a harder set. */
const isLoaded = ({ equipment }: Pick<LoadedExercise, "equipment">): boolean =>
  !liftsBody(equipment) && !isAssisted(equipment);

/** Whether a test names this exercise; case, accents and punctuation are ignored. */
export const isTestOf = ({ exercise_name }: Pick<TestedStrength, "exercise_name">, exerciseName: string): boolean =>
  exercise_name.trim() !== "" && folded(exercise_name) === folded(exerciseName);

/** Null where it was not tested. A student gets no other suggestion: a leg press says nothing safe about a squat. */
export function testedLoad(exercise: LoadedExercise, tests: readonly TestedStrength[]): TestedLoad | null {
  if (!isLoaded(exercise)) return null;
  const testsOfExercise = tests.filter((test) => isTestOf(test, exercise.name));
  const [main] = exercise.muscleGroups;
  const test = testsOfExercise.find(({ muscle_group }) => muscle_group.id === main?.id) ?? testsOfExercise[0];
  const kg = test ? suggestedLoadKg(test) : null;
  return test && kg !== null ? { kg, testedOn: test.tested_on ?? null } : null;
}

export const testedLoadKg = (exercise: LoadedExercise, tests: readonly TestedStrength[]): number | null =>
  testedLoad(exercise, tests)?.kg ?? null;

/** A test of pull-ups or of an assisted machine tells no load of another exercise; the name alone says so. */
const liftsLoad = ({ exercise_name }: TestedStrength): boolean => isLoaded({ equipment: exercise_name });

/** For trainers: this exercise's test, else its main muscle group's. An exercise with the body's own weight gets none. */
export function suggestLoad(exercise: LoadedExercise, tests: readonly TestedStrength[]): SuggestedLoad | null {
  if (!isLoaded(exercise)) return null;
  const [main] = exercise.muscleGroups;
  const test =
    tests.find((one) => isTestOf(one, exercise.name)) ??
    tests.find((one) => one.muscle_group.id === main?.id && liftsLoad(one));
  const kg = test ? suggestedLoadKg(test) : null;
  return test && kg !== null ? { kg, test } : null;
}

export const suggestionText = ({ kg, test }: SuggestedLoad): string =>
  `${kg} kg (do teste de ${test.exercise_name.trim() || test.muscle_group.name})`;
