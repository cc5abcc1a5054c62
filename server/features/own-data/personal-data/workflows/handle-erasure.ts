import type { Dependencies } from "../../../../dependencies.ts";
import { lockAccounts } from "../../../../platform/credentials/account-lock.ts";
import { type Actor, asSeveral } from "../../../../platform/database/scope.ts";
import { enqueueMail, enqueueMails } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import * as mail from "../mail.ts";
import * as queries from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock">;

interface Request {
  readonly request_id: number;
  readonly user_id: number;
}

/** Erasing a trainer erases the whole tenant with the students' accounts. */
export const fulfilErasure = (
  { db, clock }: Services,
  actor: Actor,
  { request_id: requestId, user_id: userId }: Request,
): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const now = clock.now();
    const admin = await turns.as(actor);
    const { outcome } = await commands.handleErasure(admin, { requestId, userId, now }, { state: "fulfilled" });
    if (outcome !== "saved") return refuse(outcome);

    const accounts = await turns.authenticator();
    const person = found(await queries.findPerson(accounts, userId));
    const trainerId = found(person.trainer_id ?? undefined);
    const students = person.role === "trainer" ? await queries.listStudentAccounts(accounts, userId) : [];
    const erasedIds = [userId, ...students.map(({ id }) => id)];
    await lockAccounts(accounts, erasedIds);
    await commands.eraseRows(await turns.eraser({ userId, trainerId }), { userId, trainerId });
    await commands.closeRequestsOf(await turns.as(actor), erasedIds, now);
    const last = await turns.authenticator();
    await recordEvent(last, { userId, action: "erased", actorId: actor.userId });
    await commands.eraseAccounts(last, [person, ...students]);
    const told = students.map((student) => mail.erasedWithTrainer(student, person.name));
    await enqueueMails(last, [mail.erased(person), ...told]);
    return undefined;
  });

export const refuseErasure = (
  { db, clock }: Services,
  actor: Actor,
  { request_id: requestId, user_id: userId, reason }: Request & { readonly reason: string },
): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const handling = { requestId, userId, now: clock.now() };
    const { outcome } = await commands.handleErasure(await turns.as(actor), handling, { state: "refused", reason });
    if (outcome !== "saved") return refuse(outcome);
    const accounts = await turns.authenticator();
    await enqueueMail(accounts, mail.erasureRefused(found(await queries.findPerson(accounts, userId)), reason));
    return undefined;
  });
