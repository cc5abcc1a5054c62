import { folded } from "../../text/accentless.ts";

export interface ImportField {
  readonly key: string;
  readonly label: string;
  /** Other headings of the field, without case, accents and punctuation. */
  readonly headings: readonly string[];
}

export interface ColumnKinds {
  readonly fields: readonly ImportField[];
  /** Tests of cells that tell a field under an unknown heading. */
  readonly looks: Readonly<Record<string, (cell: string) => boolean>>;
}

/** The value of a cell, or why it has none. A `note` says what was added to the written text. */
export type Reading<Value> = { readonly value: Value; readonly note?: string } | { readonly problem: string };

export const isRead = <Value>(reading: Reading<Value>): reading is { readonly value: Value; readonly note?: string } =>
  "value" in reading;

export interface CellProblem {
  readonly field: string;
  readonly severity: "error" | "warning";
  readonly sentence: string;
}

export interface ReadRow {
  /** In wire names, which the contract validates. Unreadable values are null. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly problems: readonly CellProblem[];
}

export type Cells = ReadonlyMap<string, string>;

export const fieldLabel = ({ fields }: ColumnKinds, key: string): string =>
  fields.find((field) => field.key === key)?.label ?? key;

/** Finds the field that a heading means, also with a note behind it: "E-mail (obrigatório)", "Nome *". */
export function headingReader({ fields }: ColumnKinds): (heading: string) => string | null {
  const fieldOf = new Map(
    fields.flatMap(({ key, label, headings }) => [folded(label), ...headings].map((one) => [one, key] as const)),
  );
  return (heading) => {
    const bare = folded(heading.replace(/\(.*?\)|\[.*?\]/g, " "));
    return fieldOf.get(folded(heading)) ?? fieldOf.get(bare) ?? null;
  };
}
