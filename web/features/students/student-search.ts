/** What can be open over the student's page. Each value is a dialog of cycles, evaluations, trainings or students. */
const DIALOGS = ["student", "new-macrocycle", "macrocycle", "mesocycle", "evaluation", "training"] as const;
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
  /** The open tab of the open dialog. */
  readonly tab?: string | undefined;
}

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads the address; what makes no sense there is dropped rather than refused. */
export function studentSearch(raw: Record<string, unknown>): StudentSearch {
  const macro = Number(raw.macro) === 0 && raw.macro !== "" ? 0 : idOf(raw.macro);
  const meso = idOf(raw.meso);
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  return {
    ...(macro !== undefined && { macro }),
    ...(raw.mode === "calendar" && { mode: "calendar" }),
    ...(dialog && { dialog }),
    ...(meso && { meso }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
  };
}
