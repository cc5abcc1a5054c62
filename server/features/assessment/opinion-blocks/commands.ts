import type { OpinionBlock } from "#contract/assessment/opinion-blocks.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import { sanitizedShort } from "../../people/terms/rules.ts";

/** A text of which nothing is left is no text. */
export async function saveOpinionBlocks({ tx, actor }: TrainerScope, draft: readonly OpinionBlock[]): Promise<void> {
  const cleaned = draft
    .map(({ name, text }) => ({ name, text: sanitizedShort(text) }))
    .filter(({ text }) => text !== "");
  const blocks = JSON.stringify(cleaned);
  await tx
    .insertInto("opinion_blocks")
    .values({ trainer_id: actor.trainerId, blocks })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet({ blocks }))
    .execute();
}
