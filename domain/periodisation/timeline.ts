import type { CalendarDate } from "../calendar-date.ts";
import { includesDay, type Period } from "./period.ts";

/** How a cycle stands on the timeline: running today, done (evaluated and prescribed), or neither. */
export type TimelineState = "current" | "done" | "idle";

export interface TimelineCycle extends Period {
  readonly wasEvaluated: boolean;
  readonly hasTraining: boolean;
}

/** `checked`: the check icon, shown for an evaluation or a training. */
export interface TimelineMark {
  readonly state: TimelineState;
  readonly checked: boolean;
}

function stateOf(cycle: TimelineCycle, today: CalendarDate): TimelineState {
  if (includesDay(cycle, today)) return "current";
  return cycle.wasEvaluated && cycle.hasTraining ? "done" : "idle";
}

export function timelineMark(cycle: TimelineCycle, today: CalendarDate): TimelineMark {
  return { state: stateOf(cycle, today), checked: cycle.wasEvaluated || cycle.hasTraining };
}

/** With weeks, training lives in its microcycles. */
export function trainingButton(mesocycle: {
  readonly weeks: number | null;
  readonly wasEvaluated: boolean;
}): "microcycles" | "training" | "needs_evaluation" {
  if (mesocycle.weeks !== null && mesocycle.weeks >= 1) return "microcycles";
  return mesocycle.wasEvaluated ? "training" : "needs_evaluation";
}
