import type { Dependencies } from "../../../../dependencies.ts";
import { type Actor, asSeveral } from "../../../../platform/database/scope.ts";
import { enqueueAccessMails } from "../../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { awaitsApproval } from "../../../people/accounts/queries.ts";
import { recordEvent } from "../../../people/audit/commands.ts";
import { lockStudentAccount } from "../queries/find.ts";

const UNAPPROVED = { detail: "Aprove o aluno na lista de alunos antes de enviar o acesso." };

export const resendAccess = ({ db }: Pick<Dependencies, "db">, actor: Actor, id: number): Promise<undefined> =>
  asSeveral(db, async (turns) => {
    const scope = await turns.as(actor);
    const { is_active } = found(await lockStudentAccount(scope, id));
    if (!is_active) return refuse("student_inactive");
    if (await awaitsApproval(scope, id)) return refuse("student_inactive", UNAPPROVED);
    await recordEvent(scope, { userId: id, action: "access_sent", actorId: actor.userId });
    await enqueueAccessMails(scope, "access", [id]);
    return undefined;
  });
