import { isCalendarDate } from "#domain/calendar-date.ts";

const PANELS = [
  "exercicios",
  "como-fazer",
  "dor",
  "historico",
  "comentarios",
  "trocar",
  "adicionar",
  "outro-dia",
  "concluir",
] as const;
export type Panel = (typeof PANELS)[number];

export interface GymSearch {
  /** Absent: today's training. */
  readonly treino?: number | undefined;
  /** Absent: the next row that is still to be done. Negative: an exercise that was added, by its own id. */
  readonly exercicio?: number | undefined;
  readonly painel?: Panel | undefined;
  /** A day that is recorded afterwards. Absent: today. */
  readonly dia?: string | undefined;
}

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const keyOf = (value: unknown) => {
  const key = Number(value);
  return Number.isSafeInteger(key) && key !== 0 ? key : undefined;
};

/** Parts that make no sense are dropped, not refused. */
export function gymSearch(raw: Record<string, unknown>): GymSearch {
  const [treino, exercicio] = [idOf(raw.treino), keyOf(raw.exercicio)];
  const painel = PANELS.find((one) => one === raw.painel);
  const dia = typeof raw.dia === "string" && isCalendarDate(raw.dia) ? raw.dia : undefined;
  return { ...(treino && { treino }), ...(exercicio && { exercicio }), ...(painel && { painel }), ...(dia && { dia }) };
}
