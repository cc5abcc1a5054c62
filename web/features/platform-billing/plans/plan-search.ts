export interface PlanSearch {
  readonly q?: string;
  readonly pagina?: number;
}

export function planSearch(raw: Record<string, unknown>): PlanSearch {
  const q = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q) : "";
  const page = Number(raw.pagina);
  return { ...(q && { q }), ...(Number.isInteger(page) && page > 1 && { pagina: page }) };
}

export const PLAN_STEPS = ["nome", "valor", "frequencia", "descricao"] as const;

export type PlanStep = (typeof PLAN_STEPS)[number];

export interface PlanFormSearch {
  readonly plano?: number;
  readonly passo?: PlanStep;
  /** The student to whose payments a new plan leads back. */
  readonly aluno?: number;
}

function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export function planFormSearch(raw: Record<string, unknown>): PlanFormSearch {
  const plan = idOf(raw.plano);
  const student = idOf(raw.aluno);
  const step = PLAN_STEPS.find((one) => one === raw.passo);
  return { ...(plan && { plano: plan }), ...(step && { passo: step }), ...(student && { aluno: student }) };
}
