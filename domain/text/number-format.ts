import { roundHalfUp } from "../rounding.ts";

const DECIMAL = /^-?\d+(?:[.,]\d*)?$/;
const GROUPED_DECIMAL = /^-?\d{1,3}(?:\.\d{3})+,\d*$/;
/** The minus sign is wider than the hyphen that Intl writes, as wide as "+". */
const MINUS = "−";
const NOT_A_NUMBER = "–";

const formatters = new Map<string, Intl.NumberFormat>();

interface Format {
  readonly least: number;
  readonly most: number;
  readonly signDisplay: "auto" | "exceptZero";
}

function formatter({ least, most, signDisplay }: Format): Intl.NumberFormat {
  const key = `${least} ${most} ${signDisplay}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const created = new Intl.NumberFormat("pt-BR", {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay,
  });
  formatters.set(key, created);
  return created;
}

function write(value: number, format: Format): string {
  if (!Number.isFinite(value)) return NOT_A_NUMBER;
  // Adding 0 turns −0 into 0.
  const rounded = roundHalfUp(value, format.most) + 0;
  return formatter(format).format(rounded).replace("-", MINUS);
}

/** "12,5", "12.5", "12," and "1.234,56". Any other text, also an empty one, is null: an empty field is never zero. */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim().replace(MINUS, "-");
  if (GROUPED_DECIMAL.test(trimmed)) return Number(trimmed.replaceAll(".", "").replace(",", "."));
  if (DECIMAL.test(trimmed)) return Number(trimmed.replace(",", "."));
  return null;
}

/**
 * Writes a number as Brazil does, rounded half up: `formatDecimal(1234.5, 2)` is "1.234,50". With a second bound it has as many
 * decimals as it needs between the two: `formatDecimal(168, 0, 1)` is "168". Not a number gives "–".
 */
export function formatDecimal(value: number, decimals: number, mostDecimals: number = decimals): string {
  return write(value, { least: decimals, most: mostDecimals, signDisplay: "auto" });
}

/** Like {@link formatDecimal}, with "+" before a gain: a difference between two evaluations. */
export function formatDifference(value: number, decimals: number): string {
  return write(value, { least: decimals, most: decimals, signDisplay: "exceptZero" });
}
