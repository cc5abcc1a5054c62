import { z } from "zod";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { REPORTED_FAT } from "#domain/assessment/body-composition/reported-fat.ts";
import { MAX_READINGS } from "#domain/assessment/measurement-error/readings.ts";
import type { PerimeterAssessment } from "#domain/assessment/perimeter-assessment.ts";
import { mapRecord, recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { Labelled, labelled, Measure, Methods, measures, sentBack, stored } from "./measure.ts";

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

const READ = [...PERIMETERS, ...SKINFOLDS];
export type ReadKey = (typeof READ)[number]["key"];

/** Up to three readings of a measure in the order in which they were taken; blank ones are left out. Null erases them. */
const ReadingsDraft = z
  .strictObject(
    recordOf(
      READ.map(({ key, limits }) => [key, z.array(Measure(limits)).max(MAX_READINGS, MESSAGES.readings).nullable()]),
    ) as { [K in ReadKey]: z.ZodNullable<z.ZodArray<ReturnType<typeof Measure>>> },
  )
  .partial();

const Readings = z.object(
  mapRecord(
    READ.map(({ key }) => key),
    () => z.array(z.string()).optional(),
  ),
);
export type Readings = z.infer<typeof Readings>;

/** Perimeters in cm, skinfolds in mm. Two or three readings give their mean or median; a changed measure without readings is a single one. */
export const PerimeterDraft = z
  .strictObject({
    bodyPerimeter: measures(PERIMETERS),
    skinFold: measures(SKINFOLDS),
    readings: ReadingsDraft,
    gorduraInformada: Measure(REPORTED_FAT.limits),
    ...sentBack(DerivedPerimeter.shape),
  })
  .partial()
  .transform(({ bodyPerimeter, skinFold, readings, gorduraInformada }) => ({
    bodyPerimeter,
    skinFold,
    readings,
    gorduraInformada,
  }));
export type PerimeterDraft = z.output<typeof PerimeterDraft>;

export const Perimeter = DerivedPerimeter.extend({
  bodyPerimeter: stored(PERIMETERS),
  skinFold: stored(SKINFOLDS),
  readings: Readings,
  /** In %, from a spreadsheet that names no method. It is compared with nothing. */
  gorduraInformada: z.string().nullish(),
});
export type Perimeter = z.infer<typeof Perimeter>;
export type PerimeterMeasures = Omit<Perimeter, keyof DerivedPerimeter>;

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
