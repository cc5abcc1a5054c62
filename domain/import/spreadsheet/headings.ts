import { type ColumnKinds, headingReader } from "./columns.ts";

/** A spreadsheet as rows of texts. A row's index is its number in the spreadsheet minus one. */
export type Sheet = readonly (readonly string[])[];

export type Columns = readonly (string | null)[];

export interface Heading {
  /** The index of the heading row; null when the file has none. */
  readonly place: number | null;
  readonly names: readonly string[];
  readonly columns: Columns;
}

/** Titles, logos and notes above the headings are few. */
const MAX_ROWS_ABOVE = 25;
const MAX_SAMPLES = 50;

function fieldOfCells({ looks }: ColumnKinds, cells: readonly string[]): string | null {
  const filled = cells.filter((cell) => cell.trim() !== "").slice(0, MAX_SAMPLES);
  const mostly = (test: (text: string) => boolean) =>
    filled.length > 0 && filled.filter(test).length >= 0.8 * filled.length;
  return Object.entries(looks).find(([, test]) => mostly(test))?.[0] ?? null;
}

const columnOf = (rows: Sheet, column: number) => rows.map((row) => row[column] ?? "");

function eachOnce(fields: readonly (string | null)[]): Columns {
  const seen = new Set<string>();
  return fields.map((field) => {
    if (field === null || seen.has(field)) return null;
    seen.add(field);
    return field;
  });
}

export function readHeading(sheet: Sheet, kinds: ColumnKinds): Heading {
  const fieldOfHeading = headingReader(kinds);
  const width = sheet.reduce((most, row) => Math.max(most, row.length), 0);
  const above = sheet.slice(0, MAX_ROWS_ABOVE);
  const fieldCounts = above.map((row) => new Set(row.map(fieldOfHeading).filter((field) => field !== null)).size);
  const most = Math.max(0, ...fieldCounts);
  const place = most >= 2 || (most === 1 && width <= 2) ? fieldCounts.indexOf(most) : null;
  const below = sheet.slice(place === null ? 0 : place + 1);
  const places = Array.from({ length: width }, (_, column) => column);
  const titles = place === null ? [] : (sheet[place] ?? []);
  const named = eachOnce(places.map((column) => fieldOfHeading(titles[column] ?? "")));
  const guessed = places.map((column) => named[column] ?? unnamedField(kinds, named, columnOf(below, column)));
  return {
    place,
    names: places.map((column) => titles[column]?.trim().replace(/\s+/g, " ") || `Coluna ${columnLetters(column)}`),
    columns: eachOnce(guessed.map((field, column) => named[column] ?? field)),
  };
}

function unnamedField(kinds: ColumnKinds, named: Columns, cells: readonly string[]): string | null {
  const field = fieldOfCells(kinds, cells);
  return field !== null && named.includes(field) ? null : field;
}

export function columnLetters(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetters(Math.floor(column / 26) - 1) + rest;
}

export const withColumn = (columns: Columns, column: number, field: string | null): Columns =>
  columns.map((current, index) => (index === column ? field : field !== null && current === field ? null : current));
