import type { PurchaseDraft } from "#contract/student-billing/checkout.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { actAsTrainer, asSeveral, asTrainer, type TrainerScope } from "../../../../platform/database/scope.ts";
import type { Dependencies } from "../../../../platform/dependencies.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { PaidCharge } from "../../../../platform/payments/provider.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { giveConsent } from "../../../people/terms/commands.ts";
import { keepCharge } from "../../../platform-billing/unsettled-charges/commands.ts";
import { registerStudent } from "../../../students/students/commands.ts";
import { lockStudentAccount } from "../../../students/students/queries.ts";
import { assignPlan } from "../../student-plans/commands.ts";
import { findEndlessPlan } from "../../student-plans/queries.ts";
import { recordPurchase, waitForApproval } from "../commands.ts";
import { purchaseLetter, studentPurchaseLetter } from "../mail.ts";
import { findStudentAccount, findTrainer } from "../queries.ts";
import { toStudentDraft } from "../rules.ts";

export interface Purchase {
  readonly draft: PurchaseDraft;
  readonly trainerId: number;
  readonly plan: { readonly id: number; readonly name: string; readonly cents: number };
  readonly key: string;
  /** The student who had the buyer's e-mail before the card was charged. */
  readonly studentId: number | undefined;
  readonly paid: PaidCharge | undefined;
}

/** `student_gone`: the trainer refused or removed the student meanwhile. */
export type Saved =
  | { readonly outcome: "saved" | "email_taken" | "student_gone" | "given_back" | "terms_outdated" }
  | { readonly outcome: "quota_reached"; readonly detail: string };

/** Rolls the transaction back with an outcome that is not a defect. */
class NotSaved extends Error {
  readonly saved: Saved;

  constructor(saved: Saved) {
    super(saved.outcome);
    this.saved = saved;
  }
}

/** A student's data stays but for what a card paid: anybody can type somebody else's e-mail. */
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
      if (!known && purchase.studentId !== undefined) throw new NotSaved({ outcome: "student_gone" });
      const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "purchase")));
      // Changes of one student's money take turns, and a refusal of the student comes before or after.
      const student = known && (await lockStudentAccount(scope, known.id));
      if (known && !student) throw new NotSaved({ outcome: "student_gone" });
      const studentId = known?.id ?? (await registerWaiting(scope, purchase, { now, quotas }));
      if (!known || (paid && !(await findEndlessPlan(scope, studentId)))) await assign(scope, studentId, plan.id, now);
      const { way } = draft;
      if (paid || (way === "pix" && !known))
        await recordPurchase(scope, { studentId, planId: plan.id, cents: plan.cents, key, paid, now });
      const trainer = await findTrainer(scope);
      const { name: planName } = plan;
      if (known)
        return enqueueMail(
          scope,
          studentPurchaseLetter(trainer, { student: { id: studentId, name: student?.name ?? "" }, planName, way }),
        );
      await enqueueMail(scope, purchaseLetter(trainer, { buyer: draft.buyer.name, planName, way }));
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

/** The plan is due on today's day of the month. */
async function assign(scope: TrainerScope, studentId: number, plan_id: number, now: Date): Promise<void> {
  const today = todayInSaoPaulo(now.getTime());
  await assignPlan(scope, studentId, { plan_id, starts_on: today, due_day: Number(today.slice(8)) }, now);
}
