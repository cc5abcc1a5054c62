export interface GroupSearch {
  /** `deviation`: the form of a deviation, a new one without `desvio`; `select`: exercises are chosen; `exercise`: one is edited. */
  readonly dialog?: "deviation" | "select" | "exercise" | undefined;
  /** Without a dialog its panel is open. */
  readonly desvio?: number | undefined;
  readonly exercicio?: number | undefined;
}

const idOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

export function groupSearch(raw: Record<string, unknown>): GroupSearch {
  const [desvio, exercicio] = [idOf(raw.desvio), idOf(raw.exercicio)];
  const dialog =
    raw.dialog === "deviation" || (raw.dialog === "select" && desvio) || (raw.dialog === "exercise" && exercicio)
      ? raw.dialog
      : undefined;
  return {
    ...(dialog && { dialog }),
    ...(desvio && { desvio }),
    ...(dialog === "exercise" && exercicio && { exercicio }),
  };
}

export interface StepSearch {
  readonly etapa?: 2 | undefined;
}

export const stepSearch = (raw: Record<string, unknown>): StepSearch => (Number(raw.etapa) === 2 ? { etapa: 2 } : {});
