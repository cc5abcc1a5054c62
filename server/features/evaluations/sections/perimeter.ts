import {
  type DerivedPerimeter,
  derivedItems,
  type Perimeter,
  type PerimeterDraft,
  type PerimeterMeasures,
} from "#contract/evaluation-sections/perimeter.ts";
import { measuresOf } from "#contract/evaluations.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

const NOTHING_DERIVED: DerivedPerimeter = {
  protocolo: "",
  imc: null,
  relacaoCinturaQuadril: null,
  relacaoCinturaEstatura: null,
  percentualGordura: null,
  massaMagra: null,
  massaAdiposa: null,
  massaMuscular: null,
  densidade: null,
  somatorio: null,
  periferico: null,
  central: null,
  methods: {},
};

/** A stored section in the shape of today: what was not derived then stays null, no formula of today fills it in. */
export const completePerimeter = (stored: Partial<Perimeter>): Perimeter => ({
  bodyPerimeter: {},
  skinFold: {},
  ...NOTHING_DERIVED,
  ...stored,
});

export const mergePerimeter = (
  { bodyPerimeter, skinFold }: PerimeterMeasures,
  draft: PerimeterDraft | undefined,
): PerimeterMeasures => ({
  bodyPerimeter: { ...bodyPerimeter, ...draft?.bodyPerimeter },
  skinFold: { ...skinFold, ...draft?.skinFold },
});

export function derivePerimeter(measures: Measures, { sex, ageYears, protocol }: EvaluatedPerson): Perimeter {
  const assessment = assessPerimeter({ gender: sex, ageYears, protocol, ...measuresOf(measures) });
  return { ...measures.perimeter, protocolo: protocol, ...derivedItems(assessment) };
}
