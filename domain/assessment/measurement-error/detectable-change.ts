import { PERIMETERS, SKINFOLDS } from "../anthropometry/measures.ts";
import { derivedValues } from "../derived-figures.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { measured } from "../result.ts";
import { expectedError, type TechnicalErrors } from "./technical-error.ts";

/** 1.96 · √2: what two measures of the same person differ by in 95 of 100 repetitions, in technical errors. */
const MDC95 = 2.77;

/** The share of a measure that it is moved by, up and down, to see how much a figure follows. */
const STEP = 0.001;

type Measures = Pick<PerimeterInput, "perimeters" | "skinfolds">;

/** A measure with the same evaluation in which it alone is another. */
interface Moved {
  readonly key: string;
  readonly value: number;
  readonly with: (value: number) => Measures;
}

function measuresIn({ perimeters, skinfolds }: PerimeterInput): Moved[] {
  const girths = PERIMETERS.map(({ key }) => ({
    key,
    value: perimeters[key],
    with: (value: number) => ({ perimeters: { ...perimeters, [key]: value }, skinfolds }),
  }));
  const folds = SKINFOLDS.map(({ key }) => ({
    key,
    value: skinfolds[key],
    with: (value: number) => ({ perimeters, skinfolds: { ...skinfolds, [key]: value } }),
  }));
  return [...girths, ...folds].flatMap(({ value, ...others }) => {
    const known = measured(value);
    return known === null ? [] : [{ ...others, value: known }];
  });
}

/** The smallest change of one girth or fold of this size that is no error of measurement, in its unit. */
export const detectableChangeOf = (key: string, value: number, own: TechnicalErrors): number =>
  MDC95 * expectedError(key, value, own);

/**
 * The smallest change of each figure that is no error of measurement, by its name on the wire and in its unit: 2.77 · √Σ(∂figure/∂measure ·
 * technical error)². A figure that no girth or fold enters is absent: nothing is known about the errors of scales and stadiometers.
 *
 * @param own the trainer's technical errors; where one is not known well enough, 5 % of a fold and 1 % of a girth stand in
 */
export function detectableChanges(input: PerimeterInput, own: TechnicalErrors): Readonly<Record<string, number>> {
  const changes: Record<string, number> = {};
  const squares: Record<string, number> = {};
  const valuesOf = (measures: Measures) => derivedValues(assessPerimeter({ ...input, ...measures, studentView: true }));
  for (const { key, value, with: moved } of measuresIn(input)) {
    const error = expectedError(key, value, own);
    changes[key] = detectableChangeOf(key, value, own);
    const step = value * STEP;
    const above = Object.entries(valuesOf(moved(value + step)));
    const below: Readonly<Record<string, number | null>> = valuesOf(moved(value - step));
    for (const [figure, high] of above) {
      const low = below[figure];
      if (high === null || low === null || low === undefined || high === low) continue;
      squares[figure] = (squares[figure] ?? 0) + (((high - low) / (2 * step)) * error) ** 2;
    }
  }
  for (const [figure, square] of Object.entries(squares)) changes[figure] = MDC95 * Math.sqrt(square);
  return changes;
}

/** Whether a difference is more than the error of measurement. */
export type ChangeCertainty = "real" | "within_error";

/** The Portuguese words that stand beside a difference. */
export const CERTAINTY_LABELS: Readonly<Record<ChangeCertainty, string>> = {
  real: "mudança real",
  within_error: "dentro do erro de medida",
};

/** What a difference is, given the smallest change that is no error of measurement; null where that is not known. */
export function certaintyOf(difference: number, detectable: number | undefined): ChangeCertainty | null {
  if (detectable === undefined) return null;
  return Math.abs(difference) > detectable ? "real" : "within_error";
}
