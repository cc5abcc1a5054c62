import type { MainFigures } from "#contract/cycles.ts";
import { DERIVED_FIGURES } from "#domain/assessment/derived-figures.ts";
import { type Basis, reasonNotToSubtract } from "#domain/assessment/measurement-error/comparable.ts";
import { parseDecimal } from "#domain/number-format.ts";
import type { CycleEvaluation } from "../data.ts";

/** One figure over a student's evaluations, in order of date; null where a measure was missing. */
export interface TrendLine {
  /** The figure's name on the wire. */
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly values: readonly (number | null)[];
  /** Why the first and the last value are not subtracted; null where they are. */
  readonly caveat: string | null;
}

type Column = Exclude<keyof MainFigures, "evaluated_on" | "skinfold_protocol" | "sex">;

const LINES: readonly (Omit<TrendLine, "values" | "caveat"> & { readonly column: Column })[] = [
  { column: "weight_kg", name: "weight", label: "Massa", unit: "kg", decimals: 1 },
  { column: "fat_percentage", name: "percentualGordura", ...DERIVED_FIGURES.percentualGordura, decimals: 1 },
  { column: "lean_mass_kg", name: "massaMagra", ...DERIVED_FIGURES.massaMagra, decimals: 1 },
  { column: "fat_mass_kg", name: "massaAdiposa", ...DERIVED_FIGURES.massaAdiposa, decimals: 1 },
  { column: "bmi", name: "imc", ...DERIVED_FIGURES.imc },
  { column: "waist_hip_ratio", name: "relacaoCinturaQuadril", ...DERIVED_FIGURES.relacaoCinturaQuadril },
];

const basisOf = ({ skinfold_protocol, sex }: MainFigures): Basis => ({
  skinfoldProtocol: skinfold_protocol,
  muscleMass: undefined,
  vo2: undefined,
  sex,
});

type Evaluated = Pick<CycleEvaluation, "history" | "evaluated_items" | "evaluated_on" | "evaluated_person">;

/** The main figures of an evaluation that is stored. */
function figuresOfThis({ evaluated_items: items, evaluated_on, evaluated_person }: Evaluated): MainFigures | null {
  if (!items || !evaluated_on || !evaluated_person) return null;
  const { perimeter, student } = items;
  return {
    evaluated_on,
    skinfold_protocol: perimeter.protocolo,
    sex: evaluated_person.sex,
    weight_kg: student.weight ? parseDecimal(student.weight) : null,
    bmi: perimeter.imc?.value ?? null,
    fat_percentage: perimeter.percentualGordura?.value ?? null,
    lean_mass_kg: perimeter.massaMagra?.value ?? null,
    fat_mass_kg: perimeter.massaAdiposa?.value ?? null,
    waist_hip_ratio: perimeter.relacaoCinturaQuadril?.value ?? null,
  };
}

/** The main figures over the earlier evaluations and this one. Figures that only one evaluation has are left out; empty without two. */
export function trendOf(evaluation: Evaluated): {
  readonly days: readonly string[];
  readonly lines: TrendLine[];
} {
  const current = figuresOfThis(evaluation);
  const all = current ? [...evaluation.history, current] : evaluation.history;
  const lines = LINES.map(({ column, ...line }) => {
    const known = all.filter(({ [column]: value }) => value !== null);
    const [first, last] = [known[0], known.at(-1)].map((one) => one && basisOf(one));
    const caveat = first && last ? reasonNotToSubtract(line.name, first, last) : null;
    return { ...line, values: all.map(({ [column]: value }) => value), caveat };
  });
  return {
    days: all.map(({ evaluated_on }) => evaluated_on),
    lines: lines.filter(({ values }) => values.filter((value) => value !== null).length > 1),
  };
}
