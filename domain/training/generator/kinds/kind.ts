import type { ExerciseTypeValue } from "../../exercise-types.ts";

/**
 * Exercises that replace one another: the same movement pattern led by the same muscle group. The choice of kinds
 * is the project's own, after the joint actions in Kendall et al. (Músculos: provas e funções, 2007).
 */
export interface ExerciseKind {
  readonly code: string;
  readonly type: ExerciseTypeValue;
  readonly label: string;
  readonly group: number | null;
  readonly isMultiJoint: boolean;
  readonly names: readonly string[];
}

type Options = Partial<Pick<ExerciseKind, "group" | "isMultiJoint">>;

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
