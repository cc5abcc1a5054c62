import type { z } from "zod";
import type { OpinionDraft } from "#contract/assessment/evaluation-sections/opinion.ts";
import type { EvaluatedItemsDraft } from "#contract/assessment/evaluations.ts";
import type { MacrocycleDraft } from "#contract/planning/macrocycles.ts";
import type { PerimeterKey, SkinfoldKey } from "#domain/assessment/anthropometry/measures.ts";
import type { SkinfoldProtocolCode } from "#domain/assessment/body-composition/protocols.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import type { SeededTraining } from "../trainings/types.ts";

/** Days from the day on which the demo data are loaded; negative is the past. "Current" cycles therefore stay current. */
export type DayOffset = number;

export interface DemoMacrocycle {
  name: string;
  skinfold_protocol: SkinfoldProtocolCode;
  vo2_protocol: MacrocycleDraft["vo2_protocol"];
  /** In order of date, without overlaps. */
  mesocycles: readonly DemoMesocycle[];
}

export interface DemoMesocycle {
  name: string;
  goal: string;
  starts: DayOffset;
  ends: DayOffset;
  evaluation?: DemoEvaluation | undefined;
  stance?: number | undefined;
  training_mode?: TrainingMode | undefined;
  trainings?: readonly SeededTraining[] | undefined;
  /** One for each week from `starts` to `ends`. The trainings are then in the weeks. */
  microcycles?: readonly DemoMicrocycle[] | undefined;
}

/** The changes of a week; without them it is as it was created with its mesocycle. */
export interface DemoMicrocycle {
  goal?: string | undefined;
  evaluation?: DemoEvaluation | undefined;
  trainings?: readonly SeededTraining[] | undefined;
}

export type MoreSections = Pick<
  z.input<typeof EvaluatedItemsDraft>,
  "biochemical" | "somatotype" | "posture" | "caloric_expenditure" | "function" | "body_composition_devices"
>;

/** The measured values as on the wire: text with a comma. Derived figures are computed during loading. */
export interface DemoEvaluation extends MoreSections {
  opinion?: z.input<typeof OpinionDraft> | undefined;
  student: { stature: string; weight: string };
  heart: { fcRepouso: string; sistole: string; diastole: string };
  perimeter: {
    bodyPerimeter: Partial<Record<PerimeterKey, string>>;
    skinFold: Partial<Record<SkinfoldKey, string>>;
  };
}
