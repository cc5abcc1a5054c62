import { useDeferredValue, useMemo } from "react";
import { caloricItemsOf, type Values } from "#contract/assessment/evaluation-fields/values.ts";
import { caloricInputOf, storedCaloricAssessment } from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { assessCaloricExpenditure, type CaloricAssessment } from "#domain/assessment/energy/caloric-assessment.ts";
import type { Diet } from "#domain/assessment/energy/diet.ts";
import type { ExerciseBasis } from "#domain/assessment/energy/exercise-figures.ts";
import { valueOfKnown } from "#domain/assessment/result.ts";
import { assess, type Subject } from "../results/figures.ts";
import { type EvaluationState, hasChanges } from "../state/evaluation-state.ts";
import { useSheetState } from "../state/use-evaluation.ts";
import { numberIn } from "../state/values.ts";
import { tableRows } from "./exercise-rows.ts";
import { type ShownExercise, shownExercises } from "./shown-exercises.ts";

/** Computes as the server and the PDF compute. */
function assessValues(
  values: Values,
  subject: Subject,
  { protocol, heartRateNote }: { readonly protocol: string; readonly heartRateNote: string | null },
): CaloricAssessment {
  const { fatPercentage } = assess(values, subject);
  return assessCaloricExpenditure({
    gender: subject.gender,
    ageYears: subject.ageYears,
    statureCm: numberIn(values, "stature"),
    weightKg: numberIn(values, "weight"),
    restingHeartRate: numberIn(values, "fcRepouso"),
    fatPercentage: valueOfKnown(fatPercentage),
    protocol,
    heartRateNote,
    ...caloricInputOf(caloricItemsOf(values)),
  });
}

export interface Caloric {
  readonly assessment: CaloricAssessment;
  readonly exercises: readonly ShownExercise[];
  readonly protocol: string;
  readonly basis: ExerciseBasis;
  readonly diet: Diet | null;
}

/** A sheet that only shows what the server holds shows the server's figures. */
const isAsSaved = (state: EvaluationState) =>
  !hasChanges(state) && state.stored?.caloric_expenditure.protocol === (state.values.vo2_protocol ?? state.vo2Protocol);

/** Typing has priority over the figures. `disabled` shows them as they are stored. */
export function useCaloric(subject: Subject, disabled: boolean): Caloric {
  const values = useDeferredValue(useSheetState((state) => state.values));
  const stored = useSheetState((state) => state.stored?.caloric_expenditure);
  const vo2Protocol = useSheetState((state) => state.vo2Protocol);
  const heartRateNote = useSheetState((state) => state.heartRateNote);
  const asSaved = useDeferredValue(
    useSheetState((state) => disabled || (state.heartRateNote === null && isAsSaved(state))),
  );
  return useMemo(() => {
    const chosen = values.vo2_protocol || vo2Protocol;
    const assessment =
      asSaved && stored
        ? storedCaloricAssessment(stored)
        : assessValues(values, subject, { protocol: chosen, heartRateNote });
    return {
      assessment,
      exercises: shownExercises(tableRows(values), assessment.exercises),
      protocol: (asSaved && stored?.protocol) || chosen,
      diet: caloricInputOf(caloricItemsOf(values)).diet,
      basis: {
        weightKg: numberIn(values, "weight"),
        relativeVo2: valueOfKnown(assessment.vo2Relative),
        restingHeartRate: heartRateNote === null ? numberIn(values, "fcRepouso") : null,
        maximalHeartRate: valueOfKnown(assessment.heartRates.maximal),
      },
    };
  }, [values, stored, vo2Protocol, heartRateNote, asSaved, subject]);
}
