import type { TrainerScope } from "../../../../platform/database/scope.ts";

/** Requests of one trainer go one after the other from here to the end of the transaction. */
export const takeTurns = ({ tx, actor }: TrainerScope) =>
  tx
    .selectFrom("trainers")
    .select("trainer_id")
    .where("trainer_id", "=", actor.trainerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
