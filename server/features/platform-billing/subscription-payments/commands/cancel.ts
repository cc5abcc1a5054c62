import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import { renewalNotice } from "../mail.ts";
import { findSubscriber } from "../queries/subscriptions.ts";
import { isTold, withOwed } from "./notices.ts";
import { takeTurns } from "./turns.ts";

interface Ended {
  readonly key: string;
  /** Null: a Pix that did not arrive. */
  readonly refusal: "invalid" | "expired" | "declined" | "absent" | null;
  readonly now: Date;
}

/** The refusal of an automatic charge is told by mail. */
export async function cancelPayment(scope: TrainerScope, { key, refusal, now }: Ended): Promise<void> {
  await takeTurns(scope);
  const canceled = await scope.tx
    .updateTable("payments")
    .set({ status: "canceled", refusal })
    .where("trainer_id", "=", scope.actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "pending")
    .returning("is_automatic")
    .executeTakeFirst();
  if (!canceled?.is_automatic || refusal === "absent") return;
  const subscriber = await findSubscriber(scope);
  if (!subscriber || !isTold(subscriber)) return;
  const today = todayInSaoPaulo(now.getTime());
  await enqueueMail(scope, renewalNotice(await withOwed(scope, subscriber), today));
}

/** Money that arrived is given back before; the provider is not asked again. */
export async function closePayment(
  { tx, actor }: TrainerScope,
  { key, refundedAt }: { readonly key: string; readonly refundedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ refusal: "declined", refunded_at: refundedAt })
    .where("trainer_id", "=", actor.trainerId)
    .where("idempotency_key", "=", key)
    .where("status", "=", "canceled")
    .where("refunded_at", "is", null)
    .execute();
}
