import {
  CHRONIC_DISEASES,
  type ChronicDisease,
  MEDICINES,
  type Medicine,
  type ReadinessAnswers,
} from "../../students/readiness/readiness-answers.ts";
import { pregnancyText } from "../../students/readiness/screening.ts";
import type { Condition } from "./condition-table.ts";

interface ScreenedCondition {
  readonly condition: Condition;
  readonly quote: string;
  readonly source: "triagem";
}

const BY_DISEASE: Readonly<Record<ChronicDisease, readonly Condition[]>> = {
  heart: ["cardiac"],
  peripheral_vascular: ["cardiac"],
  stroke: ["cardiac"],
  arrhythmia: ["cardiac", "rhythm"],
  diabetes_type1: ["diabetes"],
  diabetes_type2: ["diabetes"],
  kidney: ["kidney"],
  hypertension: ["hypertension"],
  osteoporosis: ["osteoporosis"],
};

const BY_MEDICINE: Readonly<Record<Medicine, Condition>> = {
  beta_blocker: "beta_blocker",
  rate_lowering: "beta_blocker",
  rate_raising: "heart_rate_changed",
  blood_pressure: "hypertension",
  insulin: "diabetes",
  anticoagulant: "anticoagulant",
};

const chosen = (condition: Condition, quote: string): ScreenedCondition => ({ condition, quote, source: "triagem" });

export const screenedConditions = (answers: ReadinessAnswers): readonly ScreenedCondition[] => [
  ...(answers.diseases ?? []).flatMap((one) =>
    BY_DISEASE[one].map((condition) => chosen(condition, CHRONIC_DISEASES[one])),
  ),
  ...(answers.medicines ?? []).map((one) => chosen(BY_MEDICINE[one], MEDICINES[one])),
  ...(answers.is_pregnant ? [chosen("pregnancy", pregnancyText(answers))] : []),
];
