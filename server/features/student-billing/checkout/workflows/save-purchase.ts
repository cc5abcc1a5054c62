import type { PurchaseDraft } from "#contract/student-billing/checkout.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { actAsTrainer, asSeveral, asTrainer, type TrainerScope } from "../../../../platform/database/scope.ts";
import { withRollBack } from "../../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import type { PaidCharge } from "../../../../platform/payments/provider.ts";
import type { QuotaReached } from "../../../../platform/quotas.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { giveConsent } from "../../../people/terms/commands.ts";
import { keepCharge } from "../../../platform-billing/open-charges/commands.ts";
import { registerStudent } from "../../../students/students/commands.ts";
import { lockStudentAccount } from "../../../students/students/queries/find.ts";
import { keepPaidCard } from "../../student-cards/commands.ts";
import { assignPlan } from "../../student-plans/commands.ts";
import { findEndlessPlan } from "../../student-plans/queries.ts";
import { recordPurchase, waitForApproval } from "../commands.ts";
import { type Ordered, orderLetter, purchaseLetter, studentPurchaseLetter } from "../mail.ts";
import { findSellingTrainer, findStudentAccount } from "../queries.ts";
import { toStudentDraft } from "../rules.ts";

export interface Purchase {
  readonly draft: PurchaseDraft;
  readonly trainerId: number;
  readonly plan: Ordered["plan"] & { readonly id: number };
  readonly seller: Ordered["seller"];
  readonly key: string;
  /** The student who had the buyer's e-mail before the card was charged. */
  readonly studentId: number | undefined;
  readonly paid: PaidCharge | undefined;
}

/** `student_gone`: the trainer refused or removed the student meanwhile. */
export type Saved = Outcome<"saved" | "email_taken" | "student_gone" | "given_back" | "terms_outdated"> | QuotaReached;

/** A student's data stays but for what a card paid: anybody can type somebody else's e-mail. */
export const savePurchase = (
  { db, clock, quotas }: Pick<Dependencies, "db" | "clock" | "quotas">,
  purchase: Purchase,
): Promise<Saved> =>
  withRollBack<Saved>((rollBackWith) =>
    asSeveral(db, async (turns): Promise<Saved> => {
      const { draft, trainerId, plan, key, paid } = purchase;
      const now = clock.now();
      const accounts = await turns.authenticator();
      const charge = paid ? await keepCharge(accounts, key) : undefined;
      if (charge?.outcome === "given_back") return { outcome: "given_back" };
      const account = await findStudentAccount(accounts, draft.buyer.email);
      if (account && account.trainer_id !== trainerId) return rollBackWith({ outcome: "email_taken" });
      if (!account && purchase.studentId !== undefined) return rollBackWith({ outcome: "student_gone" });
      const scope = asTrainer(await turns.as(actAsTrainer(trainerId, "purchase")));
      // Changes of one student's money take turns, and a refusal of the student comes before or after.
      const student = account && (await lockStudentAccount(scope, account.id));
      if (account && !student) return rollBackWith({ outcome: "student_gone" });
      const buyer = account ?? (await registerWaiting(scope, purchase, { now, quotas }));
      if ("outcome" in buyer) return rollBackWith(buyer);
      const { id: studentId } = buyer;
      if (!account || (paid && !(await findEndlessPlan(scope, studentId))))
        await assign(scope, studentId, plan.id, now);
      const { way } = draft;
      if (paid || (way === "pix" && !account))
        await recordPurchase(scope, { studentId, planId: plan.id, cents: plan.cents, key, paid, now });
      if (paid && draft.renews && !account) await keepPaidCard(scope, { studentId, paid, cents: plan.cents, now });
      const trainer = await findSellingTrainer(scope);
      const bought = { planName: plan.name, way };
      // A stranger's words do not reach a student's mailbox: anybody can type an e-mail.
      const reader = { name: student?.name ?? draft.buyer.name, email: draft.buyer.email };
      await enqueueMail(scope, orderLetter(reader, { trainer, plan, way, seller: purchase.seller }));
      if (student) {
        const { name } = student;
        await enqueueMail(scope, studentPurchaseLetter(trainer, { student: { id: studentId, name }, ...bought }));
        return { outcome: "saved" };
      }
      await enqueueMail(scope, purchaseLetter(trainer, { buyer: draft.buyer.name, ...bought }));
      const again = await turns.authenticator();
      await recordEvent(again, { userId: studentId, action: "account_created", actorId: studentId });
      const consent = await giveConsent(again, studentId, draft.terms_version, now);
      return consent.outcome === "outdated" ? rollBackWith({ outcome: "terms_outdated" }) : { outcome: "saved" };
    }),
  );

async function registerWaiting(
  scope: TrainerScope,
  { draft }: Purchase,
  { now, quotas }: { readonly now: Date; readonly quotas: Dependencies["quotas"] },
): Promise<{ readonly id: number } | Outcome<"email_taken"> | QuotaReached> {
  const registered = await registerStudent(scope, toStudentDraft(draft.buyer), undefined, quotas.students);
  if (registered.outcome !== "saved") return registered;
  await waitForApproval(scope, registered.id, now);
  return { id: registered.id };
}

/** The plan is due on today's day of the month. */
async function assign(scope: TrainerScope, studentId: number, plan_id: number, now: Date): Promise<void> {
  const today = todayInSaoPaulo(now.getTime());
  await assignPlan(scope, studentId, { plan_id, starts_on: today, due_day: Number(today.slice(8)) }, now);
}
