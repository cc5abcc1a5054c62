import { minutesOfRows, rowSeconds } from "../duration.ts";
import type { Prescription } from "../entry/fields.ts";
import { fromWire } from "../entry/names.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { NORMAL_SERIES } from "../techniques.ts";
import type { Caps } from "./caps.ts";
import type { ExerciseKind } from "./kinds/kind.ts";
import { type Dose, OBJECTIVE_RULES, type Objective } from "./objectives.ts";

const NOTHING = fromWire({});

export interface TimedLine {
  readonly type: ExerciseTypeValue;
  readonly prescription: Prescription;
}

/** The editor's own count: rows in the order in which they are done. */
export const minutesOf = (lines: readonly TimedLine[]): number =>
  minutesOfRows(lines.map(({ type, prescription }) => rowSeconds(type, prescription, 1)));

/** A range that the caps raise from below: 8 to 12, or 10 to 15. */
const raisedTo = (minReps: number) => (minReps > 8 ? 15 : 12);
/** Ours: heavy sets rest for three minutes, raised ranges for two. */
const REST_OF_A_RAISED_RANGE = "02:00";

export function doseOf(isMultiJoint: boolean, objective: Objective, { minReps, maxReps }: Caps): Dose {
  const { multiJoint, singleJoint } = OBJECTIVE_RULES[objective];
  const dose = isMultiJoint ? multiJoint : singleJoint;
  const isRaised = dose.minReps < minReps;
  const raised = isRaised
    ? {
        minReps,
        maxReps: Math.max(dose.maxReps, raisedTo(minReps)),
        rest: dose.rest > REST_OF_A_RAISED_RANGE ? REST_OF_A_RAISED_RANGE : dose.rest,
      }
    : dose;
  if (maxReps === null || raised.maxReps <= maxReps) return raised;
  return { ...raised, maxReps, minReps: Math.min(raised.minReps, maxReps - 3) };
}

/** Ours: short stands on each leg beside a support. */
const BALANCE: Prescription = {
  ...NOTHING,
  series: 2,
  maxReps: 3,
  rest: "00:30",
  seriesTypeId: NORMAL_SERIES,
  notes: "Sustente 10 a 15 segundos de cada lado em cada repetição, perto de um apoio.",
};

export function strengthFigures(
  { code, type, isMultiJoint }: Pick<ExerciseKind, "code" | "type" | "isMultiJoint">,
  objective: Objective,
  series: number,
  caps: Caps,
): Prescription {
  if (code === "balance") return { ...BALANCE, series };
  const { minReps, maxReps, rest } = doseOf(isMultiJoint, objective, caps);
  const isResistance = type === "resistence";
  return {
    ...NOTHING,
    series,
    minReps,
    maxReps,
    rest,
    cadence: isResistance ? OBJECTIVE_RULES[objective].cadence : null,
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

/** `effort`: how hard it feels, where no heart rate tells it. */
export const continuousAerobic = (
  minutes: number,
  heartRate: number | null,
  effort: string | null = null,
): Prescription => ({
  ...NOTHING,
  duration: `00:${String(minutes).padStart(2, "0")}:00`,
  heartRate,
  continuousAerobic: true,
  notes: effort,
});
