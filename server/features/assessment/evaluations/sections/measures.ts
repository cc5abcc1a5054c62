import type { BiochemicalMeasures } from "#contract/assessment/evaluation-sections/biochemical.ts";
import type { DeviceMeasures } from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import type { CaloricExpenditureMeasures } from "#contract/assessment/evaluation-sections/caloric-expenditure.ts";
import type { Circumstances } from "#contract/assessment/evaluation-sections/circumstances.ts";
import type { FunctionMeasures } from "#contract/assessment/evaluation-sections/function.ts";
import type { HeartMeasures } from "#contract/assessment/evaluation-sections/heart.ts";
import type { PerimeterMeasures } from "#contract/assessment/evaluation-sections/perimeter.ts";
import type { Posture } from "#contract/assessment/evaluation-sections/posture.ts";
import type { SomatotypeMeasures } from "#contract/assessment/evaluation-sections/somatotype.ts";
import type { WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { Sex } from "#domain/assessment/sex.ts";

export interface Measures {
  readonly student: WholeEvaluation["student"];
  readonly heart: HeartMeasures;
  readonly biochemical: BiochemicalMeasures;
  readonly perimeter: PerimeterMeasures;
  readonly somatotype: SomatotypeMeasures;
  readonly posture: Posture;
  readonly caloric_expenditure: CaloricExpenditureMeasures;
  readonly circumstances: Circumstances;
  readonly function: FunctionMeasures;
  readonly body_composition_devices: DeviceMeasures;
}

export interface EvaluatedPerson {
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly ageMonths: number | null;
  readonly protocol: string;
  readonly vo2Protocol: string;
  readonly heartRateNote: string | null;
}
