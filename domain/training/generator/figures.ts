import { estimatedMinutes } from "../duration.ts";
import type { Prescription } from "../entry-fields.ts";
import { fromWire, toWire } from "../entry-names.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { NORMAL_SERIES } from "../techniques.ts";
import { OBJECTIVE_RULES, type Objective } from "./objectives.ts";

const NOTHING = fromWire({});

/** A row of a training whose time is estimated. */
export interface TimedLine {
  readonly type: ExerciseTypeValue;
  readonly prescription: Prescription;
}

export const minutesOf = (lines: readonly TimedLine[]): number =>
  estimatedMinutes(
    lines.map(({ type, prescription }) => ({ ...toWire(prescription), exercise: { exercise_type: type } })),
  );

/** Series, repetitions and rest of an exercise with a load. */
export function strengthFigures(
  { type, isMultiJoint }: { readonly type: ExerciseTypeValue; readonly isMultiJoint: boolean },
  objective: Objective,
  series: number,
): Prescription {
  const { multiJoint, singleJoint, cadence } = OBJECTIVE_RULES[objective];
  const { minReps, maxReps, rest } = isMultiJoint ? multiJoint : singleJoint;
  const isResistance = type === "resistence";
  return {
    ...NOTHING,
    series,
    minReps,
    maxReps,
    rest,
    cadence: isResistance ? cadence : null,
    seriesTypeId: NORMAL_SERIES,
  };
}

/**
 * Static stretches of 30 s, twice: 10-30 s, 60 s for each muscle (Garber 2011). Short enough not to weaken, and at the end of the training
 * all the same: Behm DG, Chaouachi A. Eur J Appl Physiol 2011;111(11):2633-2651.
 */
export const STRETCH: Prescription = { ...NOTHING, series: 2, duration: "00:30", rest: "00:15" };

/** Ours: a short dynamic warm-up. */
export const MOBILITY: Prescription = { ...NOTHING, series: 2, maxReps: 10, rest: "00:20" };

/** One minute for each muscle: Cheatham SW, Kolber MJ, Cain M, Lee M. Int J Sports Phys Ther 2015;10(6):827-838. */
export const RELEASE: Prescription = { ...NOTHING, series: 1, duration: "01:00", rest: "00:20" };

/** Isometric holds of the trunk: McGill S. Strength Cond J 2010;32(3):33-46 prefers many short holds to one long hold. */
export const TRUNK_HOLD: Prescription = { ...NOTHING, series: 2, maxReps: 3, duration: "00:10", rest: "00:05" };

/** Ours: slow breaths. */
export const BREATHING: Prescription = { ...NOTHING, series: 2, maxReps: 6, duration: "00:06", rest: "00:04" };

export const continuousAerobic = (minutes: number, heartRate: number): Prescription => ({
  ...NOTHING,
  duration: `00:${String(minutes).padStart(2, "0")}:00`,
  heartRate,
  continuousAerobic: true,
});
