import type { ExerciseTypeValue } from "../exercise-types.ts";
import type { Condition } from "../health/condition-table.ts";
import { illnessAgainst, painAgainst } from "../health/reasons-against.ts";
import type { Planned } from "./caps.ts";
import { type CatalogueExercise, type ClassifiedExercise, classify, kindAt } from "./classified.ts";
import { equipmentClassOf, isAtHand } from "./equipment.ts";
import { isWithinLevel, LEVELS, needsSpotter, requiredLevel } from "./levels.ts";

export interface Pool<Exercise extends CatalogueExercise> {
  /** The preferred exercise of the first of these kinds that has one; exercises to avoid come only where nothing else is left. */
  readonly best: (kinds: readonly string[], avoided: ReadonlySet<number>) => ClassifiedExercise<Exercise> | undefined;
  /** Exercises that can take its place in a training: of its kind, then of other kinds for the same group that are not taken. */
  readonly equivalentsOf: (
    chosen: ClassifiedExercise<Exercise>,
    used: ReadonlySet<number>,
    taken: ReadonlySet<string>,
  ) => readonly Exercise[];
  readonly linkedKinds: (type: ExerciseTypeValue) => readonly string[];
  readonly barred: (kinds: ReadonlySet<string>) => readonly { readonly exercise: Exercise; readonly reason: string }[];
  /** The gravest cause that keeps out every loaded exercise for a muscle group; null while one may be proposed. */
  readonly barredBy: (groupId: number) => BarrierCause | null;
}

export type BarrierCause = "pain" | "health" | "place" | "level";
const GRAVEST_FIRST: readonly BarrierCause[] = ["pain", "health", "place", "level"];

interface Barrier {
  readonly cause: BarrierCause;
  readonly reason: string;
}

const EQUIVALENTS = 6;

const movingExercise = ({ name, type, muscleGroups }: CatalogueExercise) => ({
  name,
  exercise_type: type,
  muscle_groups: muscleGroups,
});

const UNKNOWN = "Nenhuma regra diz o que ele carrega, e o aluno tem dor, lesão ou doença.";
const STEEP = /inclinada na esteira/i;
/** With these nothing is proposed that no rule knows. */
const CAREFUL: readonly Condition[] = ["cardiac", "pregnancy", "osteoporosis"];

/** Why an exercise may not be proposed to this student; null when it may. Pain and health come before every other reason. */
function barrierOf({ exercise, kind }: ClassifiedExercise, input: Planned): Barrier | null {
  // The advice of the editor reads the same table, so a proposal never meets that advice.
  const pain = painAgainst(movingExercise(exercise), { places: input.painfulPlaces });
  if (pain !== null) return { cause: "pain", reason: pain };
  const isCareful = input.conditions.some(({ condition }) => CAREFUL.includes(condition));
  if ((input.painfulPlaces.length > 0 || isCareful) && !kindAt(kind.code)) return { cause: "pain", reason: UNKNOWN };
  const illness = illnessAgainst(exercise, input);
  if (illness !== null) return { cause: "health", reason: illness };
  if (input.caps.isGentle && STEEP.test(exercise.name))
    return { cause: "health", reason: "Pede mais do que um esforço leve." };
  if (!isAtHand(exercise.equipment, input.place))
    return { cause: "place", reason: `Pede ${exercise.equipment?.toLowerCase()}, e o treino é em casa.` };
  return barrierOfLevel(exercise, input);
}

function barrierOfLevel({ name }: CatalogueExercise, { caps, studentType, level }: Planned): Barrier | null {
  const required = requiredLevel(name);
  if (!isWithinLevel(required, caps.demand)) {
    const reason =
      caps.demand === level
        ? `Pede nível ${LEVELS[required].toLowerCase()}.`
        : "Pede mais firmeza ou experiência do que a idade ou a saúde do aluno aconselham.";
    return { cause: "level", reason };
  }
  if (!needsSpotter(name)) return null;
  if (caps.sparesSpotter) return { cause: "level", reason: "Pode prender o aluno sob a barra." };
  return studentType === "consulting" && level !== "advanced"
    ? { cause: "level", reason: "Pede alguém ao lado da barra, e o aluno treina a distância." }
    : null;
}

export function poolOf<Exercise extends CatalogueExercise>(input: Planned<Exercise>): Pool<Exercise> {
  const linked = new Set(input.deviations.flatMap(({ exerciseIds }) => exerciseIds));
  const { equipment } = input.caps;
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
    barredBy: (groupId) => {
      const causes = judged
        .filter(({ one }) => one.kind.type === "resistence" && mainGroup(one.exercise) === groupId)
        .map(({ barrier }) => barrier?.cause);
      if (causes.length === 0 || causes.includes(undefined)) return null;
      return GRAVEST_FIRST.find((cause) => causes.includes(cause)) ?? null;
    },
  };
}

const mainGroup = ({ muscleGroups }: CatalogueExercise) => muscleGroups[0]?.id;

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const difference = one.findIndex((place, index) => place !== other[index]);
  return difference === -1 ? 0 : (one[difference] ?? 0) - (other[difference] ?? 0);
}

/** By code units, so that the order is the same on every machine. */
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
