import { z } from "zod";
import type { BloodAssessment, BloodFigure } from "#domain/assessment/cardiometabolic/blood-assessment.ts";
import { BLOOD_TESTS } from "#domain/assessment/cardiometabolic/blood-tests.ts";
import { Labelled, labelled, Methods, measures, numbersOf, sentBack, stored } from "./measure.ts";

/** A class is null where it is unknown or does not cover the person. */
const DerivedBiochemical = z.object({
  classes: z.object({
    glicose: z.string().nullable(),
    triglicerides: z.string().nullable(),
    ldl: z.string().nullable(),
    hdl: z.string().nullable(),
    creatina: z.string().nullable(),
  }),
  /** Estimated glomerular filtration rate, mL/min/1.73 m². */
  taxaFiltracao: Labelled,
  /** Non-HDL cholesterol, mg/dL. */
  naoHdl: Labelled,
  methods: Methods,
});

/** Blood tests in mg/dL. `jejum`: taken fasting, true or false; null when that is not known. */
export const BiochemicalDraft = z
  .strictObject({
    ...measures(BLOOD_TESTS).shape,
    jejum: z.boolean().nullish(),
    ...sentBack(DerivedBiochemical.shape),
  })
  .partial()
  .transform(({ classes: _c, taxaFiltracao: _t, naoHdl: _n, methods: _m, ...measured }) => measured);
export type BiochemicalDraft = z.output<typeof BiochemicalDraft>;

export const Biochemical = DerivedBiochemical.extend({
  ...stored(BLOOD_TESTS).shape,
  jejum: z.boolean().nullish(),
});
export type Biochemical = z.infer<typeof Biochemical>;
export type BiochemicalMeasures = Omit<Biochemical, keyof z.infer<typeof DerivedBiochemical>>;

export const bloodTestsOf = (measures: BiochemicalMeasures) => ({
  fasting: measures.jejum ?? null,
  values: numbersOf(BLOOD_TESTS, measures),
});

export function derivedBloodItems({ tests, filtration, nonHdl }: BloodAssessment): z.infer<typeof DerivedBiochemical> {
  const taxaFiltracao = labelled(filtration.indicator);
  const naoHdl = labelled(nonHdl.indicator);
  return {
    classes: {
      glicose: classOf(tests.glicose),
      triglicerides: classOf(tests.triglicerides),
      ldl: classOf(tests.ldl),
      hdl: classOf(tests.hdl),
      creatina: classOf(tests.creatina),
    },
    taxaFiltracao,
    naoHdl,
    methods: { ...(taxaFiltracao && { taxaFiltracao: "ckd_epi_2021" }), ...(naoHdl && { naoHdl: "friedewald" }) },
  };
}

const classOf = ({ indicator }: BloodFigure) => labelled(indicator)?.label || null;
