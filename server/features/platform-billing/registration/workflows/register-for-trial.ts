import type { RegistrationDraft } from "#contract/platform-billing/registration.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { hashNewPassword } from "../../../../platform/credentials/new-password.ts";
import { actAsTrainer, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../../platform/database/violations.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { giveConsent } from "../../../people/terms/commands.ts";
import { giveTrialDays } from "../../trials/commands.ts";
import { createAccount, createProfile } from "../commands.ts";
import { claimCpf } from "../queries.ts";
import { CPF_TAKEN, EMAIL_TAKEN, implausibleAge, NO_TRIAL, TERMS_OUTDATED } from "../rules.ts";

interface TrialRequest extends RegistrationDraft {
  readonly terms_version: number;
}

/** All or nothing, and no card. */
export async function registerForTrial(
  { db, clock, config }: Pick<Dependencies, "db" | "clock" | "config">,
  { terms_version: termsVersion, password, ...trainer }: TrialRequest,
): Promise<{ email: string }> {
  const now = clock.now();
  if (config.trialDays === 0) return refuse("invalid", NO_TRIAL);
  const implausible = implausibleAge(trainer, now);
  if (implausible) return refuse("invalid", implausible);
  const password_hash = await hashNewPassword(password, "password");
  await asSeveral(db, async (turns) => {
    const accounts = await turns.authenticator();
    const cpf = await claimCpf(accounts, trainer.cpf);
    if (cpf.outcome === "cpf_taken") return refuse("invalid", CPF_TAKEN);
    const id = await createAccount(accounts, trainer, { password_hash });
    await recordEvent(accounts, { userId: id, action: "account_created", actorId: id });
    const consent = await giveConsent(accounts, id, termsVersion, now);
    if (consent.outcome === "outdated") return refuse("changed_elsewhere", TERMS_OUTDATED);
    await enqueueAccessMails(accounts, "confirmation", [id]);
    const scope = asTrainer(await turns.as(actAsTrainer(id, "registration")));
    await createProfile(scope, id, trainer);
    return giveTrialDays(scope, { days: config.trialDays, today: todayInSaoPaulo(now.getTime()) });
  }).catch((error: unknown) => {
    if (uniqueViolation(error) === "email_is_unique_per_role") return refuse("email_taken", EMAIL_TAKEN);
    throw error;
  });
  return { email: trainer.email };
}
