import type { RegistrationDraft } from "#contract/platform-billing/registration.ts";
import type { PaymentInformation } from "#contract/platform-billing/subscription-payments.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import type { Database } from "../../../../platform/database/connection/connection.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope } from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { isEmailKept } from "../../../people/email-changes/queries.ts";
import { findCurrentVersion } from "../../../people/terms/queries.ts";
import { closeCharge, openCharge } from "../../open-charges/commands.ts";
import { giveBack } from "../../open-charges/workflows/give-back.ts";
import { findPlatformPlan } from "../../plans/queries.ts";
import { findPayment } from "../../subscription-payments/queries/payments.ts";
import {
  cardRefusal,
  paymentKey,
  priceRefusal,
  seenCentsOf,
  toSubscriptionCharge,
} from "../../subscription-payments/rules.ts";
import { asSold } from "../../subscription-payments/workflows/find-sold-plan.ts";
import { claimCpf, findTrainerId } from "../queries.ts";
import { CPF_TAKEN, EMAIL_TAKEN, implausibleAge, NO_ADDRESS, TERMS_OUTDATED } from "../rules.ts";
import { type PaidRegistration, type SavedRegistration, saveRegistration } from "./save-registration.ts";

export interface RegistrationRequest extends RegistrationDraft {
  readonly terms_version: number;
  readonly paymentInformation: PaymentInformation;
}

/** A refused card leaves nothing behind: it is charged before the saving, and paid back when saving fails. */
export async function register(services: ChargeServices, request: RegistrationRequest): Promise<{ email: string }> {
  const { db, clock, payments } = services;
  const { paymentInformation: information, terms_version: termsVersion, password, ...trainer } = request;
  const { email } = trainer;
  const now = clock.now();
  const implausible = implausibleAge(trainer, now);
  if (implausible) return refuse("invalid", implausible);
  if (!trainer.address) return refuse("invalid", NO_ADDRESS);
  const accepted = await findAcceptedPlan(db, request);
  if (accepted.outcome === "repeated") return { email };
  const { plan, key } = accepted;

  const passwordHash = await hashNewPassword(password, "password");
  const charge = await inSignInScope(db, (scope) => openCharge(scope, key, now));
  if (charge.outcome === "returning") return refuse("dependency_away");
  const paid = await payments.charge(toSubscriptionCharge({ key, terms: plan, payer: payerOf(trainer) }, information));
  if (paid.outcome === "away") return refuse("dependency_away");
  if (paid.outcome === "refused") {
    await inSignInScope(db, (scope) => closeCharge(scope, key));
    return refuse("card_refused", cardRefusal(paid));
  }
  const { installments } = information.plan;
  const { outcome } = await saveOrRefund(services, {
    trainer,
    passwordHash,
    termsVersion,
    key,
    plan,
    installments,
    paid,
    now,
  });
  if (outcome === "saved") return { email };
  if (outcome !== "terms_outdated" && (await isRepeated(db, email, key))) return { email };
  await giveBack(services, key);
  if (outcome === "given_back") return refuse("dependency_away");
  return refuseRegistration(outcome);
}

const payerOf = ({ fullname: name, email, address }: Pick<RegistrationDraft, "fullname" | "email" | "address">) => ({
  name,
  email,
  address: address ? { ...address, complement: address.complement ?? null } : null,
});

/** `repeated`: this very request succeeded before. */
async function findAcceptedPlan(db: Database, { email, cpf, ...request }: RegistrationRequest) {
  const { id, installments } = request.paymentInformation.plan;
  const { found, version, isEmailTaken, claimed } = await inSignInScope(db, async (scope) => ({
    found: await findPlatformPlan(scope, id),
    version: await findCurrentVersion(scope),
    isEmailTaken: (await findTrainerId(scope, email)) !== undefined || (await isEmailKept(scope, "trainer", email)),
    claimed: await claimCpf(scope, cpf),
  }));
  const seenCents = seenCentsOf(request.paymentInformation.plan);
  const key = paymentKey(email, request.paymentInformation, seenCents ?? found?.value_cents);
  if (isEmailTaken && (await isRepeated(db, email, key))) return { outcome: "repeated" } as const;
  if (isEmailTaken) return refuseRegistration("email_taken");
  if (claimed.outcome === "cpf_taken") return refuseRegistration(claimed.outcome);
  const plan = asSold(found, installments);
  if (version !== request.terms_version) return refuseRegistration("terms_outdated");
  if (seenCents !== undefined && seenCents !== plan.value_cents)
    return refuse("price_changed", priceRefusal(plan.value_cents));
  return { outcome: "accepted", plan, key } as const;
}

/** A person who reads that the registration failed must not have paid. */
async function saveOrRefund(services: ChargeServices, registration: PaidRegistration): Promise<SavedRegistration> {
  const { db } = services;
  try {
    return await saveRegistration(db, registration);
  } catch (error) {
    const { trainer, key } = registration;
    if (await isRepeated(db, trainer.email, key).catch(() => false)) return { outcome: "saved" };
    // A database that fails again leaves the charge open, and the job gives it back.
    await giveBack(services, key).catch(() => undefined);
    throw error;
  }
}

/** The first answer was lost, and the browser asks again. */
async function isRepeated(db: Database, email: string, key: string): Promise<boolean> {
  const id = await inSignInScope(db, (scope) => findTrainerId(scope, email));
  if (id === undefined) return false;
  const actor = actAsTrainer(id, "registration");
  return (await inScope(db, actor, (scope) => findPayment(asTrainer(scope), key))) !== undefined;
}

function refuseRegistration(outcome: Exclude<SavedRegistration["outcome"], "saved" | "given_back">): never {
  if (outcome === "cpf_taken") return refuse("invalid", CPF_TAKEN);
  if (outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);
  return refuse("changed_elsewhere", TERMS_OUTDATED);
}
