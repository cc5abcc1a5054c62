import type { updateStudent as call, Student } from "#contract/students/students.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asSeveral, asStaff } from "../../../../platform/database/scope.ts";
import { withPhoto } from "../../../../platform/files/with-photo.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { removeFiles } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import * as accounts from "../../../people/accounts/commands.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import * as queries from "../queries.ts";
import { EMAIL_TAKEN, refuseImplausibleAge } from "../rules.ts";
import { recordSwitch } from "./set-status.ts";

type Services = Pick<Dependencies, "db" | "clock" | "photos">;
type Request = Pick<Served<typeof call>, "actor" | "params" | "body" | "sender" | "log">;

export async function updateStudent(services: Services, request: Request): Promise<Student> {
  const { actor, params, body, log } = request;
  const { clock, photos } = services;
  // A student's trainer and fellow students are in the same tenant.
  if (actor.role === "student" && params.id !== actor.userId) return refuse("not_found");
  const implausible = refuseImplausibleAge(body.student, clock.now());
  if (implausible) return refuse("invalid", implausible);
  const sent = { photo: body.photo, field: "photo", accountId: actor.userId };
  return withPhoto({ photos, log }, sent, (photoKey) => change(services, request, photoKey));
}

/** The authenticator writes the account for the student's own change. */
const change = (
  services: Services,
  { actor, params: { id }, body, sender }: Request,
  photoKey: string | null | undefined,
): Promise<Student> =>
  asSeveral(services.db, async (turns) => {
    const byStudent = actor.role === "student";
    const { is_active: isActive, ...own } = body.student;
    const owner = byStudent ? await turns.authenticator() : await turns.as(actor);
    const previous = found(await queries.lockStudentAccount(owner, id));
    const account = byStudent ? own : body.student;
    const changed = await commands.changeAccount(owner, id, account, photoKey);
    if (changed.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);

    const scope = await turns.as(actor);
    const { outcome } = byStudent
      ? await commands.changeOwnRegistration(scope, own, commands.isAnotherAccount(previous, own, photoKey))
      : await commands.changeRegistration(asStaff(scope), id, body.student);
    if (outcome === "changed_elsewhere") return refuse(outcome);
    if (outcome === "changed") await recordAccess(scope, { studentId: id, subject: "registration", action: "changed" });

    const isSwitched = !byStudent && isActive !== undefined && isActive !== previous.is_active;
    if (isSwitched) await recordSwitch(scope, id, isActive);
    const isSentAway = isSwitched && !isActive;
    const hasMoved = previous.email !== own.email;
    if (isSentAway || hasMoved) {
      const authenticator = await turns.authenticator();
      if (isSentAway) await accounts.endSessionsOf(authenticator, id);
      if (hasMoved) await accounts.withdrawSentAccess(authenticator, id);
    }
    const reader = await turns.as(actor);
    if (hasMoved)
      await accounts.noteEmailChange(
        reader,
        { id, role: "student", ...previous },
        { now: services.clock.now(), sender },
      );
    if (hasMoved && !previous.has_password) await accounts.inviteStudents(reader, [id]);
    if (photoKey !== undefined) await removeFiles(reader, [previous.photo_key]);
    return found(await queries.findStudent(reader, id, services));
  });
