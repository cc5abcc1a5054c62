import { mapRecord, valueUnder } from "../record.ts";

/** The questions of the anamnesis with their wire names (odd spellings included), in the order of the form. */

export const TRAINING_SHIFTS = { morning: "Manhã", evening: "Tarde", nocturnal: "Noite" } as const;

export const DIABETES_TYPES = { type1: "Tipo 1", type2: "Tipo 2", gestational: "Gestacional" } as const;

/** A free answer. `inputMode` is the phone's keyboard, because some answers are mostly numbers. */
export interface OpenQuestion {
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: "numeric" | "decimal";
}

export interface YesNoQuestion {
  readonly field: string;
  readonly label: string;
  readonly detail: OpenQuestion;
}

export const PERSONAL_ANSWERS = [
  { field: "ocupation", label: "Profissão" },
  { field: "daily_journey", label: "Jornada diária de trabalho", hint: "Horas por dia", inputMode: "decimal" },
  { field: "training_hours", label: "Horário de treino", hint: "Por exemplo, das 6h às 7h" },
  { field: "favorite_activities", label: "Atividades preferidas" },
] as const satisfies readonly OpenQuestion[];

export const PERSONAL_QUESTIONS = [
  { field: "had_lesions", label: "Já teve lesões?", detail: { field: "lesions", label: "Quais lesões?" } },
  { field: "had_pains", label: "Sente dores?", detail: { field: "pains", label: "Quais dores?" } },
  {
    field: "use_alcohol",
    label: "Consome bebidas alcoólicas?",
    detail: { field: "alcohol", label: "Com que frequência?" },
  },
] as const satisfies readonly YesNoQuestion[];

export const PHYSIOLOGICAL_ANSWERS = [
  { field: "hours_slep_night", label: "Horas de sono à noite", inputMode: "decimal" },
  { field: "hours_slep_day", label: "Horas de sono durante o dia", inputMode: "decimal" },
  { field: "exam_frequency", label: "Frequência de exames", hint: "Por exemplo, uma vez por ano" },
  { field: "how_many_meals", label: "Refeições por dia", inputMode: "numeric" },
  { field: "water", label: "Consumo de água por dia", hint: "Em litros", inputMode: "decimal" },
] as const satisfies readonly OpenQuestion[];

export const PHYSIOLOGICAL_QUESTIONS = [
  {
    field: "nutritionist",
    label: "Tem acompanhamento de nutricionista?",
    detail: { field: "nutricionist_name", label: "Nome do nutricionista" },
  },
  {
    field: "supplements",
    label: "Usa suplementos?",
    detail: { field: "supplements_name", label: "Quais suplementos?" },
  },
  { field: "diabetes", label: "Tem diabetes?", detail: { field: "diabets_type", label: "Tipo de diabetes" } },
  {
    field: "smoke",
    label: "Fuma?",
    detail: { field: "how_many_cigarettes", label: "Quantos cigarros por dia?", inputMode: "numeric" },
  },
  {
    field: "cardiac_problems",
    label: "Tem problemas cardíacos?",
    detail: { field: "cardiac_problems_type", label: "Quais problemas cardíacos?" },
  },
  { field: "surgeries", label: "Já fez cirurgias?", detail: { field: "whichSurgeries", label: "Quais cirurgias?" } },
] as const satisfies readonly YesNoQuestion[];

/** The answers without the details of questions that are not answered yes, which no screen shows. */
export function withoutHiddenDetails<Answers extends object>(
  answers: Answers,
  questions: readonly YesNoQuestion[],
): Answers {
  const hidden = questions.filter(({ field }) => valueUnder(field, answers) !== true).map(({ detail }) => detail.field);
  return { ...answers, ...mapRecord(hidden, () => null) };
}
