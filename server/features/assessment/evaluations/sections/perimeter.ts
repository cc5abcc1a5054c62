import {
  derivedItems,
  type Perimeter,
  type PerimeterDraft,
  type PerimeterMeasures,
} from "#contract/assessment/evaluation-sections/perimeter.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";
import { mergeReadings } from "./readings.ts";

export function mergePerimeter(stored: PerimeterMeasures, draft: PerimeterDraft | undefined): PerimeterMeasures {
  const merged = {
    bodyPerimeter: { ...stored.bodyPerimeter, ...draft?.bodyPerimeter },
    skinFold: { ...stored.skinFold, ...draft?.skinFold },
    gorduraInformada: draft?.gorduraInformada === undefined ? stored.gorduraInformada : draft.gorduraInformada,
  };
  return mergeReadings(stored, merged, draft);
}

export function derivePerimeter(
  measures: Measures,
  { sex, ageYears, ageMonths, protocol }: EvaluatedPerson,
): Perimeter {
  const assessment = assessPerimeter({ gender: sex, ageYears, ageMonths, protocol, ...measuresOf(measures) });
  return { ...measures.perimeter, protocolo: protocol, ...derivedItems(assessment) };
}
