import type { CalendarDate } from "#domain/calendar-date.ts";
import { addDays } from "#domain/calendar-date.ts";
import type { SignInScope, TrainerScope } from "../../../platform/database/scope.ts";

export const findTrial = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("trials")
    .select(["started_on", "ends_on", "told_day"])
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirst();

const DAYS_AROUND = 7;

/** Those who never had a subscription, around the end of their trial. */
export async function listTrialsToTell({ tx }: SignInScope, today: CalendarDate): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("trials")
    .select("trainer_id")
    .where("ends_on", ">=", addDays(today, -DAYS_AROUND))
    .where("ends_on", "<=", addDays(today, DAYS_AROUND))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscriptions")
            .select("subscriptions.id")
            .whereRef("subscriptions.trainer_id", "=", "trials.trainer_id"),
        ),
      ),
    )
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
