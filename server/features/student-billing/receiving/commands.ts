import type { ReceivingDraft } from "#contract/student-billing/receiving.ts";
import type { TrainerScope } from "../../../platform/database/scope.ts";
import type { Sender } from "../../../platform/http/route.ts";
import { recordEvent } from "../../people/audit/commands.ts";

/** Each change is recorded, because another key sends the students' money elsewhere. */
export async function saveReceiving(
  scope: TrainerScope,
  { pix, shows_pix_on_page, recipient_id }: ReceivingDraft,
  sender?: Sender,
): Promise<void> {
  const { trainerId, userId } = scope.actor;
  const row = {
    pix_key: pix?.key ?? null,
    pix_key_kind: pix?.kind ?? null,
    pix_name: pix?.name ?? null,
    pix_city: pix?.city ?? null,
    shows_pix_on_page: pix !== null && shows_pix_on_page,
    recipient_id: recipient_id || null,
  };
  await scope.tx
    .insertInto("receiving")
    .values({ trainer_id: trainerId, ...row })
    .onConflict((conflict) => conflict.column("trainer_id").doUpdateSet(row))
    .execute();
  await recordEvent(scope, { userId, action: "receiving_changed", actorId: userId, ...(sender && { sender }) });
}
