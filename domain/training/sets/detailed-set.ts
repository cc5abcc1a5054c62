import { refuseLoad } from "../../assessment/strength/strength-limits.ts";
import { type CodeOf, labelOf } from "../../text/labels.ts";
import { formatDecimal } from "../../text/number-format.ts";
import { refuseTime } from "../entry/field-rules.ts";

/** `amrap` is as many repetitions as possible; a `drop` follows the set before it without rest. */
export const SET_KINDS = {
  warmup: "Aquecimento",
  work: "Trabalho",
  backoff: "Back-off",
  amrap: "AMRAP",
  drop: "Drop",
} as const;

export type SetKind = CodeOf<typeof SET_KINDS>;

export const PERCENT_BASES = { one_rep_max: "da 1RM", training_max: "da máxima de treino" } as const;

export type PercentBase = CodeOf<typeof PERCENT_BASES>;

/**
 * One set of a row in detail, under the wire's names. Without a `min_reps` the repetitions are exactly `max_reps`; `percent` of its base
 * stands instead of `load_kg`; of `rir` (repetitions in reserve) and `rpe` (10 - RIR) there is one; `rest` is mm:ss, null for the row's.
 */
export interface DetailedSet {
  readonly kind: SetKind;
  readonly min_reps: number | null;
  readonly max_reps: number | null;
  readonly load_kg: number | null;
  readonly percent: number | null;
  readonly percent_of: PercentBase | null;
  readonly rir: number | null;
  readonly rpe: number | null;
  readonly rest: string | null;
  /** Answered alone: kilograms of `percent` for this student; null without a maximum. */
  readonly resolved_kg?: number | null | undefined;
}

export const WORKING_SET: DetailedSet = {
  kind: "work",
  min_reps: null,
  max_reps: null,
  load_kg: null,
  percent: null,
  percent_of: null,
  rir: null,
  rpe: null,
  rest: null,
};

export const SET_LIMITS = {
  sets: 20,
  repetitions: { min: 1, max: 999 },
  /** An eccentric set goes above the maximum. */
  percent: { min: 1, max: 150 },
  /** Halves. Borg-like scales of repetitions in reserve (Zourdos et al. J Strength Cond Res 2016;30(1):267-275). */
  rir: { min: 0, max: 10 },
  rpe: { min: 1, max: 10 },
} as const;

/** A percentage stays: it is of the student's own maximum. */
export const withoutKilograms = <Set extends Pick<DetailedSet, "load_kg">>(set: Set): Set => ({
  ...set,
  load_kg: null,
});

/** Repetitions and effort alone. */
export const withoutAnyLoad = (set: DetailedSet): DetailedSet => ({
  ...withoutKilograms(set),
  percent: null,
  percent_of: null,
  resolved_kg: null,
});

const isWithin = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  value === null || (value >= min && value <= max);

const isHalf = (value: number | null) => value === null || Number.isInteger(value * 2);

const repetitionsRefused = ({ kind, min_reps, max_reps }: DetailedSet): boolean =>
  (kind !== "amrap" && max_reps === null) ||
  !isWithin(min_reps, SET_LIMITS.repetitions) ||
  !isWithin(max_reps, SET_LIMITS.repetitions) ||
  (min_reps !== null && max_reps !== null && min_reps >= max_reps);

/** The sentence why one set cannot be; null when it can. */
export function refuseSet(set: DetailedSet): string | null {
  const { load_kg, percent, percent_of, rir, rpe, rest } = set;
  if (repetitionsRefused(set)) return "Diga as repetições de cada série: 5, 8-12 ou AMRAP";
  if (load_kg !== null && percent !== null) return "Uma série tem quilos ou %, não os dois";
  if ((percent === null) !== (percent_of === null)) return "Diga de que é a porcentagem";
  if (!isWithin(percent, SET_LIMITS.percent)) return "A porcentagem vai de 1 a 150";
  if (rir !== null && rpe !== null) return "Uma série tem RIR ou RPE, não os dois";
  if (!isWithin(rir, SET_LIMITS.rir) || !isHalf(rir)) return "O RIR vai de 0 a 10, de meio em meio";
  if (!isWithin(rpe, SET_LIMITS.rpe) || !isHalf(rpe)) return "O RPE vai de 1 a 10, de meio em meio";
  if (load_kg !== null && refuseLoad(load_kg)) return refuseLoad(load_kg);
  return rest === null ? null : refuseTime(rest);
}

/** A warm-up prepares; all others are work. */
export const isWorkingSet = ({ kind }: { readonly kind?: SetKind | null | undefined }): boolean => kind !== "warmup";

/** The sentence why the sets of a row cannot be; null when they can. */
export function refuseSets(sets: readonly DetailedSet[]): string | null {
  if (sets.length > SET_LIMITS.sets) return `No máximo ${SET_LIMITS.sets} séries em detalhe`;
  const index = sets.findIndex((set) => refuseSet(set) !== null);
  const refused = sets[index];
  if (refused) return `${index + 1}ª série: ${refuseSet(refused)}`;
  return sets.some(isWorkingSet) ? null : "Falta uma série de trabalho depois do aquecimento";
}

/** A set of the row's figures, for those who know no sets in detail: only what all working sets agree on. */
export interface SetsSummary {
  readonly series: number;
  readonly minReps: number | null;
  readonly maxReps: number | null;
  readonly load: number | null;
}

const only = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

export function summaryOfSets(sets: readonly DetailedSet[]): SetsSummary {
  const working = sets.filter(isWorkingSet);
  const ends = working
    .flatMap(({ min_reps, max_reps }) => [min_reps ?? max_reps, max_reps])
    .filter((one) => one !== null);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return {
    series: working.length,
    minReps: ends.length > 0 && least < most ? least : null,
    maxReps: ends.length > 0 ? most : null,
    load: only(working.map(({ load_kg }) => load_kg)),
  };
}

/** "12-10-08" of a pyramid's sets; null where a working set has no single number of repetitions. */
export function patternOfSets(sets: readonly DetailedSet[]): string | null {
  const working = sets.filter(isWorkingSet);
  const isPlain = working.every(({ min_reps, max_reps }) => min_reps === null && max_reps !== null && max_reps < 100);
  return isPlain ? working.map(({ max_reps }) => String(max_reps).padStart(2, "0")).join("-") : null;
}

const number = (value: number) => formatDecimal(value, 0, 1);

export const setRepetitionsText = ({ kind, min_reps, max_reps }: DetailedSet): string => {
  const range = [min_reps, max_reps].filter((end) => end !== null).join("–");
  if (kind !== "amrap") return range;
  return range === "" ? "AMRAP" : `AMRAP (${range})`;
};

/** "80 % da 1RM", "80 % da 1RM (92 kg)", "40 kg"; "" without a load. */
export function setLoadText({ load_kg, percent, percent_of, resolved_kg }: DetailedSet): string {
  if (load_kg !== null) return `${number(load_kg)} kg`;
  if (percent === null) return "";
  return `${number(percent)} % ${labelOf(PERCENT_BASES, percent_of)}${resolved_kg == null ? "" : ` (${number(resolved_kg)} kg)`}`;
}

/** "RIR 2", "RPE 8"; "" where no effort is asked for. */
export const setEffortText = ({ rir, rpe }: DetailedSet): string =>
  rir !== null ? `RIR ${number(rir)}` : rpe !== null ? `RPE ${number(rpe)}` : "";
