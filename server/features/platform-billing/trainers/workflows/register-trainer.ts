import type { Trainer, TrainerDraft } from "#contract/platform-billing/trainers.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import { type Actor, asSeveral, inTenantOf, type SignInScope } from "../../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../../platform/database/violations.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { findPlatformPlan } from "../../plans/queries.ts";
import { createAccount, createProfile } from "../../registration/commands.ts";
import { claimCpf } from "../../registration/queries.ts";
import { beginWithInvoice } from "../../subscriptions/commands.ts";
import { findTrainer } from "../queries.ts";
import { CPF_TAKEN, EMAIL_TAKEN, implausibleAge, PLAN_UNAVAILABLE } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock" | "photos">;

export async function registerTrainer(services: Services, actor: Actor, draft: TrainerDraft): Promise<Trainer> {
  const { db, clock } = services;
  const now = clock.now();
  const implausible = implausibleAge(draft, now);
  if (implausible) return refuse("invalid", implausible);
  const passwordHash = await hashNewPassword(draft.password, "password");
  return asSeveral(db, async (turns) => {
    const accounts = await turns.authenticator();
    const plan = await findPlatformPlan(accounts, draft.subscription_plan_id);
    if (!plan) return refuse("invalid", PLAN_UNAVAILABLE);
    const cpf = await claimCpf(accounts, draft.cpf);
    if (cpf.outcome === "cpf_taken") return refuse("invalid", CPF_TAKEN);
    const trainerId = await create(accounts, draft, { passwordHash, now });
    await recordEvent(accounts, { userId: trainerId, action: "account_created", actorId: actor.userId });
    await enqueueAccessMails(accounts, "access", [trainerId]);
    const opened = await turns.as(inTenantOf(trainerId, actor));
    await createProfile(opened, trainerId, draft);
    await beginWithInvoice(opened, { trainerId, plan, today: todayInSaoPaulo(now.getTime()), now });
    return found(await findTrainer(opened, trainerId, services));
  });
}

/** The administrator's word replaces the proof of the e-mail. */
async function create(
  scope: SignInScope,
  { name: fullname, email, cellphone: phone }: TrainerDraft,
  { passwordHash: password_hash, now: confirmed_at }: { readonly passwordHash: string; readonly now: Date },
): Promise<number> {
  const access = { password_hash, confirmed_at, must_change_password: true };
  try {
    return await createAccount(scope, { fullname, email, phone }, access);
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return refuse("email_taken", EMAIL_TAKEN);
    throw error;
  }
}
