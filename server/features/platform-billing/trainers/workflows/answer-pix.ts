import type { Trainer } from "#contract/platform-billing/trainers.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import {
  type Actor,
  actAsTrainer,
  asSeveral,
  asTrainer,
  type TrainerScope,
} from "../../../../platform/database/scope.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { cancelPayment } from "../../subscription-payments/commands/cancel.ts";
import { settleSubscriptionPayment } from "../../subscription-payments/commands/settle.ts";
import { takeTurns } from "../../subscription-payments/commands/turns.ts";
import { pixNotReceived } from "../../subscription-payments/mail.ts";
import { findAnnouncedPayment, findPayer } from "../../subscription-payments/queries/payments.ts";
import { findTrainer, lockTrainerAccount } from "../queries.ts";

interface AnnouncementAnswer {
  readonly id: number;
  readonly paymentId: number;
  readonly received: boolean;
}

/** Payment, subscription, mail and log change in one transaction. */
export const answerPix = (
  services: Pick<Dependencies, "db" | "clock" | "photos">,
  actor: Actor,
  { id, paymentId, received }: AnnouncementAnswer,
): Promise<Trainer> =>
  asSeveral(services.db, async (turns) => {
    found(await lockTrainerAccount(await turns.authenticator(), id));
    const payer = asTrainer(await turns.as(actAsTrainer(id, "pix_answer")));
    const { outcome } = await recordAnswer(payer, { paymentId, received, now: services.clock.now() });
    if (outcome === "recorded") {
      const action = received ? "pix_confirmed" : "pix_refused";
      await recordEvent(await turns.authenticator(), { userId: id, action, actorId: actor.userId });
    }
    return found(await findTrainer(await turns.as(actor), id, services));
  });

interface Recording extends Pick<AnnouncementAnswer, "paymentId" | "received"> {
  readonly now: Date;
}

async function recordAnswer(
  scope: TrainerScope,
  { paymentId, received, now }: Recording,
): Promise<Outcome<"recorded" | "recorded_before">> {
  await takeTurns(scope);
  const pix = found(await findAnnouncedPayment(scope, paymentId));
  const { key, status } = pix;
  if (status === (received ? "paid" : "canceled")) return { outcome: "recorded_before" };
  if (status !== "pending") return refuse("changed_elsewhere");
  if (!received) {
    await cancelPayment(scope, { key, refusal: null, now });
    await enqueueMail(scope, pixNotReceived(await findPayer(scope), pix));
    return { outcome: "recorded" };
  }
  const { outcome } = await settleSubscriptionPayment(scope, { key, now }, null);
  return outcome === "too_late" ? refuse("changed_elsewhere") : { outcome: "recorded" };
}
