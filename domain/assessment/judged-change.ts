import { roundHalfUp } from "../rounding.ts";
import { type ChangeVerdict, changeVerdict, IN_PREGNANCY, VERDICT_LABELS } from "./change-verdict.ts";
import { type Basis, reasonNotToJudge, reasonNotToSubtract } from "./measurement-error/comparable.ts";
import type { FigureErrors } from "./measurement-error/figure-errors.ts";

export type FigureValues = Readonly<Record<string, number | null | undefined>>;

export interface ComparableEvaluation {
  /** As stored or measured, not rounded. */
  readonly figures: FigureValues;
  /** Without it nothing is known that forbids a difference. */
  readonly basis?: Basis | undefined;
  /** The errors of its figures; without them no difference is judged. */
  readonly errors?: FigureErrors | undefined;
}

/** `above_expected`: more than the expected error while the trainer's own is not known. */
export type ChangeCertainty = "real" | "above_expected" | "within_error";

export const CERTAINTY_LABELS: Readonly<Record<ChangeCertainty, string>> = {
  real: "mudança real",
  above_expected: "mudança maior que o erro esperado",
  within_error: "dentro do erro de medida",
};

/** The same in a table's narrow column. */
const SHORT_CERTAINTY: Readonly<Record<ChangeCertainty, string>> = {
  real: "mudança real",
  above_expected: "mudança provável",
  within_error: "dentro do erro",
};

export interface Judgement {
  readonly certainty: ChangeCertainty | null;
  readonly verdict: ChangeVerdict | null;
  readonly note: string | null;
  readonly caveat: string | null;
}

export const UNJUDGED: Judgement = { certainty: null, verdict: null, note: null, caveat: null };

/** 95 of 100 repetitions of an unchanged figure lie within this number of its standard deviations. */
const Z95 = 1.96;

/** bpm from one day to another: less is no difference. */
const MIN_DIFFERENCE: Readonly<Record<string, number>> = { fcRepouso: 5 };

/** Lee's second equation takes weight and stature alone, so its change is the weight's. */
const MUSCLE_BY_WEIGHT = "segue apenas a massa corporal";

/** More than two measures of one body with these errors differ by: 1.96 · √(error₁² + error₂²), which is 2.77 · error where both err alike. */
export const isBeyondError = (difference: number, firstError: number, secondError: number): boolean =>
  roundHalfUp(Math.abs(difference), 9) > roundHalfUp(Z95 * Math.hypot(firstError, secondError), 9);

function certaintyOf(
  key: string,
  difference: number,
  before: ComparableEvaluation,
  now: ComparableEvaluation,
): ChangeCertainty | null {
  const { [key]: least } = MIN_DIFFERENCE;
  if (least !== undefined) return roundHalfUp(Math.abs(difference), 9) < least ? "within_error" : "above_expected";
  const [first, second] = [before.errors?.[key], now.errors?.[key]];
  if (!first || !second) return null;
  if (!isBeyondError(difference, first.error, second.error)) return "within_error";
  return first.isOwn && second.isOwn ? "real" : "above_expected";
}

/** The one judge for screen, sheet and PDF, by exact figures. */
export function judgeChange(key: string, before: ComparableEvaluation, now: ComparableEvaluation): Judgement {
  const [was, is] = [before.figures[key], now.figures[key]];
  if (typeof was !== "number" || typeof is !== "number") return UNJUDGED;
  const caveat = before.basis && now.basis ? reasonNotToSubtract(key, before.basis, now.basis) : null;
  if (caveat) return { ...UNJUDGED, caveat };
  if (was === is) return UNJUDGED;
  const unjudged = before.basis && now.basis ? reasonNotToJudge(key, before.basis, now.basis) : null;
  if (unjudged) return { ...UNJUDGED, note: unjudged };
  if (key === "massaMuscular" && now.basis?.muscleMass === "weight") return { ...UNJUDGED, note: MUSCLE_BY_WEIGHT };
  const certainty = certaintyOf(key, is - was, before, now);
  if (certainty === null) return UNJUDGED;
  const body = ({ figures, basis }: ComparableEvaluation) => ({ figures, person: basis ?? null });
  const { verdict, note } = changeVerdict(key, is - was, body(before), body(now));
  if (certainty === "within_error") return { ...UNJUDGED, certainty, note: note === IN_PREGNANCY ? note : null };
  return { certainty, caveat: null, verdict, note };
}

export const shownDifference = (before: number, now: number, decimals: number): number =>
  roundHalfUp(roundHalfUp(now, decimals) - roundHalfUp(before, decimals), decimals);

/** "mudança real, melhora", "dentro do erro de medida" or "protocolos diferentes"; empty where nothing is known. */
export const judgementText = ({ certainty, verdict, note, caveat }: Judgement): string =>
  caveat ??
  [certainty && CERTAINTY_LABELS[certainty], verdict && VERDICT_LABELS[verdict], note].filter(Boolean).join(", ");

/** Without the verdict, which stands beside the difference: "mudança provável, na faixa saudável", empty where no error is known. */
export function shortJudgement({ certainty, note, caveat }: Judgement, difference: number | null): string {
  if (caveat) return caveat;
  if (difference === null) return "";
  if (difference === 0) return "igual";
  return [certainty && SHORT_CERTAINTY[certainty], note].filter(Boolean).join(", ");
}

/** The short words explained. */
export const JUDGEMENT_KEY: readonly (readonly [words: string, meaning: string])[] = [
  ["mudança real", "mudou mais do que o erro de quem mediu, calculado das medidas repetidas."],
  ["mudança provável", "mudou mais do que essa medida costuma errar."],
  ["dentro do erro", "a diferença pode vir só da própria medida."],
  ["melhora ou piora", "o valor se aproximou ou se afastou da faixa saudável."],
  ["só o número", "o erro dessa medida não é conhecido, ou a direção boa depende do objetivo."],
];

/** Leaves out what stayed, what may be an error of measurement, and what cannot be subtracted. */
export const hasChanged = ({ difference, certainty }: Judgement & { readonly difference: number | null }): boolean =>
  difference !== null && difference !== 0 && certainty !== "within_error";
