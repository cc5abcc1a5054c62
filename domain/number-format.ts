import { roundHalfUp } from "./rounding.ts";

const DECIMAL = /^-?\d+(?:[.,]\d*)?$/;
const GROUPED_DECIMAL = /^-?\d{1,3}(?:\.\d{3})+,\d*$/;
const NOT_A_NUMBER = "–";

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(decimals: number, signDisplay: "auto" | "exceptZero"): Intl.NumberFormat {
  const key = `${decimals} ${signDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat("pt-BR", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay,
  });
  formatters.set(key, created);
  return created;
}

/**
 * Reads a number typed by a person: "12,5", "12.5", "12," and "1.234,56". Anything else, an empty text included, is null:
 * a field left empty is never zero.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (GROUPED_DECIMAL.test(trimmed)) return Number(trimmed.replaceAll(".", "").replace(",", "."));
  if (DECIMAL.test(trimmed)) return Number(trimmed.replace(",", "."));
  return null;
}

/** Writes a number as Brazil does, rounded half up: `formatDecimal(1234.5, 2)` is "1.234,50". Not a number gives "–". */
export function formatDecimal(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return NOT_A_NUMBER;
  return formatter(decimals, "auto").format(roundHalfUp(value, decimals) + 0);
}

/** Like {@link formatDecimal}, with "+" before a gain: a difference between two evaluations. */
export function formatDifference(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return NOT_A_NUMBER;
  return formatter(decimals, "exceptZero").format(roundHalfUp(value, decimals) + 0);
}
