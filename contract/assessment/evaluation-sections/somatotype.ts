import { z } from "zod";
import { BONE_BREADTHS } from "#domain/assessment/anthropometry/measures.ts";
import type { SomatotypeAssessment } from "#domain/assessment/somatotype/somatotype-assessment.ts";
import { Methods, measures, numbersOf, sentBack, stored } from "./measure.ts";

const DerivedSomatotype = z.object({
  endomorphy: z.number().nullable(),
  mesomorphy: z.number().nullable(),
  ectomorphy: z.number().nullable(),
  category: z.string().nullable(),
  midPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
  methods: Methods,
});

/** Breadths of humerus and femur in cm. */
export const SomatotypeDraft = z
  .strictObject({ ...measures(BONE_BREADTHS).shape, ...sentBack(DerivedSomatotype.shape) })
  .partial()
  .transform(
    ({ endomorphy: _n, mesomorphy: _m, ectomorphy: _e, category: _c, midPoint: _p, methods: _s, ...measured }) =>
      measured,
  );
export type SomatotypeDraft = z.output<typeof SomatotypeDraft>;

export const Somatotype = DerivedSomatotype.extend(stored(BONE_BREADTHS).shape);
export type Somatotype = z.infer<typeof Somatotype>;
export type SomatotypeMeasures = Omit<Somatotype, keyof z.infer<typeof DerivedSomatotype>>;

export const breadthsOf = (measures: SomatotypeMeasures) => numbersOf(BONE_BREADTHS, measures);

export const derivedSomatotype = (found: SomatotypeAssessment): z.infer<typeof DerivedSomatotype> =>
  found.status === "known"
    ? { ...found.ratings, category: found.category, midPoint: found.point, methods: { midPoint: "heath_carter" } }
    : { endomorphy: null, mesomorphy: null, ectomorphy: null, category: null, midPoint: null, methods: {} };
