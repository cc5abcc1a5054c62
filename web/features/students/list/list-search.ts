import { STEPS, type Step } from "../../../ui/import/steps.ts";

export const STATUS_FILTERS = ["todos", "ativos", "inativos"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const VIEWS = ["cards", "table"] as const;
export type View = (typeof VIEWS)[number];

const DIALOGS = ["new", "import", "undo-import"] as const;
type ListDialog = (typeof DIALOGS)[number];

/** The state of the list that lives in its address. Absent means the default: no text, active students, no dialog. */
export interface ListSearch {
  readonly q?: string | undefined;
  readonly status?: StatusFilter | undefined;
  readonly view?: View | undefined;
  readonly dialog?: ListDialog | undefined;
  /** Of the import. */
  readonly step?: Step | undefined;
  /** The open tab of the dialog. */
  readonly tab?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function listSearch(raw: Record<string, unknown>): ListSearch {
  const q = textOf(raw.q);
  const status = STATUS_FILTERS.find((one) => one === raw.status);
  const view = VIEWS.find((one) => one === raw.view);
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  const step = STEPS.find((one) => one === raw.step);
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(view && { view }),
    ...(dialog && { dialog }),
    ...(dialog === "import" && step && { step }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
  };
}
