import { PERIMETERS, SKINFOLDS } from "../anthropometry/measures.ts";
import { isNearVertex } from "../body-composition/equation.ts";
import { equationFor, findSkinfoldProtocol } from "../body-composition/protocols.ts";
import { sumOfFolds } from "../body-composition/skinfold-sums.ts";
import { derivedValues } from "../derived-figures.ts";
import { assessPerimeter, type PerimeterInput } from "../perimeter-assessment.ts";
import { measured } from "../result.ts";
import { massScatter } from "./mass-scatter.ts";
import { isFold } from "./readings.ts";
import { expectedError, type FigureError, type TechnicalErrors } from "./technical-error.ts";

/** By the figure's name on the wire; a figure whose error is not known is absent. */
export type FigureErrors = Readonly<Record<string, FigureError>>;

/** The share of a measure that it is moved by, up and down, to see how much a figure follows. */
const STEP = 0.001;

/** Body mass enters these, so they are judged with its scatter. */
const MASSES: ReadonlySet<string> = new Set(["massaAdiposa", "massaMagra"]);
const FROM_FAT: ReadonlySet<string> = new Set([...MASSES, "percentualGordura", "densidade"]);

type Measures = Pick<PerimeterInput, "perimeters" | "skinfolds" | "weightKg">;

interface Moved {
  readonly key: string;
  readonly value: number;
  readonly with: (value: number) => Partial<Measures>;
}

function measuresIn({ perimeters, skinfolds }: PerimeterInput): Moved[] {
  const girths = PERIMETERS.map(({ key }) => ({
    key,
    value: perimeters[key],
    with: (value: number) => ({ perimeters: { ...perimeters, [key]: value } }),
  }));
  const folds = SKINFOLDS.map(({ key }) => ({
    key,
    value: skinfolds[key],
    with: (value: number) => ({ skinfolds: { ...skinfolds, [key]: value } }),
  }));
  return [...girths, ...folds].flatMap(({ value, ...others }) => {
    const measuredValue = measured(value);
    return measuredValue === null ? [] : [{ ...others, value: measuredValue }];
  });
}

interface Sum {
  square: number;
  isOwn: boolean;
}

/** This number of whole folds is no chance. */
const FOLDS_THAT_TELL = 3;

/** 1 mm where every fold of an evaluation is whole: the caliper, or its reader, knows no tenths. */
function stepOfFolds(skinfolds: PerimeterInput["skinfolds"]): number | undefined {
  const folds = SKINFOLDS.flatMap(({ key }) => measured(skinfolds[key]) ?? []);
  return folds.length >= FOLDS_THAT_TELL && folds.every(Number.isInteger) ? 1 : undefined;
}

/** Whether the sum of folds lies where the quadratic equation hardly follows it. */
function isNearTurn({ protocol, gender, skinfolds }: PerimeterInput): boolean {
  const found = findSkinfoldProtocol(protocol);
  const equation = found && equationFor(found, gender);
  if (!equation || !("needsAge" in equation)) return false;
  const sum = sumOfFolds(equation.sites, skinfolds);
  return sum !== null && isNearVertex(equation, sum);
}

/**
 * The error of each figure, by its name on the wire and in its unit: √Σ(∂figure/∂measure · technical error)², and for fat and lean mass also the daily
 * scatter of body mass. A figure that no girth or fold enters is absent; so is what follows from a fold sum near the vertex of a quadratic
 * equation, where the derivative says nothing any more.
 *
 * @param own the trainer's technical errors @param readings how often each measure was read; absent: once
 */
export function figureErrors(
  input: PerimeterInput,
  own: TechnicalErrors,
  readings: Readonly<Record<string, readonly unknown[] | undefined>> = {},
): FigureErrors {
  const errors: Record<string, FigureError> = {};
  const sums: Record<string, Sum> = {};
  const valuesOf = (measures: Partial<Measures>): Readonly<Record<string, number | null>> =>
    derivedValues(assessPerimeter({ ...input, ...measures, studentView: true }));
  const follow = ({ value, with: moved }: Moved, { error, isOwn }: FigureError, only?: ReadonlySet<string>) => {
    const step = value * STEP;
    const below = valuesOf(moved(value - step));
    for (const [figure, high] of Object.entries(valuesOf(moved(value + step)))) {
      const low = below[figure];
      if (high === null || low === null || low === undefined || high === low || only?.has(figure) === false) continue;
      const sum = sums[figure] ?? { square: 0, isOwn: true };
      sums[figure] = {
        square: sum.square + (((high - low) / (2 * step)) * error) ** 2,
        isOwn: sum.isOwn && isOwn,
      };
    }
  };
  const caliperStep = stepOfFolds(input.skinfolds);
  for (const measure of measuresIn(input)) {
    const { key, value } = measure;
    const step = isFold(key) ? caliperStep : undefined;
    const error = expectedError(key, value, own, { readings: readings[key]?.length, step });
    errors[key] = error;
    follow(measure, error);
  }
  const weight = measured(input.weightKg);
  if (weight !== null) {
    const error = massScatter(weight);
    follow({ key: "weight", value: weight, with: (weightKg) => ({ weightKg }) }, { error, isOwn: true }, MASSES);
  }
  const unjudged = isNearTurn(input) ? FROM_FAT : new Set();
  for (const [figure, { square, isOwn }] of Object.entries(sums)) {
    if (!unjudged.has(figure)) errors[figure] = { error: Math.sqrt(square), isOwn };
  }
  return errors;
}
