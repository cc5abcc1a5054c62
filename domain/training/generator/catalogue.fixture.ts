import { GROUP } from "../muscle-groups.ts";
import { type CatalogueExercise, KINDS } from "./classified.ts";
import type { ExerciseKind } from "./kinds/kind.ts";
import type { ProposalInput } from "./proposal.ts";

const NAMES: ReadonlyMap<number, string> = new Map(Object.entries(GROUP).map(([name, id]) => [id, `Grupo ${name}`]));
const ASSISTS: Readonly<Record<number, number>> = {
  [GROUP.chest]: GROUP.triceps,
  [GROUP.back]: GROUP.biceps,
  [GROUP.quadriceps]: GROUP.glutes,
  [GROUP.hamstrings]: GROUP.glutes,
};
const EQUIPMENT = ["Máquina", "Halteres", "Barra", "Colchonete"];

function groupsOf({ group, isMultiJoint }: ExerciseKind) {
  const assist = group !== null && isMultiJoint ? ASSISTS[group] : undefined;
  return [group, assist].flatMap((id) => (id ? [{ id, name: NAMES.get(id) ?? "" }] : []));
}

/** Exercises of every kind that the rules know, on every equipment, beside two that they do not know. */
export const EXERCISES: readonly CatalogueExercise[] = [
  ...KINDS.flatMap((kind) =>
    EQUIPMENT.map((equipment) => ({
      name: `${kind.names[0]} ${equipment}`,
      type: kind.type,
      equipment,
      muscleGroups: groupsOf(kind),
    })),
  ),
  {
    name: "Invenção da treinadora",
    type: "resistence" as const,
    equipment: null,
    muscleGroups: [{ id: 4, name: "Grupo chest" }],
  },
  { name: "Outra invenção", type: "mobility" as const, equipment: null, muscleGroups: [] },
].map((exercise, index) => ({ ...exercise, id: index + 1 }));

/** A healthy beginner with three days of an hour. */
export const A_STUDENT: ProposalInput = {
  daysOfWeek: ["monday", "wednesday", "friday"],
  minutes: 60,
  level: "beginner",
  objective: "hypertrophy",
  studentType: "in_person",
  ageYears: 30,
  restingHeartRate: 60,
  conditions: [],
  isCleared: false,
  screening: null,
  isHighPressure: false,
  healthNotes: [],
  place: { code: "gym", equipment: [] },
  cycle: { weeks: 12, week: null },
  favouriteActivities: "",
  painfulPlaces: [],
  posture: { result: "postura_normal", selection: {} },
  deviations: [],
  strengthTests: [],
  exercises: EXERCISES,
  bandOf: () => ({ min: 10, max: 20 }),
};
