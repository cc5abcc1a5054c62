import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { toCents } from "#domain/money.ts";
import { actAsTrainer, asSeveral, asTrainer, type Scope } from "../../../../platform/database/scope.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { priceRefusal } from "../../../platform-billing/subscription-payments/rules.ts";
import { returnKeptCharge } from "../../../platform-billing/unsettled-charges/commands.ts";
import { giveBack } from "../../../platform-billing/unsettled-charges/workflows/give-back.ts";
import { findCharge } from "../../student-payments/queries.ts";
import { openPix } from "../commands.ts";
import { findWaitingPix } from "../queries.ts";
import { NO_ANSWER, NO_PIX } from "../rules.ts";
import { askAboutPix, keepPixAnswer, type PixServices } from "./settle-pix.ts";

type InOwnScope = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

interface ChargePath {
  readonly studentId: number;
  readonly chargeId: number;
}

interface Payer extends ChargePath {
  readonly cpf: string;
  readonly phone: string;
  readonly value: number;
}

/** The provider is asked about a Pix that waits. Answers the trainer who receives. */
export async function checkPix(
  services: PixServices,
  inOwnScope: InOwnScope,
  { studentId, chargeId }: ChargePath,
): Promise<number> {
  const { trainerId, waiting } = await inOwnScope(async (scope) => {
    found(await findCharge(scope, studentId, chargeId, todayInSaoPaulo(services.clock.now().getTime())));
    return {
      trainerId: found(scope.actor.trainerId ?? undefined),
      waiting: await findWaitingPix(scope, studentId, chargeId),
    };
  });
  if (waiting) await askAboutPix(services, { trainerId, key: waiting.key });
  return trainerId;
}

/** A Pix that was paid, and whose notice is late, is found before another is made. */
export async function makePix(
  services: PixServices,
  inOwnScope: InOwnScope,
  { studentId, chargeId, cpf, phone, value }: Payer,
): Promise<void> {
  const { db, clock, payments } = services;
  const trainerId = await checkPix(services, inOwnScope, { studentId, chargeId });
  const now = clock.now();
  const opened = await asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "purchase")));
    const opening = await openPix(scope, { studentId, chargeId, seenCents: toCents(value), now });
    if (opening.outcome === "opened" && opening.calledOff !== undefined)
      await returnKeptCharge(await turns.authenticator(), opening.calledOff, now);
    return opening;
  });
  if (opened.outcome === "price_changed") return refuse("price_changed", priceRefusal(opened.cents));
  if (opened.outcome === "no_recipient") return refuse("invalid", NO_PIX);
  if (opened.outcome !== "opened") return refuse(opened.outcome);
  const { key, cents, expiresAt, recipient, planName, student, calledOff } = opened;
  if (calledOff !== undefined) await giveBack(services, calledOff);
  const customer = { name: student.name, email: student.email, cpf, phone };
  const description = `Plano ${planName}`;
  const answer = await payments.makePix({ key, cents, customer, description, recipient, expiresAt });
  await keepPixAnswer(services, { trainerId, key }, answer);
  if (answer.outcome === "away" || answer.outcome === "ended" || answer.outcome === "absent")
    return refuse("dependency_away", NO_ANSWER);
}
