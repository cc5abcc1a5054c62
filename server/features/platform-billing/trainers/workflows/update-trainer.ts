import type { Trainer, TrainerChange } from "#contract/platform-billing/trainers.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral, asStaff, inTenantOf } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { withdrawSentAccess } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { noteChanged, tellOfChange } from "../../../people/email-changes/commands.ts";
import { claimCpf } from "../../registration/queries.ts";
import { changeTrainerAccount, changeTrainerRegistration } from "../commands.ts";
import { findRegistration, findTrainer, lockTrainerAccount } from "../queries.ts";
import { CPF_TAKEN, EMAIL_TAKEN, implausibleAge } from "../rules.ts";

type Services = Pick<Dependencies, "db" | "clock" | "photos">;

interface Request {
  readonly actor: Actor;
  readonly id: number;
  readonly change: TrainerChange;
  readonly sender: Sender;
  readonly isProved: boolean;
}

/** The account is locked first, as everywhere. */
export async function updateTrainer(services: Services, request: Request): Promise<Trainer> {
  const { actor, id, change, sender, isProved } = request;
  const now = services.clock.now();
  const implausible = implausibleAge(change, now);
  if (implausible) return refuse("invalid", implausible);
  const inTenant = inTenantOf(id, actor);
  return asSeveral(services.db, async (turns) => {
    const previous = found(await lockTrainerAccount(await turns.authenticator(), id));
    const hasMoved = previous.email !== change.email;
    if (hasMoved && !isProved) return refuse("proof_required");
    const registration = await findRegistration(asStaff(await turns.as(inTenant)));

    const accounts = await turns.authenticator();
    const isOtherCpf = registration?.cpf !== change.cpf;
    const cpf = isOtherCpf ? await claimCpf(accounts, change.cpf) : undefined;
    if (cpf?.outcome === "cpf_taken") return refuse("invalid", CPF_TAKEN);
    const account = await changeTrainerAccount(accounts, id, change);
    if (account.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);
    const former = { role: "trainer", ...previous } as const;
    if (hasMoved) await withdrawSentAccess(accounts, id);
    const undo = hasMoved ? await noteChanged(accounts, former, { email: change.email, now }) : undefined;

    const opened = asStaff(await turns.as(inTenant));
    const { outcome } = await changeTrainerRegistration(opened, change);
    if (outcome === "changed_elsewhere") return refuse(outcome);
    await recordEvent(opened, { userId: id, action: "account_changed", actorId: actor.userId });
    if (hasMoved) await tellOfChange(opened, former, { undo, now, sender });
    return found(await findTrainer(opened, id, services));
  });
}
