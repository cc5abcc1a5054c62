import {
  breadthsOf,
  derivedSomatotype,
  type Somatotype,
  type SomatotypeDraft,
  type SomatotypeMeasures,
} from "#contract/assessment/evaluation-sections/somatotype.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { assessSomatotype } from "#domain/assessment/somatotype/somatotype-assessment.ts";
import type { Measures } from "./measures.ts";

export const mergeSomatotype = (
  { umero, femur }: Somatotype,
  draft: SomatotypeDraft | undefined,
): SomatotypeMeasures => ({ umero, femur, ...draft });

export const deriveSomatotype = (measures: Measures): Somatotype => ({
  ...measures.somatotype,
  ...derivedSomatotype(assessSomatotype({ ...measuresOf(measures), breadths: breadthsOf(measures.somatotype) })),
});
