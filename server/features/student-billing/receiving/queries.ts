import type { Receiving } from "#contract/student-billing/receiving.ts";
import type { Scope } from "../../../platform/database/scope.ts";

export async function findReceiving({ tx, actor }: Scope): Promise<Receiving> {
  const row = await tx
    .selectFrom("receiving")
    .select(["pix_key", "pix_key_kind", "pix_name", "pix_city", "shows_pix_on_page", "recipient_id"])
    .where("trainer_id", "=", actor.trainerId)
    .executeTakeFirst();
  if (!row) return { pix: null, shows_pix_on_page: false, recipient_id: null };
  const { pix_key: key, pix_key_kind: kind, pix_name: name, pix_city: city, ...rest } = row;
  return { ...rest, pix: key && kind && name && city ? { key, kind, name, city } : null };
}
