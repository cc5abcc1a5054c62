/** What can be open over the student's page. Each value is a dialog of cycles, evaluations, trainings or students. */
const DIALOGS = [
  "student",
  "payments",
  "start",
  "new-macrocycle",
  "macrocycle",
  "mesocycle",
  "microcycle",
  "cycle",
  "evaluation",
  "training",
  "proposal",
  "compare",
  "final-result",
  "executions",
] as const;
export type StudentDialog = (typeof DIALOGS)[number];

/** The state of the student's page that lives in its address, so that reload and the back button work. */
export interface StudentSearch {
  /** The macrocycle that is unfolded and that the open dialog is about; 0: all are folded; absent: the one of today. */
  readonly macro?: number | undefined;
  /** Months instead of the timeline. */
  readonly mode?: "calendar" | undefined;
  readonly dialog?: StudentDialog | undefined;
  /** The mesocycle that the open dialog is about; absent while a new one is being made. */
  readonly meso?: number | undefined;
  /** The microcycle of it that the open dialog is about. */
  readonly micro?: number | undefined;
  /** The open tab of the open dialog. */
  readonly tab?: string | undefined;
  /** The menu's 'Meu Treino': today's training opens. */
  readonly treino?: "hoje" | undefined;
  /** The training that was done, opened in the dialog of those. */
  readonly execution?: number | undefined;
  /** The exercise whose history is shown there. */
  readonly exercise?: number | undefined;
}

/** The same on the page of one mesocycle, whose path already says which macrocycle and mesocycle. */
export type MesocycleSearch = Omit<StudentSearch, "macro" | "meso" | "treino" | "execution" | "exercise">;

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function studentSearch(raw: Record<string, unknown>): StudentSearch {
  const macro = Number(raw.macro) === 0 && raw.macro !== "" ? 0 : idOf(raw.macro);
  const meso = idOf(raw.meso);
  const execution = idOf(raw.execution);
  const exercise = idOf(raw.exercise);
  return {
    ...(macro !== undefined && { macro }),
    ...(meso && { meso }),
    ...(execution && { execution }),
    ...(exercise && { exercise }),
    ...(raw.treino === "hoje" && { treino: "hoje" }),
    ...mesocycleSearch(raw),
  };
}

export function mesocycleSearch(raw: Record<string, unknown>): MesocycleSearch {
  const micro = idOf(raw.micro);
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  return {
    ...(raw.mode === "calendar" && { mode: "calendar" }),
    ...(dialog && { dialog }),
    ...(micro && { micro }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
  };
}
