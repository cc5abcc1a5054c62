import type { Movement } from "#domain/figures/exercise/movement.ts";
import { type CellProblem, type Cells, type ColumnKinds, fieldLabel } from "#domain/import/spreadsheet/columns.ts";
import { type Columns, readHeading, type Sheet } from "#domain/import/spreadsheet/headings.ts";

export interface Preview {
  readonly names: readonly string[];
  readonly columns: Columns;
  readonly samples: readonly (readonly string[])[];
  readonly rowCount: number;
  /** Null without headings. */
  readonly headingLine: number | null;
  readonly refusal: string | null;
}

export interface Plan<Answers> {
  readonly columns: Columns;
  readonly answers: Answers;
  /** By `cellKey`. */
  readonly edits: ReadonlyMap<string, string>;
  readonly skipped: ReadonlySet<number>;
}

export const cellKey = (line: number, field: string) => `${line} ${field}`;

export interface FilledRow {
  readonly line: number;
  readonly cells: Cells;
  readonly isSkipped: boolean;
}

export interface CheckedRow<Draft> {
  /** Undefined while the contract refuses it. */
  readonly draft: Draft | undefined;
  readonly problems: readonly CellProblem[];
  readonly shown: Readonly<Record<string, string>>;
  readonly movement?: Movement | null | undefined;
}

export interface SheetNoun<Answers, Draft> {
  readonly kinds: ColumnKinds;
  readonly one: string;
  readonly many: string;
  readonly isFeminine?: boolean;
  readonly most: number;
  check(rows: readonly FilledRow[], answers: Answers): readonly CheckedRow<Draft>[];
}

export interface ReportedCell extends CellProblem {
  readonly label: string;
  readonly text: string;
}

export interface ReportedLine {
  readonly line: number;
  readonly name: string;
  readonly shown: Readonly<Record<string, string>>;
  readonly movement: Movement | null;
  readonly cells: readonly ReportedCell[];
  readonly state: "ready" | "error" | "skipped";
}

export interface Report {
  readonly lines: readonly ReportedLine[];
  readonly ready: number;
  readonly wrong: number;
  readonly skipped: number;
  readonly doubtful: number;
}

export interface RowToSend<Draft> {
  readonly line: number;
  readonly draft: Draft;
}

const SAMPLES = 3;
const COUNT = new Intl.NumberFormat("pt-BR");

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== "");

function filledRows(sheet: Sheet, kinds: ColumnKinds): { readonly line: number; readonly row: readonly string[] }[] {
  const { place } = readHeading(sheet, kinds);
  const first = place === null ? 0 : place + 1;
  return sheet.flatMap((row, at) => (at >= first && isFilled(row) ? [{ line: at + 1, row }] : []));
}

type Described = Pick<SheetNoun<never, unknown>, "kinds" | "one" | "many" | "most" | "isFeminine">;

/** The ending of a word that goes with the noun. */
export const agreeing = ({ isFeminine }: Pick<Described, "isFeminine">, masculine: string, feminine: string): string =>
  isFeminine ? feminine : masculine;

export function describeSheet(sheet: Sheet, noun: Described): Preview {
  const { kinds, one, many, most } = noun;
  const { place, names, columns } = readHeading(sheet, kinds);
  const rows = filledRows(sheet, kinds);
  const samplesOf = (column: number) =>
    rows
      .map(({ row }) => row[column]?.trim() ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES);
  const none = `${agreeing(noun, "Nenhum", "Nenhuma")} ${one} foi ${agreeing(noun, "encontrado", "encontrada")} abaixo dos títulos das colunas.`;
  const tooMany = `A planilha tem ${COUNT.format(rows.length)} linhas. O limite é de ${COUNT.format(most)} ${many} por arquivo: divida-a em partes.`;
  return {
    names,
    columns,
    samples: names.map((_, column) => samplesOf(column)),
    rowCount: rows.length,
    headingLine: place === null ? null : place + 1,
    refusal: rows.length === 0 ? none : rows.length > most ? tooMany : null,
  };
}

export function checkSheet<Answers, Draft>(
  sheet: Sheet,
  { columns, answers, edits, skipped }: Plan<Answers>,
  noun: SheetNoun<Answers, Draft>,
): { readonly report: Report; readonly rows: readonly RowToSend<Draft>[] } {
  const editedFields = new Map<number, string[]>();
  for (const key of edits.keys()) {
    const [line = "", field = ""] = key.split(" ");
    editedFields.set(Number(line), [...(editedFields.get(Number(line)) ?? []), field]);
  }
  const filled = filledRows(sheet, noun.kinds).map(({ line, row }): FilledRow => {
    const cells = new Map(columns.flatMap((field, column) => (field ? [[field, row[column] ?? ""] as const] : [])));
    for (const field of editedFields.get(line) ?? []) cells.set(field, edits.get(cellKey(line, field)) ?? "");
    return { line, cells, isSkipped: skipped.has(line) };
  });

  const order = new Map(noun.kinds.fields.map(({ key }, index) => [key, index]));
  const orderOf = ({ field }: CellProblem) => order.get(field) ?? 0;
  const read = noun.check(filled, answers);
  const lines = filled.map(({ line, cells, isSkipped }, index): ReportedLine => {
    const { problems = [], shown = {}, movement = null } = read[index] ?? {};
    const isWrong = problems.some(({ severity }) => severity === "error");
    return {
      line,
      name: shown.name ?? "",
      shown,
      movement,
      cells: [...problems]
        .sort((one, other) => orderOf(one) - orderOf(other))
        .map((problem) => ({
          ...problem,
          label: fieldLabel(noun.kinds, problem.field),
          text: cells.get(problem.field)?.trim() ?? "",
        })),
      state: isSkipped ? "skipped" : isWrong ? "error" : "ready",
    };
  });
  const countOf = (state: ReportedLine["state"]) => lines.filter((line) => line.state === state).length;
  return {
    report: {
      lines,
      ready: countOf("ready"),
      wrong: countOf("error"),
      skipped: countOf("skipped"),
      doubtful: lines.filter(({ state, cells }) => state === "ready" && cells.length > 0).length,
    },
    rows: lines.flatMap(({ line, state }, index) => {
      const draft = read[index]?.draft;
      return draft !== undefined && state === "ready" ? [{ line, draft }] : [];
    }),
  };
}

interface Refused {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

export function missedBy(
  told: ReadonlySet<string>,
  error: Refused | undefined,
  fieldOf: (path: readonly PropertyKey[]) => string,
): CellProblem[] {
  const reported = new Set(told);
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldOf(path);
    if (reported.has(field)) return [];
    reported.add(field);
    return [{ field, severity: "error" as const, sentence: message }];
  });
}

export const wrongFields = (problems: readonly CellProblem[]): Set<string> =>
  new Set(problems.filter(({ severity }) => severity === "error").map(({ field }) => field));
