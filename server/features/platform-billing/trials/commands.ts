import { isTrying, type TrialNoticeDay } from "#domain/billing/trial.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { findTrial } from "./queries.ts";

interface Given {
  readonly days: number;
  readonly today: CalendarDate;
}

/** A running one goes on by as many days; answers the first day that it does not cover. */
export async function giveTrialDays(scope: TrainerScope, { days, today }: Given): Promise<CalendarDate> {
  const trial = await findTrial(scope);
  const ends_on = addDays(trial && isTrying(trial, today) ? trial.ends_on : today, days);
  const started_on = trial && isTrying(trial, today) ? trial.started_on : today;
  await scope.tx
    .insertInto("trials")
    .values({ trainer_id: scope.actor.trainerId, started_on, ends_on })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet({ started_on, ends_on, told_day: null }))
    .execute();
  return ends_on;
}

export async function recordTrialNotice({ tx, actor }: TrainerScope, day: TrialNoticeDay): Promise<void> {
  await tx.updateTable("trials").set({ told_day: day }).where("trainer_id", "=", actor.trainerId).execute();
}
