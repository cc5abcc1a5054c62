import { roundHalfUp } from "../rounding.ts";
import { PERIMETERS, SKINFOLDS } from "./anthropometry/measures.ts";
import { DERIVED_FIGURES, type FigureLook } from "./derived-figures.ts";

/** The parts of a comparison, in their order. */
export const FIGURE_GROUPS = [
  { code: "body", label: "Medidas gerais" },
  { code: "composition", label: "Índices e composição corporal" },
  { code: "perimeters", label: "Perímetros" },
  { code: "skinfolds", label: "Dobras cutâneas" },
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
];

/** The figures of one evaluation by their keys; what was not measured is null or absent. */
export type FigureValues = Readonly<Record<string, number | null | undefined>>;

/**
 * A figure across evaluations, rounded as it is shown. `difference` is last minus first, null where one of those two lacks
 * it; it is the difference of what is shown, so that a reader who subtracts finds the same.
 */
export interface FigureChange extends Figure {
  readonly values: (number | null)[];
  readonly first: number | null;
  readonly last: number | null;
  readonly difference: number | null;
}

/**
 * What changed from the first to the last of some evaluations, in the order of {@link FIGURES}. A figure that none of them
 * has is left out, because it was never measured.
 */
export function compareEvaluations(evaluations: readonly FigureValues[]): FigureChange[] {
  return FIGURES.flatMap((figure) => {
    const shown = (value: number | null | undefined) =>
      value === null || value === undefined ? null : roundHalfUp(value, figure.decimals);
    const values = evaluations.map(({ [figure.key]: value }) => shown(value));
    if (values.every((value) => value === null)) return [];
    const first = values[0] ?? null;
    const last = values.at(-1) ?? null;
    const difference = last === null || first === null ? null : roundHalfUp(last - first, figure.decimals);
    return [{ ...figure, values, first, last, difference }];
  });
}
