/** The state of a muscle group's page that lives in its address. */
export interface GroupSearch {
  /** `deviation`: the form of a deviation, a new one without `desvio`; `select`: an exercise is chosen; `exercise`: one is edited. */
  readonly dialog?: "deviation" | "select" | "exercise" | undefined;
  /** The deviation that the dialog is about. */
  readonly desvio?: number | undefined;
  /** The exercise that is edited. */
  readonly exercicio?: number | undefined;
}

const idOf = (value: unknown) => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function groupSearch(raw: Record<string, unknown>): GroupSearch {
  const [desvio, exercicio] = [idOf(raw.desvio), idOf(raw.exercicio)];
  const dialog =
    raw.dialog === "deviation" || (raw.dialog === "select" && desvio) || (raw.dialog === "exercise" && exercicio)
      ? raw.dialog
      : undefined;
  return {
    ...(dialog && { dialog }),
    ...(dialog && desvio && { desvio }),
    ...(dialog === "exercise" && exercicio && { exercicio }),
  };
}

/** The step of a new group's form: its name, then its deviations. */
export interface StepSearch {
  readonly etapa?: 2 | undefined;
}

export const stepSearch = (raw: Record<string, unknown>): StepSearch => (Number(raw.etapa) === 2 ? { etapa: 2 } : {});
