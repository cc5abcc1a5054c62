import { STEPS, type Step } from "../../../../ui/import/steps.ts";

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
  "weeks",
  "proposal",
  "compare",
  "final-result",
  "executions",
  "comments",
  "readiness",
  "appointment",
  "all-evaluations",
  "goals",
  "import-evaluations",
] as const;
export type StudentDialog = (typeof DIALOGS)[number];

export interface StudentSearch {
  /** 0: all are folded; absent: the one of today. */
  readonly macro?: number | undefined;
  readonly mode?: "calendar" | undefined;
  readonly dialog?: StudentDialog | undefined;
  /** Absent while a new one is being made. */
  readonly meso?: number | undefined;
  readonly micro?: number | undefined;
  readonly tab?: string | undefined;
  /** An import is at this step. */
  readonly step?: Step | undefined;
  /** Only those of a comparison that changed. */
  readonly figures?: "changed" | undefined;
  /** A final result has all evaluations; absent: the first and the last. */
  readonly columns?: "all" | undefined;
  /** The cycles that are compared: "12-15". Absent: the last two. */
  readonly pair?: string | undefined;
  /** The two of all evaluations that are compared, by their cycles: "12-15.2". Absent: the last two. */
  readonly evaluations?: string | undefined;
  /** The gym asks for the prescription of the training to come. */
  readonly treino?: "hoje" | undefined;
  readonly execution?: number | undefined;
  readonly exercise?: number | undefined;
  /** Its comments are open. */
  readonly training?: number | undefined;
}

/** The path already says which macrocycle and mesocycle. */
export type MesocycleSearch = Omit<StudentSearch, "macro" | "meso" | "treino" | "execution" | "exercise" | "training">;

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export function studentSearch(raw: Record<string, unknown>): StudentSearch {
  const macro = Number(raw.macro) === 0 && raw.macro !== "" ? 0 : idOf(raw.macro);
  const meso = idOf(raw.meso);
  const execution = idOf(raw.execution);
  const exercise = idOf(raw.exercise);
  const training = idOf(raw.training);
  return {
    ...(macro !== undefined && { macro }),
    ...(meso && { meso }),
    ...(execution && { execution }),
    ...(exercise && { exercise }),
    ...(training && { training }),
    ...(raw.treino === "hoje" && { treino: "hoje" }),
    ...mesocycleSearch(raw),
  };
}

export function mesocycleSearch(raw: Record<string, unknown>): MesocycleSearch {
  const micro = idOf(raw.micro);
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  const step = STEPS.find((one) => one === raw.step);
  return {
    ...(raw.mode === "calendar" && { mode: "calendar" }),
    ...(dialog && { dialog }),
    ...(dialog === "import-evaluations" && step && { step }),
    ...(micro && { micro }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
    ...(raw.figures === "changed" && { figures: "changed" }),
    ...(raw.columns === "all" && { columns: "all" }),
    ...(typeof raw.pair === "string" && /^\d*-\d*$/.test(raw.pair) && { pair: raw.pair }),
    ...(typeof raw.evaluations === "string" &&
      /^[\d.]*-[\d.]*$/.test(raw.evaluations) && { evaluations: raw.evaluations }),
  };
}
