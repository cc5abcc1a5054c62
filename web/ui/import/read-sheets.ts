import { unzipSync, zipSync } from "fflate";
import Papa from "papaparse";
import readXlsxFile from "read-excel-file/universal";
import { formatDate } from "#domain/calendar-date.ts";
import type { Sheet } from "#domain/import/spreadsheet/headings.ts";
import { MAX_FILE_BYTES, SHEET_TOO_LARGE } from "#domain/uploads.ts";

export interface NamedSheet {
  readonly name: string;
  readonly rows: Sheet;
}

export class UnreadableFile extends Error {}

/** An ordinary spreadsheet of 5 MB unpacks to a tenth of this; more is a mistake, or malice. */
const MAX_UNPACKED_BYTES = 104_857_600;
const MAX_COLUMNS = 200;

const TOO_LARGE_UNPACKED = "A planilha é grande demais para ser lida. Divida-a em arquivos menores.";
const UNREADABLE = "Não foi possível ler este arquivo. Salve a planilha como .xlsx ou .csv e tente novamente.";
const OLD_EXCEL =
  "Arquivos .xls são de uma versão antiga do Excel. Salve a planilha como .xlsx ou .csv e tente novamente.";
const LOCKED = "A planilha está protegida por senha ou é de uma versão antiga do Excel. Salve-a como .xlsx sem senha.";
const EMPTY = "A planilha está vazia.";

export async function readSheets(name: string, bytes: ArrayBuffer): Promise<readonly NamedSheet[]> {
  if (bytes.byteLength > MAX_FILE_BYTES) throw new UnreadableFile(SHEET_TOO_LARGE);
  const start = new Uint8Array(bytes, 0, Math.min(8, bytes.byteLength));
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  const isCompound = start[0] === 0xd0 && start[1] === 0xcf;
  // The same container holds old workbooks and encrypted new ones; the name tells which.
  if (isCompound) throw new UnreadableFile(/\.xlsx$/i.test(name) ? LOCKED : OLD_EXCEL);
  const sheets = isZip ? await readXlsx(bytes) : [{ name, rows: readCsv(bytes) }];
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== "")));
  if (filled.length === 0) throw new UnreadableFile(EMPTY);
  return filled;
}

async function readXlsx(bytes: ArrayBuffer): Promise<NamedSheet[]> {
  const stored = storedAgain(new Uint8Array(bytes));
  const sheets = await readXlsxFile(stored, { trim: false }).catch(() => {
    throw new UnreadableFile(UNREADABLE);
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.slice(0, MAX_COLUMNS).map(textOf)),
  }));
}

/**
 * The same archive uncompressed. Unpacking it here keeps to what it says it unpacks to, and spares the reader its own helpers,
 * which it would start from a blob: the page's policy allows none.
 */
function storedAgain(bytes: Uint8Array): ArrayBuffer {
  let unpacked = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$/.test(name)) return false;
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableFile(TOO_LARGE_UNPACKED);
        return true;
      },
    });
    const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 });
    return new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength)).buffer;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(UNREADABLE);
  }
}

/** As a Brazilian spreadsheet shows it: dd/mm/aaaa, a decimal comma, Sim and Não. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return formatDate(value.toISOString().slice(0, 10));
  if (typeof value === "number") return String(Number(value.toPrecision(15))).replace(".", ",");
  if (typeof value === "boolean") return value ? "Sim" : "Não";
  return plain(String(value));
}

/** Spaces that do not break come along when cells are copied from a page. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\ufeff]/g, " ");

function readCsv(bytes: ArrayBuffer): Sheet {
  const text = decoded(bytes);
  const namedDelimiter = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const delimiter = namedDelimiter ?? likelyDelimiter(text);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const rows = data.map((row) => row.slice(0, MAX_COLUMNS).map(plain));
  return namedDelimiter ? [[], ...rows.slice(1)] : rows;
}

/** Excel writes Windows-1252 unless it is told "CSV UTF-8", and UTF-16 when told "Unicode text". */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = ["\t", ";", ",", "|"] as const;
const ROWS_TO_GUESS_FROM = 50;

/** The separator that divides most of the first rows; a comma inside a cell divides few. */
function likelyDelimiter(text: string): string {
  const divided = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS_TO_GUESS_FROM });
    return data.filter((row) => row.length > 1).length;
  });
  return DELIMITERS[divided.indexOf(Math.max(...divided))] ?? ";";
}
