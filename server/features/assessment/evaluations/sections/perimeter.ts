import {
  derivedItems,
  type Perimeter,
  type PerimeterDraft,
  type PerimeterMeasures,
} from "#contract/assessment/evaluation-sections/perimeter.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import type { MuscleMassMethod } from "#domain/assessment/body-composition/muscle-mass.ts";
import { missingLimbMeasures } from "#domain/assessment/body-composition/muscle-mass-assessment.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";
import { mergeReadings } from "./readings.ts";

/**
 * A stored section in the shape of today: what was not derived then stays null, no formula of today fills it in. The method of a muscle
 * mass that was stored without it follows from the measures beside it.
 */
export function completePerimeter(stored: Partial<Perimeter>): Perimeter {
  const perimeter = { ...UNMEASURED.perimeter, ...stored };
  if (!perimeter.massaMuscular || perimeter.methods.massaMuscular) return perimeter;
  const { perimeters, skinfolds } = measuresOf({ student: {}, perimeter });
  const massaMuscular: MuscleMassMethod = missingLimbMeasures(perimeters, skinfolds).length === 0 ? "limbs" : "weight";
  return { ...perimeter, methods: { ...perimeter.methods, massaMuscular } };
}

export function mergePerimeter(stored: PerimeterMeasures, draft: PerimeterDraft | undefined): PerimeterMeasures {
  const merged = {
    bodyPerimeter: { ...stored.bodyPerimeter, ...draft?.bodyPerimeter },
    skinFold: { ...stored.skinFold, ...draft?.skinFold },
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
