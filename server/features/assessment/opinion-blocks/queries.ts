import type { OpinionBlock } from "#contract/assessment/opinion-blocks.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";

export async function listOpinionBlocks({ tx, actor }: TrainerScope): Promise<OpinionBlock[]> {
  const row = await tx
    .selectFrom("opinion_blocks")
    .select("blocks")
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirst();
  return row?.blocks ?? [];
}
