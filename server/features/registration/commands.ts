import { sql } from "kysely";
import type { RegistrationDraft } from "#contract/registration.ts";
import type { Frequency } from "#domain/billing/plans.ts";
import type { Database } from "../../platform/database/connection.ts";
import type { SignInScope } from "../../platform/database/scope.ts";
import { asSeveral, asTrainer } from "../../platform/database/scope.ts";
import { uniqueViolation } from "../../platform/database/violations.ts";
import type { PaidCharge } from "../../platform/payments/provider.ts";
import { issueConfirmation } from "../accounts/commands.ts";
import { recordEvent } from "../audit/commands.ts";
import { beginPayment, settlePayment } from "../payments/commands.ts";
import { giveConsent } from "../terms/commands.ts";
import { claimCpf } from "./queries.ts";

export interface Registration {
  readonly draft: Omit<RegistrationDraft, "password">;
  readonly passwordHash: string;
  readonly termsVersion: number;
  readonly key: string;
  readonly plan: { readonly id: number; readonly value_cents: number; readonly frequency: Frequency };
  readonly installments: number;
  readonly paid: PaidCharge;
  readonly now: Date;
}

interface Registered {
  readonly outcome: "saved" | "email_taken" | "cpf_taken" | "terms_outdated";
}

const GENDERS = { 1: "male", 2: "female" } as const;

class TermsOutdated extends Error {}
class CpfTaken extends Error {}

/** Keeps what was paid for: account, consent, payment, subscription and the mail that confirms it, all or nothing. */
export async function register(db: Database, registration: Registration): Promise<Registered> {
  const { termsVersion, paid, now } = registration;
  try {
    await asSeveral(db, async (turns) => {
      if (!(await claimCpf(await turns.authenticator(), registration.draft.cpf))) throw new CpfTaken();
      const id = await createAccount(await turns.authenticator(), registration);
      await recordEvent(await turns.authenticator(), { userId: id, action: "account_created", actorId: id });
      const consent = await giveConsent(await turns.authenticator(), id, termsVersion, now);
      if (consent.outcome === "outdated") throw new TermsOutdated();
      const scope = asTrainer(await turns.as({ role: "trainer", userId: id, trainerId: id }));
      await createProfile(scope, id, registration);
      await beginPayment(scope, registration);
      await settlePayment(scope, registration, paid);
      await issueConfirmation(await turns.authenticator(), id, now);
    });
    return { outcome: "saved" };
  } catch (error) {
    if (error instanceof TermsOutdated) return { outcome: "terms_outdated" };
    if (error instanceof CpfTaken) return { outcome: "cpf_taken" };
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

async function createAccount({ tx }: SignInScope, { draft, passwordHash }: Registration): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  const { email, fullname: name, phone } = draft;
  await tx
    .insertInto("users")
    .values({ id, trainer_id: id, role: "trainer", name, email, phone, password_hash: passwordHash })
    .execute();
  return id;
}

async function createProfile({ tx }: SignInScope, id: number, { draft }: Registration): Promise<void> {
  const { cpf, birthdate, gender, address } = draft;
  await tx
    .insertInto("trainers")
    .values({
      trainer_id: id,
      cpf,
      birthdate: birthdate ?? null,
      gender: gender ? GENDERS[gender] : null,
      address: JSON.stringify({ ...address, complement: address.complement || null }),
    })
    .execute();
}
