import type { updateStudent as call, Student } from "#contract/students/students.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { lockSession } from "../../../../platform/credentials/account-lock.ts";
import { type Actor, asSeveral, asStaff, type ScopeTurns } from "../../../../platform/database/scope.ts";
import { withPhoto } from "../../../../platform/files/with-photo.ts";
import type { Sender, Served } from "../../../../platform/http/route.ts";
import { removeFiles } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import * as accounts from "../../../people/accounts/commands.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { noteChanged, tellOfChange } from "../../../people/email-changes/commands.ts";
import { ask } from "../../../people/email-changes/workflows/ask.ts";
import * as commands from "../commands.ts";
import * as queries from "../queries/find.ts";
import { EMAIL_TAKEN, refuseImplausibleAge } from "../rules.ts";
import { recordSwitch } from "./set-status.ts";

type Services = Pick<Dependencies, "db" | "clock" | "photos">;
type Request = Pick<
  Served<typeof call>,
  "actor" | "params" | "body" | "sender" | "isProved" | "tokenHash" | "log" | "inScope" | "countAgainst"
>;

export async function updateStudent(services: Services, request: Request): Promise<Student> {
  const { actor, params, body, log } = request;
  const { clock, photos } = services;
  // A student's trainer and fellow students are in the same tenant.
  if (actor.role === "student" && params.id !== actor.userId) return refuse("not_found");
  const implausible = refuseImplausibleAge(body.student, clock.now());
  if (implausible) return refuse("invalid", implausible);
  await countMails(request);
  const sent = { photo: body.photo, field: "photo", accountId: actor.userId };
  return withPhoto({ photos, log }, sent, (photoKey) => change(services, request, photoKey));
}

/** Another e-mail is told by mail, and a registration that keeps its e-mail is saved as often as somebody likes. */
async function countMails({ params: { id }, body, isProved, inScope, countAgainst }: Request): Promise<void> {
  const email = await inScope((scope) => queries.findStudentEmail(scope, id));
  if (isProved && email !== undefined && email !== body.student.email) await countAgainst("mail");
}

/** The authenticator writes the account for the student's own change, whose new e-mail waits until its mailbox confirms it. */
const change = (
  services: Services,
  { actor, params: { id }, body, sender, isProved, tokenHash }: Request,
  photoKey: string | null | undefined,
): Promise<Student> =>
  asSeveral(services.db, async (turns) => {
    const byStudent = actor.role === "student";
    const { is_active: isActive, ...typed } = body.student;
    const owner = byStudent ? await turns.authenticator() : await turns.as(actor);
    const previous = found(await queries.lockStudentAccount(owner, id));
    const isMoved = typed.email !== previous.email;
    if (isMoved && !isProved) return refuse("proof_required");
    const isWish = byStudent && isMoved;
    // The guard let the request in before the account was locked.
    if (isWish && !(tokenHash && (await lockSession(owner, id, tokenHash)))) return refuse("not_signed_in");
    const registration = isWish ? { ...typed, email: previous.email } : typed;
    const account = byStudent ? registration : body.student;
    const changed = await commands.changeAccount(owner, id, account, photoKey);
    if (changed.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);

    const scope = await turns.as(actor);
    const { outcome } = byStudent
      ? await commands.changeOwnRegistration(
          scope,
          registration,
          commands.isAnotherAccount(previous, registration, photoKey),
        )
      : await commands.changeRegistration(asStaff(scope), id, body.student);
    if (outcome === "changed_elsewhere") return refuse(outcome);
    if (outcome === "changed") await recordAccess(scope, { studentId: id, subject: "registration", action: "changed" });

    const isSwitched = !byStudent && isActive !== undefined && isActive !== previous.is_active;
    if (isSwitched) await recordSwitch(scope, id, isActive);
    if (isSwitched && !isActive) await accounts.endSessionsOf(await turns.authenticator(), id);
    const former = { id, role: "student", ...previous } as const;
    const sent = { now: services.clock.now(), sender };
    if (isWish)
      await ask(await turns.authenticator(), { ...former, name: registration.name }, { email: typed.email, ...sent });
    if (previous.email !== registration.email) await move(turns, actor, { former, email: registration.email, ...sent });
    const reader = await turns.as(actor);
    if (photoKey !== undefined) await removeFiles(reader, [previous.photo_key]);
    return found(await queries.findStudent(reader, id, services));
  });

interface Move {
  readonly former: Parameters<typeof tellOfChange>[1];
  readonly email: string;
  readonly now: Date;
  readonly sender: Sender;
}

/** Somebody in charge changed the e-mail. What was sent to the former address ends, and that address may undo it. */
async function move(turns: ScopeTurns, actor: Actor, { former, email, now, sender }: Move): Promise<void> {
  const authenticator = await turns.authenticator();
  await accounts.withdrawSentAccess(authenticator, former.id);
  const undo = await noteChanged(authenticator, former, { email, now });
  const scope = await turns.as(actor);
  await tellOfChange(scope, former, { undo, now, sender });
  if (!former.has_password) await accounts.inviteStudents(scope, [former.id]);
}
