export const STATUS_FILTERS = ["todos", "ativos", "inativos"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The state of the list that lives in its address. Absent means the default: no text, active students, no dialog. */
export interface ListSearch {
  readonly q?: string;
  readonly status?: StatusFilter;
  readonly view?: "cards" | "table";
  readonly dialog?: "new" | "edit";
  /** The student being edited. */
  readonly student?: number;
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export function listSearch(raw: Record<string, unknown>): ListSearch {
  const q = textOf(raw.q);
  const status = STATUS_FILTERS.find((one) => one === raw.status);
  const student = Number(raw.student);
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...((raw.view === "table" || raw.view === "cards") && { view: raw.view }),
    ...((raw.dialog === "new" || raw.dialog === "edit") && { dialog: raw.dialog }),
    ...(Number.isSafeInteger(student) && student > 0 && { student }),
  };
}
