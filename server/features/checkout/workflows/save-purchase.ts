import type { PurchaseDraft } from "#contract/checkout.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asSeveral, asTrainer, type TrainerScope } from "../../../platform/database/scope.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import type { PaidCharge } from "../../../platform/payments/provider.ts";
import { recordEvent } from "../../audit/commands.ts";
import { keepCharge } from "../../charges/commands.ts";
import { assignPlan } from "../../student-plans/commands.ts";
import { findEndlessPlan } from "../../student-plans/queries.ts";
import { registerStudent } from "../../students/commands.ts";
import { giveConsent } from "../../terms/commands.ts";
import { recordPurchase, waitForApproval } from "../commands.ts";
import { purchaseLetter } from "../mail.ts";
import { findStudentAccount, findTrainer } from "../queries.ts";
import { toStudentDraft } from "../rules.ts";

export interface Purchase {
  readonly draft: PurchaseDraft;
  readonly trainerId: number;
  readonly plan: { readonly id: number; readonly name: string; readonly cents: number };
  readonly key: string;
  /** Of a card. */
  readonly paid: PaidCharge | undefined;
}

export type Saved =
  | { readonly outcome: "saved" | "email_taken" | "given_back" | "terms_outdated" }
  | { readonly outcome: "quota_reached"; readonly detail: string };

/** Rolls the transaction back with an outcome that is not a defect. */
class NotSaved extends Error {
  readonly saved: Saved;

  constructor(saved: Saved) {
    super(saved.outcome);
    this.saved = saved;
  }
}

/**
 * Keeps a purchase whole or not at all: a new student who waits, with plan, charges, payment and consent. Of a student whom the
 * trainer has, nothing changes but what was paid: anybody can type somebody else's e-mail.
 */
export async function savePurchase(
  { db, clock, quotas }: Pick<Dependencies, "db" | "clock" | "quotas">,
  purchase: Purchase,
): Promise<Saved> {
  const { draft, trainerId, plan, key, paid } = purchase;
  const now = clock.now();
  try {
    await asSeveral(db, async (turns) => {
      const accounts = await turns.authenticator();
      if (paid && !(await keepCharge(accounts, key))) throw new NotSaved({ outcome: "given_back" });
      const known = await findStudentAccount(accounts, draft.buyer.email);
      if (known && known.trainer_id !== trainerId) throw new NotSaved({ outcome: "email_taken" });
      const scope = asTrainer(await turns.as({ role: "trainer", userId: trainerId, trainerId }));
      const studentId = known?.id ?? (await registerWaiting(scope, purchase, { now, quotas }));
      if (!known || (paid && !(await findEndlessPlan(scope, studentId)))) await assign(scope, studentId, plan.id, now);
      const { way } = draft;
      if (way !== "agreed")
        await recordPurchase(scope, { studentId, planId: plan.id, cents: plan.cents, key, way, paid, now });
      const bought = { buyer: draft.buyer.name, planName: plan.name, way, isNew: !known };
      await enqueueMail(scope, purchaseLetter(await findTrainer(scope), bought));
      if (known) return;
      const again = await turns.authenticator();
      await recordEvent(again, { userId: studentId, action: "account_created", actorId: studentId });
      const consent = await giveConsent(again, studentId, draft.terms_version, now);
      if (consent.outcome === "outdated") throw new NotSaved({ outcome: "terms_outdated" });
    });
    return { outcome: "saved" };
  } catch (error) {
    if (error instanceof NotSaved) return error.saved;
    throw error;
  }
}

async function registerWaiting(
  scope: TrainerScope,
  { draft }: Purchase,
  { now, quotas }: { readonly now: Date; readonly quotas: Dependencies["quotas"] },
): Promise<number> {
  const registered = await registerStudent(scope, toStudentDraft(draft.buyer), undefined, quotas);
  if (registered.outcome !== "saved") throw new NotSaved(registered);
  await waitForApproval(scope, registered.id, now);
  return registered.id;
}

/** The plan runs from today, and is due on today's day of the month. */
async function assign(scope: TrainerScope, studentId: number, plan_id: number, now: Date): Promise<void> {
  const today = todayInSaoPaulo(now.getTime());
  await assignPlan(scope, studentId, { plan_id, starts_on: today, due_day: Number(today.slice(8)) }, now);
}
