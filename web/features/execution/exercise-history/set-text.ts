import type { ExecutedSet } from "#contract/execution/executions.ts";
import { formatDecimal } from "#domain/text/number-format.ts";

/** "10 × 42,5 kg", "00:30", "10 rep." */
export function setText({ repetitions, load_kg, seconds }: ExecutedSet): string {
  const load = load_kg ? `${formatDecimal(load_kg, 0, 2)} kg` : "";
  const time = seconds === null ? "" : `${pad(seconds / 60)}:${pad(seconds % 60)}`;
  const count = repetitions === null ? "" : String(repetitions);
  const parts = [count, time, load].filter((part) => part !== "");
  if (parts.length === 0) return "feita";
  return parts.length === 1 && count !== "" ? `${count} rep.` : parts.join(" × ");
}

const pad = (value: number): string => String(Math.floor(value)).padStart(2, "0");
