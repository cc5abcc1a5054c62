import { sql } from "kysely";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";

/** Twice as long as a device keeps what it was not used for: a change that is sent again is still known. A policy of the table says it too. */
const DAYS_KEPT = 30;

/**
 * Removes what nobody reads any more: changes that others replaced, and those of photos that were replaced or removed. What stands stays,
 * also several values that wait for a choice.
 */
export async function forgetChanges({ tx, actor }: TrainerScope, now: Date): Promise<void> {
  await sql`
    delete from evaluation_changes change
     using (
       select unnest(replaces) as id, part, student_id, mesocycle_id, microcycle_id, field, id as by
         from evaluation_changes where trainer_id = ${actor.trainerId}
     ) replaced
     where change.trainer_id = ${actor.trainerId} and change.received_at < ${deadline(now)}
       and change.id = replaced.id and replaced.by <> replaced.id
       and (change.part, change.student_id, change.field) = (replaced.part, replaced.student_id, replaced.field)
       and change.mesocycle_id is not distinct from replaced.mesocycle_id
       and change.microcycle_id is not distinct from replaced.microcycle_id
  `.execute(tx);
  await sql`
    delete from evaluation_changes change
     where trainer_id = ${actor.trainerId} and received_at < ${deadline(now)} and part = 'photos'
       and not exists (
         select from evaluation_photos photo
          where photo.trainer_id = change.trainer_id and photo.mesocycle_id = change.mesocycle_id
            and photo.microcycle_id is not distinct from change.microcycle_id
            and photo.slot = split_part(change.field, ' ', 1)
            and date_trunc('milliseconds', photo.created_at) = split_part(change.field, ' ', 2)::timestamptz
       )
  `.execute(tx);
  await sql`
    delete from evaluation_changes change
     where trainer_id = ${actor.trainerId} and received_at < ${deadline(now)} and part = 'slots' and value <> ''
       and not exists (
         select from evaluation_photos photo
          where photo.trainer_id = change.trainer_id and photo.change_id::text = change.value
       )
  `.execute(tx);
}

const deadline = (now: Date): Date => new Date(now.getTime() - DAYS_KEPT * MS_PER_DAY);
