import { formatDecimal } from "../text/number-format.ts";
import { LIMB_PERIMETERS } from "./anthropometry/limbs.ts";
import { measureLabel, PERIMETERS, type Perimeters } from "./anthropometry/measures.ts";
import type { PerimeterAssessment } from "./perimeter-assessment.ts";
import { measured, valueOfKnown } from "./result.ts";

export interface PlausibilityQuestion {
  /** With the values that are asked about: another value is asked again. */
  readonly code: string;
  readonly sentence: string;
}

export interface PlausibilityInput {
  readonly assessment: Pick<PerimeterAssessment, "bmi" | "leanMass" | "muscleMass" | "waistHipRatio">;
  readonly weightKg: number | null;
  readonly perimeters: Perimeters;
  readonly before: {
    readonly weightKg: number | null;
    readonly perimeters: Perimeters;
    readonly daysAgo: number;
  } | null;
}

/** kg/m²: nobody outside lives without being in hospital. */
const LIKELY_BMI = { from: 10, to: 70 } as const;
/** Shares of lean mass and of body mass that no skeletal muscle reaches. */
const MAX_MUSCLE = { ofLean: 0.7, ofBody: 0.6 } as const;
/** The sides of a limb may differ by this share of the larger one. */
const MAX_BETWEEN_SIDES = 0.15;
const LIKELY_WAIST_HIP = { from: 0.5, to: 1.5 } as const;
/** A larger share of change in a girth or the mass within `RECENT_DAYS` is questioned. */
const MAX_CHANGE = 0.1;
const RECENT_DAYS = 90;

const tenths = (value: number) => formatDecimal(value, 1);

function bmiQuestions({ assessment: { bmi } }: PlausibilityInput): PlausibilityQuestion[] {
  const value = valueOfKnown(bmi);
  if (value === null || (value >= LIKELY_BMI.from && value <= LIKELY_BMI.to)) return [];
  const sentence = `o IMC de ${tenths(value)} kg/m² é improvável. Estatura e massa estão trocadas?`;
  return [{ code: `imc ${tenths(value)}`, sentence }];
}

function muscleQuestions({
  assessment: { muscleMass, leanMass },
  weightKg,
}: PlausibilityInput): PlausibilityQuestion[] {
  const muscle = valueOfKnown(muscleMass);
  if (muscle === null) return [];
  const lean = valueOfKnown(leanMass);
  const isTooMuch =
    (lean !== null && muscle > MAX_MUSCLE.ofLean * lean) ||
    (weightKg !== null && muscle > MAX_MUSCLE.ofBody * weightKg);
  const sentence = `a massa muscular de ${tenths(muscle)} kg é muita para este corpo. Veja perímetros e dobras de braço, coxa e panturrilha.`;
  return isTooMuch ? [{ code: `massaMuscular ${tenths(muscle)}`, sentence }] : [];
}

const sideQuestions = ({ perimeters }: PlausibilityInput): PlausibilityQuestion[] =>
  LIMB_PERIMETERS.flatMap(({ label, right, left }) => {
    const [one, other] = [measured(perimeters[right]), measured(perimeters[left])];
    if (one === null || other === null) return [];
    if (Math.abs(one - other) <= MAX_BETWEEN_SIDES * Math.max(one, other)) return [];
    const sides = `${tenths(one)} cm à direita e ${tenths(other)} cm à esquerda`;
    return [{ code: `${right} ${sides}`, sentence: `${label}: ${sides}.` }];
  });

function waistHipQuestions({ assessment: { waistHipRatio } }: PlausibilityInput): PlausibilityQuestion[] {
  const ratio = valueOfKnown(waistHipRatio);
  if (ratio === null || (ratio >= LIKELY_WAIST_HIP.from && ratio <= LIKELY_WAIST_HIP.to)) return [];
  const written = formatDecimal(ratio, 2);
  return [{ code: `cintura-quadril ${written}`, sentence: `a relação cintura-quadril de ${written} é improvável.` }];
}

function changeQuestions({ weightKg, perimeters, before }: PlausibilityInput): PlausibilityQuestion[] {
  if (!before || before.daysAgo > RECENT_DAYS) return [];
  const pairs = [
    { label: "Massa", unit: "kg", now: weightKg, was: before.weightKg },
    ...PERIMETERS.map(({ key }) => ({
      label: measureLabel(key),
      unit: "cm",
      now: measured(perimeters[key]),
      was: measured(before.perimeters[key]),
    })),
  ];
  return pairs.flatMap(({ label, unit, now, was }) => {
    if (now === null || was === null || Math.abs(now - was) <= MAX_CHANGE * was) return [];
    const change = `${tenths(was)} → ${tenths(now)} ${unit}`;
    return [
      { code: `${label} ${change}`, sentence: `${label} mudou mais de 10% em ${before.daysAgo} dias: ${change}.` },
    ];
  });
}

/** Probable typing errors, in the order of the sheet. */
export const plausibilityQuestions = (input: PlausibilityInput): PlausibilityQuestion[] => [
  ...bmiQuestions(input),
  ...muscleQuestions(input),
  ...waistHipQuestions(input),
  ...sideQuestions(input),
  ...changeQuestions(input),
];
