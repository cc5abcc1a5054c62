import { z } from "zod";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { formatDecimal } from "#domain/number-format.ts";
import { Labelled, labelled, Methods, measures, sentBack, stored } from "./measure.ts";

/** What the server derives from the measures; null where a measure is missing that the figure needs. */
const DerivedPerimeter = z.object({
  protocolo: z.string(),
  imc: Labelled,
  /** Below 20 years: the z-score of BMI-for-age. */
  imcParaIdade: Labelled,
  /** From 60 years: the same index with the class of elderly people. */
  imcIdoso: Labelled,
  relacaoCinturaQuadril: Labelled,
  relacaoCinturaEstatura: Labelled,
  percentualGordura: Labelled,
  massaMagra: Labelled,
  massaAdiposa: Labelled,
  massaMuscular: Labelled,
  densidade: z.number().nullable(),
  somatorio: z.number().nullable(),
  periferico: z.number().nullable(),
  central: z.number().nullable(),
  /** `massaMuscular`: "limbs", from limb girths and folds, or "weight", from weight and stature. */
  methods: Methods,
});
export type DerivedPerimeter = z.infer<typeof DerivedPerimeter>;

/** Perimeters in cm and skinfolds in mm. */
export const PerimeterDraft = z
  .strictObject({
    bodyPerimeter: measures(PERIMETERS),
    skinFold: measures(SKINFOLDS),
    ...sentBack(DerivedPerimeter.shape),
  })
  .partial()
  .transform(({ bodyPerimeter, skinFold }) => ({ bodyPerimeter, skinFold }));
export type PerimeterDraft = z.output<typeof PerimeterDraft>;

export const Perimeter = DerivedPerimeter.extend({ bodyPerimeter: stored(PERIMETERS), skinFold: stored(SKINFOLDS) });
export type Perimeter = z.infer<typeof Perimeter>;
export type PerimeterMeasures = Omit<Perimeter, keyof DerivedPerimeter>;

/** The one mapping from the domain's indicators to their names on the wire. Lean mass in kg is labelled with its percentage. */
export function derivedItems(assessment: PerimeterAssessment): Omit<DerivedPerimeter, "protocolo"> {
  const { skinfoldSums: sums, density, leanMassPercentage, muscleMass } = assessment;
  const leanMass = labelled(assessment.leanMass);
  return {
    imc: labelled(assessment.bmi),
    imcParaIdade: assessment.bmiForAge && labelled(assessment.bmiForAge),
    imcIdoso: assessment.bmiOfElderly && labelled(assessment.bmiOfElderly),
    relacaoCinturaQuadril: labelled(assessment.waistHipRatio),
    relacaoCinturaEstatura: labelled(assessment.waistHeightRatio),
    percentualGordura: labelled(assessment.fatPercentage),
    massaMagra:
      leanMass && leanMassPercentage.status === "known"
        ? { value: leanMass.value, label: `${formatDecimal(leanMassPercentage.value, 3)}%` }
        : null,
    massaAdiposa: labelled(assessment.fatMass),
    massaMuscular: labelled(muscleMass),
    densidade: density.status === "known" ? density.value : null,
    somatorio: sums.status === "known" ? sums.total : null,
    periferico: sums.status === "known" ? sums.peripheral : null,
    central: sums.status === "known" ? sums.central : null,
    methods: muscleMass.status === "known" ? { massaMuscular: muscleMass.method } : {},
  };
}
