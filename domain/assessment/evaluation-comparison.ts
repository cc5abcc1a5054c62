import { roundHalfUp } from "../rounding.ts";
import { BONE_BREADTHS, PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { DEVICE_FIGURES } from "./body-composition/devices.ts";
import { REPORTED_FAT } from "./body-composition/reported-fat.ts";
import { BLOOD_TESTS } from "./cardiometabolic/blood-tests.ts";
import { DERIVED_FIGURES, type FigureLook } from "./derived-figures.ts";
import { FUNCTION_TESTS, figuresOfTest } from "./function/catalogue.ts";
import { type ComparableEvaluation, type Judgement, judgeChange, shownDifference, UNJUDGED } from "./judged-change.ts";
import type { ReportSection } from "./report-sections.ts";

export const FIGURE_GROUPS = [
  { code: "body", label: "Medidas gerais", section: "heart" },
  { code: "blood", label: "Dados bioquímicos", section: "biochemical" },
  { code: "energy", label: "VO2 e gasto calórico", section: "caloric_expenditure" },
  { code: "composition", label: "Índices e composição corporal", section: "perimeter" },
  { code: "devices", label: "Bioimpedância e DXA", section: "body_composition_devices" },
  { code: "perimeters", label: "Perímetros", section: "perimeter" },
  { code: "skinfolds", label: "Dobras cutâneas", section: "perimeter" },
  { code: "somatotype", label: "Somatotipo", section: "somatotype" },
  { code: "function", label: "Testes funcionais", section: "function" },
] as const;

export type FigureGroup = (typeof FIGURE_GROUPS)[number]["code"];

export interface Figure extends FigureLook {
  readonly key: string;
  readonly group: FigureGroup;
}

const inGroup = (group: FigureGroup, figures: readonly Omit<Figure, "group">[]): Figure[] =>
  figures.map((figure) => ({ ...figure, group }));

export const FIGURES: readonly Figure[] = [
  ...inGroup("body", [
    { key: "weight", label: "Massa", unit: "kg", decimals: 2 },
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
    { key: "vo2Relative", label: "VO2 máximo relativo", unit: "ml/kg/min", decimals: 1 },
    { key: "vo2Maximum", label: "VO2 máximo absoluto", unit: "L/min", decimals: 2 },
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
  ...inGroup("composition", [REPORTED_FAT]),
  ...inGroup("devices", DEVICE_FIGURES),
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
  ...inGroup("function", FUNCTION_TESTS.flatMap(figuresOfTest)),
];

export const figuresOfSections = <Change extends Pick<Figure, "group">>(
  figures: readonly Change[],
  sections: readonly ReportSection[],
): Change[] => {
  const groups = FIGURE_GROUPS.filter(({ section }) => sections.includes(section)).map(({ code }) => code);
  return figures.filter(({ group }) => groups.some((code) => code === group));
};

/** Rounded as shown. `difference` is last minus first; null where one is absent or `caveat` forbids it. The exact figures are judged. */
export interface FigureChange extends Figure, Judgement {
  readonly values: (number | null)[];
  readonly first: number | null;
  readonly last: number | null;
  readonly difference: number | null;
}

/** In the order of {@link FIGURES}; a figure that no evaluation has is left out. */
export function compareEvaluations(
  evaluations: readonly ComparableEvaluation[],
  decimalsOf: (figure: Figure) => number = ({ decimals }) => decimals,
): FigureChange[] {
  const [start, end] = [evaluations[0], evaluations.at(-1)];
  return FIGURES.flatMap((look): FigureChange[] => {
    const figure = { ...look, decimals: decimalsOf(look) };
    const shown = (value: number | null | undefined) =>
      value === null || value === undefined ? null : roundHalfUp(value, figure.decimals);
    const values = evaluations.map(({ figures: { [figure.key]: value } }) => shown(value));
    if (values.every((value) => value === null)) return [];
    const first = values[0] ?? null;
    const last = values.at(-1) ?? null;
    const ends = { ...figure, values, first, last };
    if (first === null || last === null || !start || !end) return [{ ...ends, difference: null, ...UNJUDGED }];
    const judgement = start === end ? UNJUDGED : judgeChange(figure.key, start, end);
    const difference = judgement.caveat === null ? shownDifference(first, last, figure.decimals) : null;
    return [{ ...ends, difference, ...judgement }];
  });
}
