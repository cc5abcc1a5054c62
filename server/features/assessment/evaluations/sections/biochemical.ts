import {
  type Biochemical,
  type BiochemicalDraft,
  type BiochemicalMeasures,
  bloodTestsOf,
  derivedBloodItems,
} from "#contract/assessment/evaluation-sections/biochemical.ts";
import { assessBlood } from "#domain/assessment/cardiometabolic/blood-assessment.ts";
import type { EvaluatedPerson, Measures } from "./measures.ts";

export const mergeBiochemical = (
  { classes: _c, taxaFiltracao: _t, naoHdl: _n, methods: _m, ...measured }: Biochemical,
  draft: BiochemicalDraft | undefined,
): BiochemicalMeasures => ({ ...measured, ...draft });

export const deriveBiochemical = ({ biochemical }: Measures, { sex, ageYears }: EvaluatedPerson): Biochemical => ({
  ...biochemical,
  ...derivedBloodItems(assessBlood({ sex, ageYears, ...bloodTestsOf(biochemical) })),
});
