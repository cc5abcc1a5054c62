import { type OfficialTexts, OUR_TEXTS } from "#domain/students/readiness/official-texts.ts";
import { type Scope, tenantOf } from "../../../platform/database/scope.ts";

/** A student who signs them gets the trainer's texts. */
export async function findReadinessTexts({ tx, actor }: Scope): Promise<OfficialTexts> {
  const row = await tx
    .selectFrom("readiness_texts")
    .select(["questionnaire", "authorisation", "term"])
    .where("trainer_id", "=", tenantOf(actor))
    .executeTakeFirst();
  return row ?? OUR_TEXTS;
}
