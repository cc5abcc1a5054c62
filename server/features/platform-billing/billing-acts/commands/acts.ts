import type { Insertable } from "kysely";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { Tables } from "../../../../tables/tables.ts";

export const recordAct = ({ tx, actor }: TrainerScope, act: Omit<Insertable<Tables["billing_acts"]>, "trainer_id">) =>
  tx
    .insertInto("billing_acts")
    .values({ trainer_id: actor.trainerId, ...act })
    .execute();
