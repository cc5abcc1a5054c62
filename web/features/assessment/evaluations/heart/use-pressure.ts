import { isChanged } from "#contract/assessment/evaluation-fields/values.ts";
import {
  type BloodPressureClasses,
  bloodPressureClasses,
  noTestToday,
  pressureError,
} from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";

export interface Pressure {
  /** "118/76" */
  readonly text: string;
  /** Null below 13 years. */
  readonly found: BloodPressureClasses | null;
  /** A saved evaluation keeps the class that it was saved with. */
  readonly label: string | null;
  /** Why nothing may be tested or trained today. */
  readonly danger: string | null;
}

/** Null until both values are there and can be right. */
export function usePressure(ageYears: number | null): Pressure | null {
  const systolic = useSheetState(({ values }) => numberIn(values, "sistole"));
  const diastolic = useSheetState(({ values }) => numberIn(values, "diastole"));
  const storedLabel = useSheetState(({ stored, values, saved }) =>
    isChanged("sistole", values, saved) || isChanged("diastole", values, saved)
      ? null
      : (stored?.heart.pressaoArterial ?? null),
  );
  if (systolic === null || diastolic === null) return null;
  const pressure = { systolic, diastolic };
  if (pressureError(pressure)) return null;
  const found = bloodPressureClasses(pressure, ageYears);
  return {
    text: `${systolic}/${diastolic}`,
    found,
    label: found && (storedLabel ?? found.pair.label),
    danger: noTestToday(pressure),
  };
}
