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

/** Understood on the wire, never offered: both are aerobic exercise. */
export const AEROBIC_ALIASES = [
  { value: "aerobic", title: "Exercícios Aeróbicos", label: "Aeróbico" },
  { value: "hiit", title: "HIIT", label: "HIIT" },
] as const satisfies readonly ExerciseType[];

/** The type that a type stands for: itself, or aerobic exercise for both aliases. */
export function offeredType(value: ExerciseTypeValue | (typeof AEROBIC_ALIASES)[number]["value"]): ExerciseTypeValue {
  return value === "aerobic" || value === "hiit" ? "exerc_aerobicos" : value;
}

const UNKNOWN_TYPE = "Sem classificação";

function typeOf(value: string): ExerciseType | undefined {
  return [...EXERCISE_TYPES, ...AEROBIC_ALIASES].find((type) => type.value === value);
}

export function exerciseTypeLabel(value: string): string {
  return typeOf(value)?.label ?? UNKNOWN_TYPE;
}

export function exerciseTypeTitle(value: string): string {
  return typeOf(value)?.title ?? UNKNOWN_TYPE;
}
