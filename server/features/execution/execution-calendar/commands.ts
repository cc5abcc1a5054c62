import { hasJustPassed } from "#domain/notices/quiet-hours.ts";
import { plannedDays } from "#domain/training/executions/planned-days.ts";
import { weekOf } from "#domain/training/executions/training-week.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { notify } from "../../people/notices/commands.ts";
import { listNoticed, type TrainingHour } from "../../people/notices/queries.ts";
import type { LocalDay } from "../../people/notices/rules.ts";
import { listDone, listPlanned } from "./queries.ts";

/** After a pause of the server a notice may be so late. */
const LATE_MINUTES = 120;

/** A student is told of a training that is planned for today and not done yet. */
export async function tellOfTrainings(
  scope: TrainerScope,
  { now, timeZone, today }: LocalDay,
  hours: readonly TrainingHour[],
): Promise<void> {
  const moment = { now: now.getTime(), minutes: LATE_MINUTES };
  const due = hours.filter(({ at }) => hasJustPassed(at, timeZone, moment));
  if (due.length === 0) return;
  const told = await listNoticed(scope, "training_today", today);
  for (const { studentId } of due) {
    if (told.has(studentId)) continue;
    const week = { from: weekOf(today).from, to: today };
    const planned = await listPlanned(scope, studentId, week);
    const done = await listDone(scope, studentId, week);
    const days = plannedDays({ ...week, today }, planned, done);
    if (days.some(({ day, state }) => day === today && state === "planned"))
      await notify(scope, { kind: "training_today", to: "student", studentId, subject: today });
  }
}
