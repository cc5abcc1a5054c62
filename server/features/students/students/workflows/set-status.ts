import type { setStudentStatus as call, StudentSummary } from "#contract/students/students.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { asSeveral, asStaff, type Scope } from "../../../../platform/database/scope.ts";
import type { Served } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { endSessionsOf } from "../../../people/accounts/commands.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import { findStudentSummary } from "../queries/find.ts";

type Request = Pick<Served<typeof call>, "actor" | "params" | "body">;

export const setStatus = (
  services: Pick<Dependencies, "db" | "clock" | "photos">,
  { actor, params: { id }, body: { is_active: isActive } }: Request,
): Promise<StudentSummary> =>
  asSeveral(services.db, async (turns) => {
    const scope = asStaff(await turns.as(actor));
    const { outcome } = await commands.setStudentStatus(scope, id, isActive);
    if (outcome === "not_found") return refuse(outcome);
    const student = found(await findStudentSummary(scope, id, services));
    if (outcome === "changed") await recordSwitch(scope, id, isActive);
    // Sessions that are left would be valid again after the next activation.
    if (!isActive) await endSessionsOf(await turns.authenticator(), id);
    return student;
  });

export const recordSwitch = (scope: Scope, userId: number, isActive: boolean): Promise<void> =>
  recordEvent(scope, { userId, action: isActive ? "reactivated" : "deactivated", actorId: scope.actor.userId });
