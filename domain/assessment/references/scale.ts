import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";

/** How a drawing colours a band: below the healthy range, in it, worth attention, harmful. */
export type Tone = "low" | "good" | "warn" | "bad";

/** One class. `from` and `to` are both inclusive at the scale's decimals; null is an open end. */
export interface Band {
  readonly label: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly tone: Tone;
}

/** In ascending order and without gaps at `decimals`. `limitDecimals`: those that the source prints its limits with. */
export interface Scale {
  readonly bands: readonly Band[];
  readonly decimals: number;
  readonly limitDecimals: number;
  readonly unit: string;
}

export type ScaleStep = readonly [label: string, upTo: number | null, tone: Tone];

/** Builds a scale from steps in ascending order; each band starts one unit of the last decimal after the one before. */
export function scaleOf(decimals: number, unit: string, steps: readonly ScaleStep[], limitDecimals = decimals): Scale {
  const unitOfLastDecimal = 10 ** -decimals;
  let previousEnd: number | null = null;
  const bands = steps.map(([label, to, tone]): Band => {
    const from = previousEnd === null ? null : roundHalfUp(previousEnd + unitOfLastDecimal, decimals);
    previousEnd = to;
    return { label, from, to, tone };
  });
  return { bands, decimals, limitDecimals, unit };
}

/** The band where a value lies, after rounding it half up to the scale's decimals, so that equal figures have one class. */
export function bandOf(scale: Scale, value: number): Band | null {
  const rounded = roundHalfUp(value, scale.decimals);
  return scale.bands.find(({ to }) => to === null || rounded <= to) ?? null;
}

/** "até 18,5", "18,6 a 24,9"; with more decimals than the limits "acima de 7,1 até 9,4". `factor` turns the scale's unit into the shown one. */
export function printedRanges({ bands, decimals, limitDecimals }: Scale, factor = 1): readonly string[] {
  if (limitDecimals < decimals) return rangesBetweenLimits(bands, limitDecimals);
  const shown = (limit: number) => roundHalfUp(limit * factor, decimals);
  const write = (limit: number) => formatDecimal(limit, decimals);
  return bands.map(({ to }, index) => {
    const previousLimit = bands[index - 1]?.to ?? null;
    const from = previousLimit === null ? null : roundHalfUp(shown(previousLimit) + 10 ** -decimals, decimals);
    if (from === null) return to === null ? "" : `até ${write(shown(to))}`;
    if (to === null) return `a partir de ${write(from)}`;
    return from >= shown(to) ? write(shown(to)) : `${write(from)} a ${write(shown(to))}`;
  });
}

function rangesBetweenLimits(bands: readonly Band[], decimals: number): readonly string[] {
  return bands.map(({ to }, index) => {
    const previousLimit = bands[index - 1]?.to ?? null;
    const end = to === null ? "" : `até ${formatDecimal(to, decimals)}`;
    return [previousLimit === null ? "" : `acima de ${formatDecimal(previousLimit, decimals)}`, end]
      .filter(Boolean)
      .join(" ");
  });
}
