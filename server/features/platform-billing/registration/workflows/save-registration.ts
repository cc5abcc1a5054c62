import type { Terms } from "#domain/billing/sold-terms.ts";
import type { Database } from "../../../../platform/database/connection.ts";
import { actAsTrainer, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../../platform/database/violations.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import type { PaidCharge } from "../../../../platform/payments/provider.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { giveConsent } from "../../../people/terms/commands.ts";
import { beginPayment, settlePayment } from "../../payments/commands.ts";
import { keepCharge } from "../../unsettled-charges/commands.ts";
import { createAccount, createProfile, type RegisteredTrainer } from "../commands.ts";
import { claimCpf } from "../queries.ts";

export interface PaidRegistration {
  readonly trainer: RegisteredTrainer;
  readonly passwordHash: string;
  readonly termsVersion: number;
  readonly key: string;
  readonly plan: Terms & { readonly id: number };
  readonly installments: number;
  readonly paid: PaidCharge;
  readonly now: Date;
}

export type SavedRegistration = "saved" | "email_taken" | "cpf_taken" | "terms_outdated" | "given_back";

/** Rolls the transaction back with an outcome that is not a defect. */
class NotSaved extends Error {
  readonly outcome: SavedRegistration;

  constructor(outcome: SavedRegistration) {
    super(outcome);
    this.outcome = outcome;
  }
}

export async function saveRegistration(db: Database, registration: PaidRegistration): Promise<SavedRegistration> {
  const { trainer, passwordHash, termsVersion, key, paid, now } = registration;
  try {
    await asSeveral(db, async (turns) => {
      const accounts = await turns.authenticator();
      if (!(await claimCpf(accounts, trainer.cpf))) throw new NotSaved("cpf_taken");
      const id = await createAccount(accounts, trainer, { password_hash: passwordHash });
      if (!(await keepCharge(accounts, key))) throw new NotSaved("given_back");
      await recordEvent(accounts, { userId: id, action: "account_created", actorId: id });
      const consent = await giveConsent(accounts, id, termsVersion, now);
      if (consent.outcome === "outdated") throw new NotSaved("terms_outdated");
      await enqueueAccessMails(accounts, "confirmation", [id]);
      const scope = asTrainer(await turns.as(actAsTrainer(id, "registration")));
      await createProfile(scope, id, trainer);
      await beginPayment(scope, { ...registration, seenCents: undefined });
      await settlePayment(scope, registration, paid);
    });
    return "saved";
  } catch (error) {
    if (error instanceof NotSaved) return error.outcome;
    if (uniqueViolation(error) === "email_is_unique_per_role") return "email_taken";
    throw error;
  }
}
