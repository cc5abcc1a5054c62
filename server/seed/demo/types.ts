import type { z } from "zod";
import type { EvaluatedItemsDraft } from "#contract/assessment/evaluations.ts";
import type { StudentDraft } from "#contract/students/students.ts";
import type { PerimeterKey, SkinfoldKey } from "#domain/assessment/anthropometry/measures.ts";
import type { SkinfoldProtocolCode } from "#domain/assessment/body-composition/protocols.ts";
import type { MuscleGroupName } from "../catalogue/muscle-groups.ts";
import type { SeededTraining } from "../trainings/types.ts";

/** Days from the day on which the demo data are loaded; negative is the past. "Current" cycles therefore stay current. */
export type DayOffset = number;

export interface DemoAdmin {
  id: 1;
  email: string;
  name: string;
}

export interface DemoTrainer {
  email: string;
  name: string;
  /** Mask (##) # ####-####. */
  phone: string;
  birthdate: string;
  gender: "male" | "female";
  cpf: string;
  cref?: string;
  address: {
    street: string;
    number: string;
    complement: string;
    neighborhood: string;
    city: string;
    state: string;
    zipcode: string;
  };
}

/** A student as the form sends it, with the age on the day of loading instead of the birthdate, so that it stays true. */
export interface DemoStudent extends Omit<StudentDraft, "birthdate"> {
  /** Completed years on the day of loading. */
  age: number;
  /** `mm-dd`. */
  birthday: string;
  /** Absent: active. */
  is_active?: false;
  /** The student changed the own profile and the trainer was not told yet. */
  is_profile_changed?: true;
  macrocycles?: readonly DemoMacrocycle[];
  /** For how many days the student has recorded trainings. */
  trains?: number;
  /** In order of date; a later test of a muscle group replaces the one before, which stays in its history. */
  strength_tests?: readonly DemoStrengthTest[];
}

export interface DemoStrengthTest {
  on: DayOffset;
  muscle_group: MuscleGroupName;
  exercise_name: string;
  repetitions: number;
  /** In kg. */
  weight: number;
  /** The share of it to train with. */
  percentage: number;
}

export interface DemoMacrocycle {
  name: string;
  skinfold_protocol: SkinfoldProtocolCode;
  vo2_protocol: "protocol_3" | "protocol_5";
  /** In order of date, without overlaps. */
  mesocycles: readonly DemoMesocycle[];
}

export interface DemoMesocycle {
  name: string;
  goal: string;
  starts: DayOffset;
  ends: DayOffset;
  evaluation?: DemoEvaluation | undefined;
  /** Which of the drawn stances its photos show. */
  stance?: number;
  trainings?: readonly SeededTraining[];
  /** One for each week from `starts` to `ends`. The trainings are then in the weeks. */
  microcycles?: readonly DemoMicrocycle[];
}

/** The changes of a week; without them it is as it was created with its mesocycle. */
export interface DemoMicrocycle {
  goal?: string;
  evaluation?: DemoEvaluation;
  trainings?: readonly SeededTraining[];
}

type MoreSections = Pick<
  z.input<typeof EvaluatedItemsDraft>,
  "biochemical" | "somatotype" | "posture" | "caloric_expenditure"
>;

/** The measured values as on the wire: text with a comma. Derived figures are computed during loading. */
export interface DemoEvaluation extends MoreSections {
  student: { stature: string; weight: string };
  heart: { fcRepouso: string; sistole: string; diastole: string };
  perimeter: {
    bodyPerimeter: Partial<Record<PerimeterKey, string>>;
    skinFold: Partial<Record<SkinfoldKey, string>>;
  };
}
