import { type CycleChange, END_BEFORE_START } from "#contract/planning/cycles.ts";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { outsideMessage } from "#domain/periodisation/cycles.ts";
import { includesDay } from "#domain/periodisation/period.ts";
import { endDateFromWeeks, FIXED } from "#domain/periodisation/weeks.ts";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { TrainingMode } from "#domain/training/training-mode.ts";
import type { Outcome } from "../../../platform/outcome.ts";
import type { Quota, QuotaReached } from "../../../platform/quotas.ts";
import type { SaveOutcome } from "../../assessment/evaluations/commands/changes.ts";
import type { PrescribeOutcome } from "../../prescription/trainings/commands.ts";

export const MESOCYCLE_QUOTA: Quota = {
  max: 500,
  sentence: (limit) =>
    `Este macrociclo chegou ao limite de ${limit} mesociclos. Exclua os que não usa mais ou crie outro macrociclo.`,
};

/** `changedWeeks`: the later ones that a change was carried to. */
export interface SavedCycle {
  readonly outcome: "saved";
  readonly changedWeeks?: readonly number[];
}

export type CycleOutcome =
  | SavedCycle
  | Refused
  | Outcome<"not_found" | "changed_elsewhere" | "cycle_finished" | "training_in_microcycles" | "without_microcycles">
  | { readonly outcome: "cycles_overlap"; readonly detail: string }
  | { readonly outcome: "cycle_has_training"; readonly detail?: string }
  | SaveOutcome
  | PrescribeOutcome;

export type Creation =
  | QuotaReached
  | { readonly outcome: "saved"; readonly id: number }
  | Outcome<"not_found" | "without_microcycles">
  | { readonly outcome: "cycles_overlap"; readonly detail: string }
  | { readonly outcome: "invalid"; readonly detail: string; readonly fields: Record<string, string> };

interface Refused {
  readonly outcome: "invalid" | "training_in_microcycles";
  readonly detail?: string;
  readonly fields?: Record<string, string>;
}

interface Current {
  readonly level: "mesocycle" | "microcycle";
  readonly name: string;
  readonly goal: string;
  readonly weeks: number | null;
  readonly training_mode: TrainingMode;
  readonly start_date: string;
  readonly end_date: string;
}

export const weeksGiven = (current: Current, change: CycleChange): number | null =>
  current.level === "mesocycle" && current.weeks === null ? (change.weeks ?? null) : null;

/** Null where it stays as it is. */
export const modeChosen = (current: Current, { training_mode: mode }: CycleChange): TrainingMode | null =>
  mode === undefined || mode === current.training_mode ? null : mode;

/** Given weeks decide the end, and a sent end is ignored. */
export function changed(current: Current, change: CycleChange) {
  const weeks = weeksGiven(current, change);
  const start_date = change.start_date ?? current.start_date;
  return {
    name: change.name ?? current.name,
    goal: change.goal ?? current.goal,
    start_date,
    end_date: weeks === null ? (change.end_date ?? current.end_date) : endDateFromWeeks(start_date, weeks),
  };
}

/** A number of weeks is fixed once given, and so are the dates that follow from it. */
export function refuseFixed(current: Current, change: CycleChange): Refused | undefined {
  const isOther = (key: "start_date" | "end_date") => change[key] !== undefined && change[key] !== current[key];
  const fields: Record<string, string> = {};
  const sentence = current.level === "microcycle" ? FIXED.microcycleDates : FIXED.mesocycleDates;
  if (current.level === "microcycle" || current.weeks !== null) {
    for (const key of ["start_date", "end_date"] as const) if (isOther(key)) fields[key] = sentence;
  }
  if (current.weeks !== null && change.weeks !== undefined && change.weeks !== current.weeks)
    fields.weeks = FIXED.weeks;
  if (current.level === "microcycle" && modeChosen(current, change) !== null) fields.training_mode = FIXED.trainingMode;
  const [detail] = Object.values(fields);
  if (detail !== undefined) return { outcome: "invalid", detail, fields };
  const weeks = current.weeks ?? weeksGiven(current, change);
  if (weeks !== null && change.trainings?.length) return { outcome: "training_in_microcycles" };
  return undefined;
}

type Days = Pick<Current, "start_date" | "end_date">;

export function refusePeriod({ start_date, end_date }: Days): Refused | undefined {
  // That number of weeks leads out of the calendar.
  if (!isCalendarDate(end_date)) return { outcome: "invalid", fields: { start_date: MESSAGES.date } };
  return end_date > start_date ? undefined : { outcome: "invalid", fields: { end_date: END_BEFORE_START } };
}

export function refuseOutside(
  mesocycle: Days & { readonly name: string },
  days: Days,
): Extract<Creation, { outcome: "invalid" }> | undefined {
  const period = { startDate: mesocycle.start_date, endDate: mesocycle.end_date };
  const detail = outsideMessage({ ...period, name: mesocycle.name });
  const outside = (["start_date", "end_date"] as const).filter((key) => !includesDay(period, days[key]));
  if (outside.length === 0) return undefined;
  return { outcome: "invalid", detail, fields: recordOf(outside.map((key) => [key, detail])) };
}
