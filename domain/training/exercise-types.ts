/** `title` heads a table of such exercises, `label` names one of them. */
export interface ExerciseType {
  readonly value: string;
  readonly title: string;
  readonly label: string;
}

/** The seven types, in the default order of their blocks in a training. */
export const EXERCISE_TYPES = [
  { value: "stretching", title: "Alongamentos", label: "Alongamento" },
  { value: "mobility", title: "Mobilidade", label: "Mobilidade" },
  { value: "myofascial_release", title: "Liberação Miofascial", label: "Liberação Miofascial" },
  { value: "functional", title: "Exercícios Funcionais", label: "Funcional" },
  { value: "resistence", title: "Treinos Resistidos", label: "Resistido" },
  { value: "manobra_resp", title: "Manobras Respiratórias/core", label: "Manobras Respiratórias/core" },
  { value: "exerc_aerobicos", title: "Exercícios Aeróbicos", label: "Exercícios Aeróbicos" },
] as const satisfies readonly ExerciseType[];

export type ExerciseTypeValue = (typeof EXERCISE_TYPES)[number]["value"];

/** Types of older exercises: still understood, no longer offered. Today both are aerobic exercises. */
export const LEGACY_EXERCISE_TYPES = [
  { value: "aerobic", title: "Exercícios Aeróbicos", label: "Aeróbico" },
  { value: "hiit", title: "HIIT", label: "HIIT" },
] as const satisfies readonly ExerciseType[];

/** The type of today that a type stands for: itself, or aerobic exercise for both older ones. */
export function typeOfToday(
  value: ExerciseTypeValue | (typeof LEGACY_EXERCISE_TYPES)[number]["value"],
): ExerciseTypeValue {
  return value === "aerobic" || value === "hiit" ? "exerc_aerobicos" : value;
}

const UNKNOWN_TYPE = "Sem classificação";

function typeOf(value: string): ExerciseType | undefined {
  return [...EXERCISE_TYPES, ...LEGACY_EXERCISE_TYPES].find((type) => type.value === value);
}

/** The Portuguese name of an exercise's type; "Sem classificação" for an unknown one. */
export function exerciseTypeLabel(value: string): string {
  return typeOf(value)?.label ?? UNKNOWN_TYPE;
}

/** The heading of a table of this type; "Sem classificação" for an unknown one. */
export function exerciseTypeTitle(value: string): string {
  return typeOf(value)?.title ?? UNKNOWN_TYPE;
}
