import {
  breadthsOf,
  derivedSomatotype,
  type Somatotype,
  type SomatotypeDraft,
  type SomatotypeMeasures,
} from "#contract/assessment/evaluation-sections/somatotype.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { UNMEASURED } from "#contract/assessment/unmeasured-evaluation.ts";
import { assessSomatotype } from "#domain/assessment/somatotype/somatotype-assessment.ts";
import type { Measures } from "./measures.ts";

/** A stored section in the shape of today. */
export const completeSomatotype = (stored: Partial<Somatotype>): Somatotype => ({
  ...UNMEASURED.somatotype,
  ...stored,
});

export const mergeSomatotype = (
  { umero, femur }: Somatotype,
  draft: SomatotypeDraft | undefined,
): SomatotypeMeasures => ({ umero, femur, ...draft });

export const deriveSomatotype = (measures: Measures): Somatotype => ({
  ...measures.somatotype,
  ...derivedSomatotype(assessSomatotype({ ...measuresOf(measures), breadths: breadthsOf(measures.somatotype) })),
});
