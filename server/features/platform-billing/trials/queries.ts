import { sql } from "kysely";
import { GRACE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

export const findTrial = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("trials")
    .select(["started_on", "ends_on", "told_day"])
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirst();

/** The row of `trials` gives access, or gave it last: no subscription goes on, as `isLapsed` says, or ended later. */
export const trialStands = (today: CalendarDate) => sql<boolean>`not exists (
  select from subscriptions as other, lateral (
    select other.period_end + case when other.is_ending then 0 else ${GRACE_DAYS}::int end as access_end
  ) as paid
   where other.trainer_id = trials.trainer_id
     and (
       (other.state <> 'canceled' and ${today}::date < access_end)
       or (trials.ends_on <= ${today}::date and trials.ends_on <= coalesce(other.ended_on, access_end))
     )
)`;

export const findStandingTrial = ({ tx, actor }: TrainerScope, today: CalendarDate) =>
  tx
    .selectFrom("trials")
    .select(["ends_on", "told_day"])
    .where("trainer_id", "=", actor.trainerId)
    .where(trialStands(today))
    .executeTakeFirst();

const DAYS_AROUND = 7;

/** Around the end of their trial. */
export async function listTrialsToTell({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("trials")
    .select("trainer_id")
    .where("ends_on", ">=", addDays(today, -DAYS_AROUND))
    .where("ends_on", "<=", addDays(today, DAYS_AROUND))
    .where(trialStands(today))
    .orderBy("trainer_id")
    .execute();
  return rows.map(({ trainer_id }) => trainer_id);
}

export const findTrialPerson = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("users")
    .select(["name", "email", "is_active", "confirmed_at"])
    .where("id", "=", actor.trainerId)
    .executeTakeFirstOrThrow();
