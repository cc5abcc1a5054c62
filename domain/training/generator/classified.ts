import { MAX_NAMES, remember } from "../../remember.ts";
import { folded } from "../../text/accentless.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { ExerciseKind } from "./kinds/kind.ts";
import { PREPARATION_KINDS } from "./kinds/preparation.ts";
import { RESISTANCE_KINDS } from "./kinds/resistance.ts";
import { TRUNK_AND_AEROBIC_KINDS } from "./kinds/trunk-and-aerobic.ts";

export interface CatalogueExercise {
  readonly id: number;
  readonly name: string;
  readonly type: ExerciseTypeValue;
  readonly equipment: string | null;
  readonly muscleGroups: readonly { readonly id: number; readonly name: string }[];
}

export interface ClassifiedExercise<Exercise extends CatalogueExercise = CatalogueExercise> {
  readonly exercise: Exercise;
  readonly kind: ExerciseKind;
  readonly rank: number;
}

export const KINDS: readonly ExerciseKind[] = [...RESISTANCE_KINDS, ...PREPARATION_KINDS, ...TRUNK_AND_AEROBIC_KINDS];

const KIND_BY_CODE: ReadonlyMap<string, ExerciseKind> = new Map(KINDS.map((kind) => [kind.code, kind]));

export const kindAt = (code: string): ExerciseKind | undefined => KIND_BY_CODE.get(code);

function unknownKind({ type, muscleGroups }: CatalogueExercise): ExerciseKind {
  const ids = muscleGroups.map(({ id }) => id);
  return {
    code: `${type}:${ids.join("+")}`,
    type,
    label: muscleGroups.map(({ name }) => name).join(" e ") || "outros",
    group: ids[0] ?? null,
    isMultiJoint: ids.length > 1,
    names: [],
  };
}

type Named = Pick<CatalogueExercise, "name" | "type">;
type Found = Pick<ClassifiedExercise, "kind" | "rank">;

const remembered = new Map<string, Found | null>();

/** The kind by an exercise's type and name. One-sided variants are preferred less than two-sided ones. */
export const findKind = (exercise: Named): Found | undefined =>
  remember(remembered, MAX_NAMES, `${exercise.type} ${exercise.name}`, () => kindByName(exercise)) ?? undefined;

function kindByName({ name: spelled, type }: Named): Found | null {
  const name = folded(spelled);
  const holds = (part: string) => name.includes(part);
  const kind = KINDS.find((one) => one.type === type && one.names.some(holds));
  if (!kind) return null;
  const place = kind.names.findIndex(holds);
  const isOneSided = name.includes("unilateral") && !kind.names[place]?.includes("unilateral");
  return { kind, rank: place + (isOneSided ? kind.names.length : 0) };
}

/** An exercise of no kind is one with those of its type and muscle groups. */
export const classify = <Exercise extends CatalogueExercise>(exercise: Exercise): ClassifiedExercise<Exercise> => ({
  exercise,
  ...(findKind(exercise) ?? { kind: unknownKind(exercise), rank: 0 }),
});
