import type { ChargeServices, Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral, asTrainer } from "../../../../platform/database/scope.ts";
import { enqueueMail, removeFiles } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { inviteStudents } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { returnKeptCharge } from "../../../platform-billing/open-charges/commands.ts";
import { giveBack } from "../../../platform-billing/open-charges/workflows/give-back.ts";
import { removeStudent } from "../../../students/students/commands.ts";
import { lockStudentAccount } from "../../../students/students/queries/find.ts";
import { endWaiting, reversePurchases } from "../../checkout/commands.ts";
import { acceptanceLetter, refusalLetter } from "../../checkout/mail.ts";
import { findBoughtPlan, findSellingTrainer, lockWaiting } from "../../checkout/queries.ts";

export const approve = ({ db }: Pick<Dependencies, "db">, actor: Actor, studentId: number): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const scope = asTrainer(await turns.as(actor));
    found(await lockStudentAccount(scope, studentId));
    const student = await lockWaiting(scope, studentId);
    if (!student) return refuse("changed_elsewhere");
    await endWaiting(scope, studentId);
    const plan = await findBoughtPlan(scope, studentId);
    if (plan) await enqueueMail(scope, acceptanceLetter(student, { trainer: await findSellingTrainer(scope), plan }));
    await inviteStudents(scope, [studentId]);
    return undefined;
  });

/** A card's payment is taken out of the accounts and goes back. */
export async function refuseStudent(services: ChargeServices, actor: Actor, studentId: number): Promise<undefined> {
  const now = services.clock.now();
  const keys = await asSeveral(services.db, async (turns) => {
    const scope = asTrainer(await turns.as(actor));
    found(await lockStudentAccount(scope, studentId));
    const student = await lockWaiting(scope, studentId);
    if (!student) return refuse("changed_elsewhere");
    const returned = await reversePurchases(scope, studentId, now);
    await enqueueMail(scope, refusalLetter(student, await findSellingTrainer(scope), returned.length > 0));
    await recordEvent(scope, { userId: studentId, action: "erased", actorId: actor.userId });
    await removeStudent(scope, studentId);
    await removeFiles(scope, [student.photo_key]);
    const accounts = await turns.authenticator();
    for (const key of returned) await returnKeptCharge(accounts, key, now);
    return returned;
  });
  // The decision holds: the job asks the provider again for what it does not answer now.
  await Promise.allSettled(keys.map((key) => giveBack(services, key)));
  return undefined;
}
