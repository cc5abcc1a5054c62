import type { ExerciseTypeValue } from "../../exercise-types.ts";

/**
 * Exercises that replace one another: the same movement pattern led by the same muscle group. The choice of kinds
 * is the project's own, after the joint actions in Kendall et al. (Músculos: provas e funções, 2007).
 */
export interface ExerciseKind {
  readonly code: string;
  readonly type: ExerciseTypeValue;
  /** As it is said in a sentence: "o agachamento", without article. */
  readonly label: string;
  /** The id of the muscle group that leads the movement; null where none does. */
  readonly group: number | null;
  readonly isMultiJoint: boolean;
  /** Parts of exercise names without accents, the preferred exercise first. */
  readonly names: readonly string[];
}

type Options = Partial<Pick<ExerciseKind, "group" | "isMultiJoint">>;

/** A maker of the kinds of one type. */
export const kindsOf =
  (type: ExerciseTypeValue) =>
  (code: string, label: string, names: readonly string[], options: Options = {}): ExerciseKind => ({
    code,
    type,
    label,
    names,
    group: null,
    isMultiJoint: false,
    ...options,
  });
