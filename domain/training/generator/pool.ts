import type { ExerciseTypeValue } from "../exercise-types.ts";
import { areaLabel } from "../painful-area-table.ts";
import { type PainfulPlace, touches } from "../painful-areas.ts";
import { type CatalogueExercise, type ClassifiedExercise, classify, kindAt } from "./classified.ts";
import { equipmentClassOf, isForHome } from "./equipment.ts";
import { isWithinLevel, LEVEL_RULES, LEVELS, levelAskedBy, needsSpotter } from "./levels.ts";
import type { ProposalInput } from "./proposal.ts";

/** The exercises that may be proposed, and those that may not, by kind. */
export interface Pool<Exercise extends CatalogueExercise> {
  /** The preferred exercise of the first of these kinds that has one; exercises to avoid come only where nothing else is left. */
  readonly best: (kinds: readonly string[], avoided: ReadonlySet<number>) => ClassifiedExercise<Exercise> | undefined;
  /** Exercises that can take its place in a training: of its kind, then of other kinds for the same group that are not taken. */
  readonly equivalentsOf: (
    chosen: ClassifiedExercise<Exercise>,
    used: ReadonlySet<number>,
    taken: ReadonlySet<string>,
  ) => readonly Exercise[];
  /** The kinds of one type that the student's deviations name exercises of. */
  readonly linkedKinds: (type: ExerciseTypeValue) => readonly string[];
  /** Those of these kinds that may not be proposed, each with the reason. */
  readonly barred: (kinds: ReadonlySet<string>) => readonly { readonly exercise: Exercise; readonly reason: string }[];
  /** Whether no exercise with a load may be proposed for a muscle group, because of pain. */
  readonly isBarredByPain: (groupId: number) => boolean;
}

interface Barrier {
  readonly cause: "pain" | "level" | "place";
  readonly reason: string;
}

/** The most exercises that a row offers to swap with. */
const EQUIVALENTS = 6;

/** The advice of the editor reads the same table, so a proposal never meets that advice. */
const loads = (area: PainfulPlace["area"], { name, type, muscleGroups }: CatalogueExercise): boolean =>
  touches(area, { name, exercise_type: type, muscle_groups: muscleGroups });

const UNKNOWN = "Nenhuma regra diz o que ele carrega, e o aluno tem dor ou lesão.";

/** Why an exercise may not be proposed to this student; null when it may. Pain comes before every other reason. */
function barrierOf({ exercise, kind }: ClassifiedExercise, input: ProposalInput): Barrier | null {
  const place = input.painfulPlaces.find(({ area }) => loads(area, exercise));
  if (place) return { cause: "pain", reason: `Carrega ${areaLabel(place.area)}: na anamnese, “${place.said}”.` };
  if (input.painfulPlaces.length > 0 && !kindAt(kind.code)) return { cause: "pain", reason: UNKNOWN };
  if (input.isAtHome && !isForHome(exercise.equipment))
    return { cause: "place", reason: `Pede ${exercise.equipment?.toLowerCase()}, e o treino é em casa.` };
  const asked = levelAskedBy(exercise.name);
  if (!isWithinLevel(asked, input.level))
    return { cause: "level", reason: `Pede nível ${LEVELS[asked].toLowerCase()}.` };
  if (input.studentType === "consulting" && input.level !== "advanced" && needsSpotter(exercise.name))
    return { cause: "level", reason: "Pede alguém ao lado da barra, e o aluno treina a distância." };
  return null;
}

export function poolOf<Exercise extends CatalogueExercise>(input: ProposalInput<Exercise>): Pool<Exercise> {
  const linked = new Set(input.deviations.flatMap(({ exerciseIds }) => exerciseIds));
  const { equipment } = LEVEL_RULES[input.level];
  const places = (one: ClassifiedExercise): readonly number[] => {
    const steadiness = equipment.indexOf(equipmentClassOf(one.exercise.equipment));
    const byKind = one.kind.isMultiJoint ? [steadiness, one.rank] : [one.rank, steadiness];
    return [linked.has(one.exercise.id) ? 0 : 1, ...byKind];
  };
  const judged = input.exercises
    .map((exercise) => classify(exercise))
    .map((one) => ({ one, places: places(one), barrier: barrierOf(one, input) }))
    .sort(
      (a, b) =>
        comparePlaces(a.places, b.places) ||
        compareText(a.one.exercise.name, b.one.exercise.name) ||
        a.one.exercise.id - b.one.exercise.id,
    );
  const open = judged.filter(({ barrier }) => barrier === null).map(({ one }) => one);
  const byKind = Map.groupBy(open, ({ kind }) => kind.code);

  return {
    best: (kinds, avoided) => {
      const candidates = kinds.flatMap((code) => byKind.get(code) ?? []);
      const first = candidates[0];
      return candidates.find(({ exercise, kind }) => kind === first?.kind && !avoided.has(exercise.id)) ?? first;
    },
    equivalentsOf: ({ exercise, kind }, used, taken) => {
      const isNear = (one: ClassifiedExercise) =>
        one.kind.type === kind.type && one.kind.group === kind.group && one.kind.isMultiJoint === kind.isMultiJoint;
      const near = open.filter((one) => isNear(one) && !taken.has(one.kind.code));
      return [...(byKind.get(kind.code) ?? []), ...near]
        .map((one) => one.exercise)
        .filter(({ id }) => id !== exercise.id && !used.has(id))
        .slice(0, EQUIVALENTS);
    },
    linkedKinds: (type) =>
      open.filter(({ exercise, kind }) => kind.type === type && linked.has(exercise.id)).map(({ kind }) => kind.code),
    barred: (kinds) =>
      judged.flatMap(({ one, barrier }) =>
        barrier && kinds.has(one.kind.code) ? [{ exercise: one.exercise, reason: barrier.reason }] : [],
      ),
    isBarredByPain: (groupId) => {
      const ofGroup = judged.filter(({ one }) => one.kind.type === "resistence" && one.kind.group === groupId);
      return (
        ofGroup.some(({ barrier }) => barrier?.cause === "pain") && ofGroup.every(({ barrier }) => barrier !== null)
      );
    },
  };
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((place, index) => place !== other[index]);
  return difference === -1 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0);
}

/** By code units, so that the order is the same on every machine. */
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
