import type { TutorialDraft } from "#contract/catalogue/tutorials.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

const columnsOf = ({ name, description, link, tutorial_type, audience }: TutorialDraft) => ({
  name,
  description,
  link: link || null,
  tutorial_type,
  audience,
});

export async function createTutorial(
  { tx }: Scope,
  draft: TutorialDraft,
): Promise<{ readonly outcome: "saved"; readonly id: number }> {
  const { id } = await tx.insertInto("tutorials").values(columnsOf(draft)).returning("id").executeTakeFirstOrThrow();
  return { outcome: "saved", id };
}

export async function updateTutorial({ tx }: Scope, id: number, draft: TutorialDraft): Promise<void> {
  await tx.updateTable("tutorials").set(columnsOf(draft)).where("id", "=", id).execute();
}

export async function removeTutorial({ tx }: Scope, id: number): Promise<Outcome<"removed" | "not_found">> {
  const removed = await tx.deleteFrom("tutorials").where("id", "=", id).executeTakeFirst();
  return { outcome: removed.numDeletedRows > 0n ? "removed" : "not_found" };
}
