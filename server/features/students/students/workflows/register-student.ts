import type { registerStudent as call, Student, StudentDraft } from "#contract/students/students.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asTrainer, type Scope } from "../../../../platform/database/scope.ts";
import { withPhoto } from "../../../../platform/files/with-photo.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { inviteStudents } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import { findStudent } from "../queries/find.ts";
import { EMAIL_TAKEN, refuseImplausibleAge } from "../rules.ts";

type Services = Pick<Dependencies, "clock" | "photos" | "quotas">;
type Request = Pick<Served<typeof call>, "actor" | "inScope" | "body" | "log">;

export async function registerStudent(services: Services, { actor, inScope, body, log }: Request): Promise<Student> {
  const { clock, photos } = services;
  const implausible = refuseImplausibleAge(body.student, clock.now());
  if (implausible) return refuse("invalid", implausible);
  const sent = { photo: body.photo, field: "photo", accountId: actor.userId };
  return withPhoto({ photos, log }, sent, (photoKey) =>
    inScope((scope) => saveAndInvite(scope, services, { draft: body.student, photoKey })),
  );
}

interface NewStudent {
  readonly draft: StudentDraft;
  readonly photoKey: string | null | undefined;
}

async function saveAndInvite(scope: Scope, services: Services, { draft, photoKey }: NewStudent): Promise<Student> {
  const saved = await commands.registerStudent(asTrainer(scope), draft, photoKey, services.quotas.students);
  if (saved.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);
  if (saved.outcome === "quota_reached") return refuse(saved.outcome, saved);
  const registered = found(await findStudent(scope, saved.id, services));
  await recordEvent(scope, { userId: saved.id, action: "account_created", actorId: scope.actor.userId });
  await inviteStudents(scope, [registered.id]);
  return registered;
}
