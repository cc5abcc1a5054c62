import { bloodWarnings, LEVEL_2_HYPOGLYCAEMIA } from "../../assessment/cardiometabolic/blood-assessment.ts";
import {
  asksForDoctor,
  type BloodPressure,
  bloodPressureClasses,
  noTestToday,
} from "../../assessment/cardiometabolic/blood-pressure.ts";
import { formatDecimal } from "../../text/number-format.ts";

export interface Measured {
  /** mmHg. */
  readonly bloodPressure: BloodPressure | null;
  /** mg/dL. */
  readonly glucose: number | null;
  readonly fasting: boolean | null;
  /** Estimated glomerular filtration, mL/min/1.73 m². */
  readonly filtration: number | null;
  readonly ageYears: number | null;
}

export interface EvaluationFindings {
  /** Why nothing may be trained today, in the evaluation's own sentence; null when there is no such reason. */
  readonly stop: string | null;
  readonly isHighPressure: boolean;
  readonly notes: readonly string[];
}

const HIGH_GLUCOSE = 126;
const REDUCED_FILTRATION = 60;
const HIGH_STAGES = ["Hipertensão estágio 2", "Hipertensão estágio 3"];

/** Below it a class is not named, and the adolescents' limits count. */
const CLASSED_FROM = 13;

/** Its limits are those of the opinion's proposal. */
function pressureNotes(pressure: BloodPressure, ageYears: number | null, label: string): readonly string[] {
  if (!asksForDoctor(pressure, ageYears)) return [];
  const { systolic, diastolic } = pressure;
  const named = ageYears !== null && ageYears < CLASSED_FROM ? "" : `, ${label.toLowerCase()}`;
  const doctor = HIGH_STAGES.includes(label)
    ? "peça a liberação médica"
    : "oriente a procurar um médico antes de treinos intensos";
  return [
    `Pressão de repouso de ${systolic}/${diastolic} mmHg${named}: ${doctor}, meça antes de cada treino e não deixe prender o ar.`,
  ];
}

/** It uses the limits and the sentences of the evaluation's own sheet. */
export function evaluationFindings(measured: Measured): EvaluationFindings {
  const { bloodPressure, glucose, fasting, filtration, ageYears } = measured;
  const ofGlucose = bloodWarnings(glucose, { fasting })[0]?.sentence;
  const glucoseText =
    glucose === null ? "" : `Glicose de ${formatDecimal(glucose, 0)} mg/dL${fasting ? " em jejum" : ""}.`;
  const isHypoglycaemic = glucose !== null && glucose < LEVEL_2_HYPOGLYCAEMIA;
  const classedAge = ageYears === null ? null : Math.max(ageYears, CLASSED_FROM);
  const label = (bloodPressure && bloodPressureClasses(bloodPressure, classedAge)?.pair.label) ?? "";
  return {
    stop:
      (bloodPressure && noTestToday(bloodPressure)) ?? (isHypoglycaemic ? `${glucoseText} ${ofGlucose ?? ""}` : null),
    isHighPressure: HIGH_STAGES.includes(label),
    notes: [
      ...(bloodPressure ? pressureNotes(bloodPressure, ageYears, label) : []),
      ...(glucose !== null && glucose >= HIGH_GLUCOSE
        ? [`${glucoseText} ${ofGlucose ?? "O jejum não é conhecido: encaminhe ao médico para confirmar."}`]
        : []),
      ...(filtration !== null && filtration < REDUCED_FILTRATION
        ? [
            `Filtração dos rins estimada em ${formatDecimal(filtration, 0)} mL/min/1,73 m², abaixo de 60: deve ser avaliada por médico.`,
          ]
        : []),
    ],
  };
}
