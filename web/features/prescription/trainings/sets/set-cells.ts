import { completeTime } from "#domain/training/entry/field-rules.ts";
import { type DetailedSet, type SetKind, setEffortText, WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { readSetsLine, setsLine } from "#domain/training/sets/sets-line.ts";

export const SET_CELLS = [
  { cell: "repetitions", label: "Repetições", placeholder: "8-12" },
  { cell: "load", label: "Carga", placeholder: "40 ou 80%" },
  { cell: "effort", label: "RIR ou RPE", placeholder: "RIR 2" },
  { cell: "rest", label: "Descanso", placeholder: "01:30" },
] as const;

export type SetCell = (typeof SET_CELLS)[number]["cell"];

type Cells = Readonly<Record<SetCell, string>>;

const lineOf = (set: Partial<DetailedSet>) => setsLine([{ ...WORKING_SET, max_reps: 1, ...set }]).replace(/^1x1 ?/, "");

export const cellsOf = ({
  kind,
  min_reps,
  max_reps,
  load_kg,
  percent,
  percent_of,
  rir,
  rpe,
  rest,
}: DetailedSet): Cells => ({
  repetitions: kind === "amrap" ? "AMRAP" : [min_reps, max_reps].filter((end) => end !== null).join("-"),
  load: lineOf({ load_kg, percent, percent_of }).replace("@", ""),
  effort: setEffortText({ ...WORKING_SET, rir, rpe }),
  rest: rest ?? "",
});

const TOKENS: Partial<Record<SetKind, string>> = { warmup: "aq", backoff: "bo", drop: "drop" };

/** A bare number is kilograms, of an effort it is RPE. */
function tokenOf(cell: SetCell, typed: string): string {
  const text = typed.trim();
  if (text === "") return "";
  if (cell === "load") return /^\d+([.,]\d)?$/.test(text) ? `${text}kg` : text;
  if (cell === "effort") return /^\d+([.,]5)?$/.test(text) ? `RPE ${text}` : text;
  return cell === "rest" && /^\d+$/.test(text) ? completeTime(text) : text;
}

/** The set with one cell as it was typed; null when it cannot be read. */
export function withCell(set: DetailedSet, cell: SetCell, typed: string): DetailedSet | null {
  const { repetitions, load, effort, rest }: Cells = { ...cellsOf(set), [cell]: typed };
  const kind = set.kind === "amrap" ? "work" : set.kind;
  const figures = [tokenOf("load", load), tokenOf("effort", effort), tokenOf("rest", rest)];
  const line = [TOKENS[kind] ?? "", `1x${repetitions.trim()}`, ...figures].filter((token) => token !== "").join(" ");
  // A line of warm-ups alone is refused, a set among others is not.
  return readSetsLine(`${line}, 1x1`)?.[0] ?? null;
}

/** AMRAP has no repetitions to keep, and the others need some. */
export const withSetKind = (set: DetailedSet, kind: SetKind): DetailedSet => ({
  ...set,
  kind,
  min_reps: kind === "amrap" ? null : set.min_reps,
  max_reps: kind === "amrap" ? null : (set.max_reps ?? 10),
});
