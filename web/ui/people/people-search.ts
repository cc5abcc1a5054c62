export const STATUS_FILTERS = ["todos", "ativos", "inativos"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const VIEWS = ["cards", "table"] as const;
export type View = (typeof VIEWS)[number];

export interface PeopleFilter {
  readonly q: string;
  readonly status: StatusFilter;
}

/** Absent means the default: no text, active ones, the remembered view. */
export interface PeopleSearch {
  readonly q?: string | undefined;
  readonly status?: StatusFilter | undefined;
  readonly view?: View | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

export function peopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const q = textOf(raw.q);
  const status = STATUS_FILTERS.find((one) => one === raw.status);
  const view = VIEWS.find((one) => one === raw.view);
  return { ...(q && { q }), ...(status && { status }), ...(view && { view }) };
}

const ACTIVE = { todos: undefined, ativos: "true", inativos: "false" } as const;

/** Without `active` the calls answer all. */
export function filterParts({ q, status }: PeopleFilter) {
  const active = ACTIVE[status];
  return { q, ...(active && { active }) };
}
