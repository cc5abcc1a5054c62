import type { MainFigures } from "#contract/planning/cycles.ts";
import { DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import { type ComparableEvaluation, type Judgement, judgeChange, UNJUDGED } from "#domain/assessment/judged-change.ts";
import { recordOf } from "#domain/record.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";

/** In order of date; null where a measure was missing. */
export interface TrendLine {
  /** The figure's name on the wire. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly values: readonly (number | null)[];
  readonly judgement: Judgement;
}

type Column = "weight_kg" | "fat_percentage" | "lean_mass_kg" | "fat_mass_kg" | "bmi" | "waist_hip_ratio";

const LINES: readonly (Omit<TrendLine, "values" | "judgement"> & { readonly column: Column })[] = [
  { column: "weight_kg", name: "weight", label: "Massa", unit: "kg", decimals: 1 },
  { column: "fat_percentage", name: "percentualGordura", ...DERIVED_FIGURES.percentualGordura, decimals: 1 },
  { column: "lean_mass_kg", name: "massaMagra", ...DERIVED_FIGURES.massaMagra, decimals: 1 },
  { column: "fat_mass_kg", name: "massaAdiposa", ...DERIVED_FIGURES.massaAdiposa, decimals: 1 },
  { column: "bmi", name: "imc", ...DERIVED_FIGURES.imc },
  { column: "waist_hip_ratio", name: "relacaoCinturaQuadril", ...DERIVED_FIGURES.relacaoCinturaQuadril },
];

const comparable = (one: MainFigures): ComparableEvaluation => ({
  figures: recordOf(LINES.map(({ name, column }) => [name, one[column]])),
  basis: {
    skinfoldProtocol: one.skinfold_protocol,
    muscleMass: undefined,
    vo2: undefined,
    caliper: one.caliper ?? undefined,
    scale: one.scale ?? undefined,
    sex: one.sex,
    ageYears: one.age_years,
    ageMonths: one.age_months,
    isPregnant: one.is_pregnant,
  },
  errors: one.figure_errors,
});

type Evaluated = Pick<
  CycleEvaluation,
  "history" | "evaluated_items" | "evaluated_on" | "evaluated_person" | "figure_errors"
>;

function figuresOfThis(evaluation: Evaluated): MainFigures | null {
  const { evaluated_items: items, evaluated_on, evaluated_person, figure_errors } = evaluation;
  if (!items || !evaluated_on || !evaluated_person) return null;
  const { perimeter, student, circumstances } = items;
  return {
    evaluated_on,
    skinfold_protocol: perimeter.protocolo,
    caliper: circumstances.caliper ?? null,
    scale: circumstances.scale ?? null,
    ...evaluated_person,
    figure_errors,
    weight_kg: student.weight ? parseDecimal(student.weight) : null,
    bmi: perimeter.imc?.value ?? null,
    fat_percentage: perimeter.percentualGordura?.value ?? null,
    lean_mass_kg: perimeter.massaMagra?.value ?? null,
    fat_mass_kg: perimeter.massaAdiposa?.value ?? null,
    waist_hip_ratio: perimeter.relacaoCinturaQuadril?.value ?? null,
  };
}

/** Figures that only one evaluation has are left out; empty without two. */
export function trendOf(evaluation: Evaluated): {
  readonly days: readonly string[];
  readonly lines: TrendLine[];
} {
  const current = figuresOfThis(evaluation);
  const all = current ? [...evaluation.history, current] : evaluation.history;
  const lines = LINES.map(({ column, ...line }) => {
    const measured = all.filter(({ [column]: value }) => value !== null);
    const [first, last] = [measured[0], measured.at(-1)].map((one) => one && comparable(one));
    const judgement = first && last ? judgeChange(line.name, first, last) : UNJUDGED;
    return { ...line, values: all.map(({ [column]: value }) => value), judgement };
  });
  return {
    days: all.map(({ evaluated_on }) => evaluated_on),
    lines: lines.filter(({ values }) => values.filter((value) => value !== null).length > 1),
  };
}
