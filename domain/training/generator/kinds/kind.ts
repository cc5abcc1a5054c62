import type { ExerciseTypeValue } from "../../exercise-types.ts";

/** Parts of the body that can hurt. */
export type LoadedArea = "neck" | "shoulder" | "elbow" | "wrist" | "thoracic" | "lumbar" | "hip" | "knee" | "ankle";

/**
 * Exercises that replace one another: the same movement pattern led by the same muscle group. The choice of kinds, and which
 * areas each loads, is the project's own, after the joint actions in Kendall et al. (Músculos: provas e funções, 2007).
 */
export interface ExerciseKind {
  readonly code: string;
  readonly type: ExerciseTypeValue;
  /** As it is said in a sentence: "o agachamento", without article. */
  readonly label: string;
  /** The id of the muscle group that leads the movement; null where none does. */
  readonly group: number | null;
  readonly isMultiJoint: boolean;
  readonly loads: readonly LoadedArea[];
  /** Parts of exercise names without accents, the preferred exercise first. */
  readonly names: readonly string[];
}

type Options = Partial<Pick<ExerciseKind, "group" | "isMultiJoint" | "loads">>;

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
    loads: [],
    ...options,
  });
