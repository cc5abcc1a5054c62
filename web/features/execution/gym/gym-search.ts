/** What can be open over the training. */
const PANELS = ["exercicios", "como-fazer", "dor", "concluir"] as const;
export type Panel = (typeof PANELS)[number];

/** The state of the training's screen that lives in its address, so that reload and the back button work. */
export interface GymSearch {
  /** The chosen training; absent: today's. */
  readonly treino?: number | undefined;
  /** The row that is open; absent: the next one that is still to be done. */
  readonly exercicio?: number | undefined;
  readonly painel?: Panel | undefined;
}

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function gymSearch(raw: Record<string, unknown>): GymSearch {
  const [treino, exercicio] = [idOf(raw.treino), idOf(raw.exercicio)];
  const painel = PANELS.find((one) => one === raw.painel);
  return { ...(treino && { treino }), ...(exercicio && { exercicio }), ...(painel && { painel }) };
}
