import type { ChargeServices } from "../../../../dependencies.ts";
import { platformDay } from "../../../../platform/clock.ts";
import { actAsTrainer, asSeveral, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { type ChargeAnswer, PROVIDER_KNOWS_AFTER_MS } from "../../../../platform/payments/provider.ts";
import { openCharge, returnKeptCharge } from "../../../platform-billing/open-charges/commands.ts";
import { giveBack } from "../../../platform-billing/open-charges/workflows/give-back.ts";
import { findReceiving } from "../../receiving/queries.ts";
import { settleCardPayment, takeStep } from "../commands.ts";
import { findPendingPayment, listStudentCards } from "../queries.ts";

/** It may run at any time, in several processes at once, and after a crash. */
export async function renewStudentCards(services: ChargeServices): Promise<void> {
  await tryEach(await inSignInScope(services.db, listStudentCards), (card) => renewCard(services, card));
}

interface CardPath {
  readonly trainerId: number;
  readonly studentId: number;
}

async function renewCard(services: ChargeServices, { trainerId, studentId }: CardPath): Promise<void> {
  const { db, clock, payments } = services;
  if (!(await settlePending(services, { trainerId, studentId }))) return;
  const { now, today } = platformDay(clock);
  const { step, recipient } = await inScope(db, actAsTrainer(trainerId, "due_charges"), async (found) => {
    const scope = asTrainer(found);
    const { recipient_id } = await findReceiving(scope);
    // Without a recipient the money would not reach the trainer.
    if (recipient_id === null) return { step: { outcome: "nothing" } as const, recipient: null };
    return { step: await takeStep(scope, { studentId, today, now }), recipient: recipient_id };
  });
  if (step.outcome !== "charge" || recipient === null) return;
  const answer = await payments.charge({
    key: step.key,
    cents: step.cents,
    installments: 1,
    card: { reference: step.reference },
    customer: { ...step.customer, cpf: "" },
    description: `Plano ${step.planName}`,
    recipient,
  });
  await settle(services, trainerId, step.key, answer);
}

/** True when nothing waits any more. */
async function settlePending(services: ChargeServices, { trainerId, studentId }: CardPath): Promise<boolean> {
  const { db, clock, payments } = services;
  const pending = await inScope(db, actAsTrainer(trainerId, "due_charges"), (scope) =>
    findPendingPayment(asTrainer(scope), studentId),
  );
  if (!pending) return true;
  if (pending.origin !== "card") return false;
  const answer = await payments.find(pending.key);
  if (answer.outcome === "pending") return false;
  const isOld = clock.now().getTime() - pending.created_at.getTime() >= PROVIDER_KNOWS_AFTER_MS;
  if (answer.outcome === "absent" && !isOld) return false;
  return settle(services, trainerId, pending.key, answer);
}

type Ended = ChargeAnswer | Outcome<"absent">;

async function settle(services: ChargeServices, trainerId: number, key: string, answer: Ended): Promise<boolean> {
  const { outcome } = answer;
  if (outcome === "away") return false;
  const now = services.clock.now();
  const settled = await asSeveral(services.db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "due_charges")));
    const settlement = await settleCardPayment(scope, { key, answer: { outcome }, now });
    // Money that pays nothing is on its way back before the answer is kept.
    if (settlement.outcome === "too_late") await returnKeptCharge(await turns.authenticator(), key, now);
    // Made late, it is given back.
    if (settlement.outcome === "given_up") await openCharge(await turns.authenticator(), key, now);
    return settlement;
  });
  if (settled.outcome === "too_late") await giveBack(services, key);
  return true;
}
