import { MAX_IMPORTED_STUDENTS } from "#contract/student-imports.ts";
import { StudentDraft } from "#contract/students.ts";
import { type CalendarDate, formatDate } from "#domain/calendar-date.ts";
import { type Columns, readHeading, type Sheet } from "#domain/spreadsheet/headings.ts";
import { findDuplicates, type KnownContacts } from "#domain/student-import/duplicates.ts";
import { fieldLabel, IMPORT_FIELDS } from "#domain/student-import/fields.ts";
import { type CellProblem, type FileDefaults, importFieldOf, readRow } from "#domain/student-import/row.ts";

/** What the step of the columns shows of a sheet. */
export interface Preview {
  readonly names: readonly string[];
  readonly columns: Columns;
  /** The first filled cells of each column. */
  readonly samples: readonly (readonly string[])[];
  readonly rowCount: number;
  /** The number of the row with the headings; null without one. */
  readonly headingLine: number | null;
  /** Why this sheet cannot be imported. */
  readonly refusal: string | null;
}

/** How the trainer wants the sheet to be read. */
export interface Plan {
  readonly columns: Columns;
  readonly defaults: FileDefaults;
  /** Cells typed anew, by `cellKey`. */
  readonly edits: ReadonlyMap<string, string>;
  readonly skipped: ReadonlySet<number>;
  readonly known: KnownContacts;
  readonly today: CalendarDate;
}

export const cellKey = (line: number, field: string) => `${line} ${field}`;

export interface ReportedCell extends CellProblem {
  readonly label: string;
  readonly text: string;
}

/** One student of the file, as the import reads it. */
export interface ReportedLine {
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly cellphone: string;
  readonly birthdate: string;
  readonly cells: readonly ReportedCell[];
  readonly state: "ready" | "error" | "skipped";
}

export interface Report {
  readonly lines: readonly ReportedLine[];
  /** Lines of each state, and those with something worth a look. */
  readonly ready: number;
  readonly wrong: number;
  readonly skipped: number;
  readonly doubtful: number;
}

export interface RowToSend {
  readonly line: number;
  readonly student: StudentDraft;
}

const SAMPLES = 3;
const COUNT = new Intl.NumberFormat("pt-BR");
const NO_STUDENTS = "Nenhum aluno foi encontrado abaixo dos títulos das colunas.";
const TOO_MANY = (count: number) =>
  `A planilha tem ${COUNT.format(count)} linhas. O limite é de ${COUNT.format(MAX_IMPORTED_STUDENTS)} alunos por arquivo: divida-a em partes.`;

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== "");

/** Rows below the headings that say anything, with their numbers in the spreadsheet. */
function filledRows(sheet: Sheet): { readonly line: number; readonly row: readonly string[] }[] {
  const { place } = readHeading(sheet);
  const first = place === null ? 0 : place + 1;
  return sheet.flatMap((row, at) => (at >= first && isFilled(row) ? [{ line: at + 1, row }] : []));
}

export function describeSheet(sheet: Sheet): Preview {
  const { place, names, columns } = readHeading(sheet);
  const rows = filledRows(sheet);
  const samplesOf = (column: number) =>
    rows
      .map(({ row }) => row[column]?.trim() ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES);
  const tooMany = rows.length > MAX_IMPORTED_STUDENTS;
  return {
    names,
    columns,
    samples: names.map((_, column) => samplesOf(column)),
    rowCount: rows.length,
    headingLine: place === null ? null : place + 1,
    refusal: rows.length === 0 ? NO_STUDENTS : tooMany ? TOO_MANY(rows.length) : null,
  };
}

/** The dry run: every line as it would be registered, with what is wrong in it; and the rows to send once nothing is. */
export function checkSheet(sheet: Sheet, plan: Plan): { readonly report: Report; readonly rows: readonly RowToSend[] } {
  const { columns, defaults, edits, skipped, known, today } = plan;
  const genderColumn = columns.indexOf("gender");
  const filled = filledRows(sheet);
  const genders = genderColumn < 0 ? [] : filled.map(({ row }) => row[genderColumn] ?? "");
  const editedFields = new Map<number, string[]>();
  for (const key of edits.keys()) {
    const [line = "", field = ""] = key.split(" ");
    editedFields.set(Number(line), [...(editedFields.get(Number(line)) ?? []), field]);
  }

  const read = filled.map(({ line, row }) => {
    const cells = new Map(columns.flatMap((field, column) => (field ? [[field, row[column] ?? ""] as const] : [])));
    for (const field of editedFields.get(line) ?? []) cells.set(field, edits.get(cellKey(line, field)) ?? "");
    const { draft, problems } = readRow(cells, { defaults, today, genders });
    const judged = StudentDraft.safeParse(draft);
    return {
      line,
      cells,
      draft,
      student: judged.data,
      problems: [...problems, ...missedBy(problems, cells, judged.error)],
    };
  });

  const contacts = read
    .filter(({ line }) => !skipped.has(line))
    .map(({ line, draft }) => ({
      line,
      email: asText(draft.email) || null,
      cellphone: asText(draft.cellphone) || null,
    }));
  const duplicates = findDuplicates(contacts, known);

  const lines = read.map(({ line, cells, draft, problems }): ReportedLine => {
    const all = [...problems, ...(duplicates.get(line) ?? [])].sort(byField);
    const isWrong = all.some(({ severity }) => severity === "error");
    const shown = (field: string) => asText(draft[field]) || (cells.get(field)?.trim() ?? "");
    const birthdate = asText(draft.birthdate);
    return {
      line,
      name: shown("name"),
      email: shown("email"),
      cellphone: shown("cellphone"),
      birthdate: birthdate ? formatDate(birthdate) : (cells.get("birthdate")?.trim() ?? ""),
      cells: all.map((problem) => ({
        ...problem,
        label: fieldLabel(problem.field),
        text: cells.get(problem.field)?.trim() ?? "",
      })),
      state: skipped.has(line) ? "skipped" : isWrong ? "error" : "ready",
    };
  });
  const ready = new Set(lines.filter(({ state }) => state === "ready").map(({ line }) => line));
  const countOf = (state: ReportedLine["state"]) => lines.filter((line) => line.state === state).length;
  return {
    report: {
      lines,
      ready: ready.size,
      wrong: countOf("error"),
      skipped: countOf("skipped"),
      doubtful: lines.filter(({ state, cells }) => state === "ready" && cells.length > 0).length,
    },
    rows: read.flatMap(({ line, student }) => (student && ready.has(line) ? [{ line, student }] : [])),
  };
}

/** What the contract refuses and the cells did not tell yet, one sentence a field. */
function missedBy(
  told: readonly CellProblem[],
  cells: ReadonlyMap<string, string>,
  error:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
    | undefined,
): CellProblem[] {
  const known = new Set(told.filter(({ severity }) => severity === "error").map(({ field }) => field));
  // A country that was not understood has no mask to hold the cellphone against.
  if (known.has("country")) known.add("cellphone");
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const field = importFieldOf(path, cells);
    if (known.has(field)) return [];
    known.add(field);
    return [{ field, severity: "error" as const, sentence: message }];
  });
}

const FIELD_ORDER = new Map(IMPORT_FIELDS.map(({ key }, place) => [key, place]));
const byField = (one: CellProblem, other: CellProblem) =>
  (FIELD_ORDER.get(one.field) ?? 0) - (FIELD_ORDER.get(other.field) ?? 0);

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
