const PANELS = ["exercicios", "como-fazer", "dor", "historico", "concluir"] as const;
export type Panel = (typeof PANELS)[number];

export interface GymSearch {
  /** Absent: today's training. */
  readonly treino?: number | undefined;
  /** Absent: the next row that is still to be done. */
  readonly exercicio?: number | undefined;
  readonly painel?: Panel | undefined;
}

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Parts that make no sense are dropped, not refused. */
export function gymSearch(raw: Record<string, unknown>): GymSearch {
  const [treino, exercicio] = [idOf(raw.treino), idOf(raw.exercicio)];
  const painel = PANELS.find((one) => one === raw.painel);
  return { ...(treino && { treino }), ...(exercicio && { exercicio }), ...(painel && { painel }) };
}
