export const STEPS = ["arquivo", "colunas", "conferencia", "resultado"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Readonly<Record<Step, string>> = {
  arquivo: "Arquivo",
  colunas: "Colunas",
  conferencia: "Conferência",
  resultado: "Resultado",
};
