import { roundHalfUp } from "../rounding.ts";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { BLOOD_TESTS } from "./cardiometabolic/blood-tests.ts";
import { DERIVED_FIGURES, type FigureLook } from "./derived-figures.ts";
import { type Basis, reasonNotToSubtract } from "./measurement-error/comparable.ts";
import { type ChangeCertainty, certaintyOf } from "./measurement-error/detectable-change.ts";
import type { ReportSection } from "./report-sections.ts";

/** The parts of a comparison in their order, and the section of the report that each is taken from. */
export const FIGURE_GROUPS = [
  { code: "body", label: "Medidas gerais", section: "heart" },
  { code: "blood", label: "Dados bioquímicos", section: "biochemical" },
  { code: "energy", label: "VO2 e gasto calórico", section: "caloric_expenditure" },
  { code: "composition", label: "Índices e composição corporal", section: "perimeter" },
  { code: "perimeters", label: "Perímetros", section: "perimeter" },
  { code: "skinfolds", label: "Dobras cutâneas", section: "perimeter" },
  { code: "somatotype", label: "Somatotipo", section: "somatotype" },
] as const;

export type FigureGroup = (typeof FIGURE_GROUPS)[number]["code"];

/** One figure that evaluations have in common, with what a reader needs to print it. Keys are the names on the wire. */
export interface Figure extends FigureLook {
  readonly key: string;
  readonly group: FigureGroup;
}

const inGroup = (group: FigureGroup, figures: readonly Omit<Figure, "group">[]): Figure[] =>
  figures.map((figure) => ({ ...figure, group }));

/** Everything that two evaluations can be compared by: what was measured, and what was derived from it. */
export const FIGURES: readonly Figure[] = [
  ...inGroup("body", [
    { key: "weight", label: "Massa corporal", unit: "kg", decimals: 2 },
    { key: "stature", label: "Estatura", unit: "cm", decimals: 0 },
    { key: "fcRepouso", label: "Frequência cardíaca de repouso", unit: "bpm", decimals: 0 },
    { key: "sistole", label: "Pressão sistólica", unit: "mmHg", decimals: 0 },
    { key: "diastole", label: "Pressão diastólica", unit: "mmHg", decimals: 0 },
  ]),
  ...inGroup("blood", [
    ...BLOOD_TESTS.map(({ key, label, decimals }) => ({ key, label, unit: "mg/dL", decimals })),
    { key: "naoHdl", label: "Colesterol não HDL", unit: "mg/dL", decimals: 0 },
    { key: "taxaFiltracao", label: "Taxa de filtração glomerular estimada", unit: "mL/min/1,73 m²", decimals: 0 },
  ]),
  ...inGroup("energy", [
    { key: "travel_distance", label: "Distância do teste de VO2", unit: "m", decimals: 0 },
    { key: "vo2Relative", label: "VO2 máximo relativo", unit: "mL/kg/min", decimals: 1 },
    { key: "vo2Maximum", label: "VO2 máximo", unit: "L/min", decimals: 2 },
    { key: "basal_metabolic_rate", label: "Taxa metabólica basal", unit: "kcal/dia", decimals: 0 },
    { key: "average_rate", label: "Taxa média de atividade", unit: "kcal/dia", decimals: 0 },
    { key: "daily_caloric_intake", label: "Consumo calórico diário", unit: "kcal/dia", decimals: 0 },
    { key: "fc_max", label: "FC máxima", unit: "bpm", decimals: 0 },
    { key: "fc_reserve", label: "FC de reserva", unit: "bpm", decimals: 0 },
  ]),
  ...inGroup(
    "composition",
    Object.entries(DERIVED_FIGURES)
      // The same index as IMC, with other classes: it would change twice.
      .filter(([key]) => key !== "imcIdoso")
      .map(([key, look]) => ({ key, ...look })),
  ),
  ...inGroup(
    "perimeters",
    PERIMETERS.map(({ key, label }) => ({ key, label, unit: "cm", decimals: 1 })),
  ),
  ...inGroup(
    "skinfolds",
    SKINFOLDS.map(({ key, label }) => ({ key, label, unit: "mm", decimals: 1 })),
  ),
  ...inGroup("somatotype", [
    { key: "endomorphy", label: "Endomorfia", unit: "", decimals: 1 },
    { key: "mesomorphy", label: "Mesomorfia", unit: "", decimals: 1 },
    { key: "ectomorphy", label: "Ectomorfia", unit: "", decimals: 1 },
    ...BONE_BREADTHS.map(({ key, label }) => ({ key, label, unit: "cm", decimals: 1 })),
  ]),
];

/** The figures of these sections of the report. */
export const figuresOfSections = <Change extends Pick<Figure, "group">>(
  figures: readonly Change[],
  sections: readonly ReportSection[],
): Change[] => {
  const groups = FIGURE_GROUPS.filter(({ section }) => sections.includes(section)).map(({ code }) => code);
  return figures.filter(({ group }) => groups.some((code) => code === group));
};

/** The figures of one evaluation by their keys; what was not measured is null or absent. */
export type FigureValues = Readonly<Record<string, number | null | undefined>>;

/** One of the evaluations that are compared. */
export interface ComparableEvaluation {
  readonly figures: FigureValues;
  /** What its figures were derived with; without it nothing is known that forbids a difference. */
  readonly basis?: Basis | undefined;
  /** The smallest change of each figure that is no error of measurement (see `detectableChanges`). */
  readonly detectable?: Readonly<Record<string, number>> | undefined;
}

/**
 * A figure across evaluations, rounded as it is shown. `difference` is last minus first, null where one of those two lacks
 * it or where `caveat` says why they are not subtracted; it is the difference of what is shown, so that a reader who subtracts finds
 * the same. `certainty` is null where nothing is known about the figure's error.
 */
export interface FigureChange extends Figure {
  readonly values: (number | null)[];
  readonly first: number | null;
  readonly last: number | null;
  readonly difference: number | null;
  readonly certainty: ChangeCertainty | null;
  /** In Portuguese, such as "protocolos diferentes". */
  readonly caveat: string | null;
}

/**
 * What changed from the first to the last of some evaluations, in the order of {@link FIGURES}. A figure that none of them
 * has is left out, because it was never measured. A difference is judged by the measures of the last evaluation.
 */
export function compareEvaluations(evaluations: readonly ComparableEvaluation[]): FigureChange[] {
  const [start, end] = [evaluations[0], evaluations.at(-1)];
  return FIGURES.flatMap((figure): FigureChange[] => {
    const shown = (value: number | null | undefined) =>
      value === null || value === undefined ? null : roundHalfUp(value, figure.decimals);
    const values = evaluations.map(({ figures: { [figure.key]: value } }) => shown(value));
    if (values.every((value) => value === null)) return [];
    const first = values[0] ?? null;
    const last = values.at(-1) ?? null;
    const ends = { ...figure, values, first, last };
    if (first === null || last === null) return [{ ...ends, difference: null, certainty: null, caveat: null }];
    const caveat = start?.basis && end?.basis ? reasonNotToSubtract(figure.key, start.basis, end.basis) : null;
    if (caveat) return [{ ...ends, difference: null, certainty: null, caveat }];
    const difference = roundHalfUp(last - first, figure.decimals);
    const certainty = evaluations.length > 1 ? certaintyOf(difference, end?.detectable?.[figure.key]) : null;
    return [{ ...ends, difference, certainty, caveat }];
  });
}
