import type { Terms } from "#domain/billing/sold-terms.ts";
import type { Database } from "../../../../platform/database/connection/connection.ts";
import { actAsTrainer, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { withRollBack } from "../../../../platform/database/transaction.ts";
import { uniqueViolation } from "../../../../platform/database/violations.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import type { PaidCharge } from "../../../../platform/payments/provider.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { giveConsent } from "../../../people/terms/commands.ts";
import { keepCharge } from "../../open-charges/commands.ts";
import { beginPayment } from "../../subscription-payments/commands/begin.ts";
import { settleSubscriptionPayment } from "../../subscription-payments/commands/settle.ts";
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

export type SavedRegistration = Outcome<"saved" | "email_taken" | "cpf_taken" | "terms_outdated" | "given_back">;

export const saveRegistration = (db: Database, registration: PaidRegistration): Promise<SavedRegistration> =>
  withRollBack<SavedRegistration>((rollBackWith) =>
    asSeveral(db, async (turns): Promise<SavedRegistration> => {
      const { trainer, passwordHash, termsVersion, key, paid, now } = registration;
      const accounts = await turns.authenticator();
      const cpf = await claimCpf(accounts, trainer.cpf);
      if (cpf.outcome === "cpf_taken") return cpf;
      const id = await createAccount(accounts, trainer, { password_hash: passwordHash });
      const charge = await keepCharge(accounts, key);
      if (charge.outcome === "given_back") return rollBackWith({ outcome: charge.outcome });
      await recordEvent(accounts, { userId: id, action: "account_created", actorId: id });
      const consent = await giveConsent(accounts, id, termsVersion, now);
      if (consent.outcome === "outdated") return rollBackWith({ outcome: "terms_outdated" });
      await enqueueAccessMails(accounts, "confirmation", [id]);
      const scope = asTrainer(await turns.as(actAsTrainer(id, "registration")));
      await createProfile(scope, id, trainer);
      await beginPayment(scope, { ...registration, seenCents: undefined });
      await settleSubscriptionPayment(scope, registration, paid);
      return { outcome: "saved" };
    }),
  ).catch((error: unknown) => {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  });
