import {
  exportStudents,
  findStudent,
  listStudents,
  listStudentsV1,
  notifyChangesSeen,
  registerStudent,
  removeStudent,
  resendAccess,
  setStudentStatus,
  updateStudent,
} from "#contract/students.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asSeveral, asStaff, asTrainer, type Scope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { withPhoto } from "../../platform/files/with-photo.ts";
import { on, type Route, type Served } from "../../platform/http/route.ts";
import { enqueueAccessMails, removeFiles } from "../../platform/jobs/commands.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { XLSX_MEDIA_TYPE } from "../../platform/xlsx/workbook.ts";
import * as accounts from "../accounts/commands.ts";
import { recordAccess, recordEvent } from "../audit/commands.ts";
import * as commands from "./commands.ts";
import { studentsSpreadsheet } from "./documents.ts";
import * as queries from "./queries.ts";

const EMAIL_TAKEN = { fields: { "student.email": "Já existe um aluno com este e-mail." } };

export function studentRoutes(dependencies: Dependencies): Route[] {
  const { clock, db, photos } = dependencies;

  const today = () => todayInSaoPaulo(clock.now().getTime());

  function refuseImplausibleAge({ birthdate }: { readonly birthdate: string }): void {
    const isPlausible = isPlausibleBirthdate(birthdate, today());
    if (!isPlausible) refuse("invalid", { fields: { "student.birthdate": "Data inválida" } });
  }

  const recordSwitch = (scope: Scope, userId: number, isActive: boolean) =>
    recordEvent(scope, { userId, action: isActive ? "reactivated" : "deactivated", actorId: scope.actor.userId });

  /** The trainer writes a student's account; for the student's own change the authenticator writes it. */
  const change = ({ actor, params, body, sender }: Served<typeof updateStudent>, photoKey: string | null | undefined) =>
    asSeveral(db, async (turns) => {
      const { id } = params;
      const byStudent = actor.role === "student";
      const { is_active: isActive, ...own } = body.student;
      const owner = byStudent ? await turns.authenticator() : await turns.as(actor);
      const before = found(await queries.lockAccount(owner, id));
      const account = byStudent ? own : body.student;
      if (!(await commands.changeAccount(owner, id, account, photoKey))) return refuse("email_taken", EMAIL_TAKEN);

      const scope = await turns.as(actor);
      const saved = byStudent
        ? await commands.changeOwnRegistration(scope, own, commands.isAnotherAccount(before, own, photoKey))
        : await commands.changeRegistration(asStaff(scope), id, body.student);
      if (saved === "changed_elsewhere") return refuse(saved);
      if (saved === "changed") await recordAccess(scope, { studentId: id, subject: "registration", action: "changed" });

      const isSwitched = !byStudent && isActive !== undefined && isActive !== before.is_active;
      if (isSwitched) await recordSwitch(scope, id, isActive);
      const isSentAway = isSwitched && !isActive;
      const hasMoved = before.email !== own.email;
      if (isSentAway || hasMoved) {
        const authenticator = await turns.authenticator();
        if (isSentAway) await accounts.endSessionsOf(authenticator, id);
        if (hasMoved) await accounts.withdrawSentAccess(authenticator, id);
      }
      const reader = await turns.as(actor);
      if (hasMoved) await accounts.noteEmailChange(reader, { id, ...before }, { now: clock.now(), sender });
      if (hasMoved && !before.has_password) await accounts.inviteStudents(reader, [id]);
      if (photoKey !== undefined) await removeFiles(reader, [before.photo_key]);
      return found(await queries.findStudent(reader, id, dependencies));
    });

  /** A trainer's list is not recorded. The administrator's is, in the log of each student found. */
  async function list(scope: Scope, search: queries.StudentSearch) {
    const page = await queries.listStudents(scope, search, dependencies);
    const studentId = page.users.map(({ id }) => id);
    if (scope.actor.role === "admin") await recordAccess(scope, { studentId, subject: "support", action: "read" });
    return page;
  }

  return [
    on(listStudents, ({ inScope, query }) => inScope((scope) => list(scope, query))),
    on(listStudentsV1, ({ inScope, query }) => inScope((scope) => list(scope, query))),

    on(findStudent, ({ inScope, params }) =>
      inScope(async (scope) => {
        const student = found(await queries.findStudent(scope, params.id, dependencies));
        await recordAccess(scope, { studentId: student.id, subject: "registration", action: "read" });
        return { student };
      }),
    ),

    on(registerStudent, async ({ actor, inScope, body, log }) => {
      refuseImplausibleAge(body.student);
      const student = await withPhoto(
        { photos, log },
        { photo: body.photo, field: "photo", accountId: actor.userId },
        (photoKey) =>
          inScope(async (scope) => {
            const saved = await commands.registerStudent(asTrainer(scope), body.student, photoKey);
            if (saved.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);
            if (saved.outcome === "not_found") return refuse("not_found");
            const registered = found(await queries.findStudent(scope, saved.id, dependencies));
            await recordEvent(scope, { userId: saved.id, action: "account_created", actorId: scope.actor.userId });
            await accounts.inviteStudents(scope, [registered.id]);
            return registered;
          }),
      );
      return { student };
    }),

    on(updateStudent, async (served) => {
      const { actor, params, body, log } = served;
      // A student's trainer and fellow students are in the same tenant.
      if (actor.role === "student" && params.id !== actor.userId) return refuse("not_found");
      refuseImplausibleAge(body.student);
      const sent = { photo: body.photo, field: "photo", accountId: actor.userId };
      return { student: await withPhoto({ photos, log }, sent, (photoKey) => change(served, photoKey)) };
    }),

    on(setStudentStatus, ({ actor, params, body }) =>
      asSeveral(db, async (turns) => {
        const scope = asStaff(await turns.as(actor));
        const changed = await commands.setStudentStatus(scope, params.id, body.is_active);
        if (changed === "not_found") return refuse("not_found");
        const student = found(await queries.findStudentSummary(scope, params.id, dependencies));
        if (changed === "changed") await recordSwitch(scope, params.id, body.is_active);
        // Sessions that are left would be valid again after the next activation.
        if (!body.is_active) await accounts.endSessionsOf(await turns.authenticator(), params.id);
        return { student };
      }),
    ),

    on(removeStudent, ({ inScope, params }) =>
      inScope(async (scope) => {
        const { is_active, photo_key } = found(await queries.lockAccount(scope, params.id));
        if (is_active) return refuse("student_active");
        await recordEvent(scope, { userId: params.id, action: "erased", actorId: scope.actor.userId });
        await commands.removeStudent(asStaff(scope), params.id);
        await removeFiles(scope, [photo_key]);
        return undefined;
      }),
    ),

    on(notifyChangesSeen, async ({ inScope, params }) => {
      const seen = await inScope((scope) => commands.markChangesSeen(asTrainer(scope), params.id));
      return seen ? undefined : refuse("not_found");
    }),

    on(resendAccess, ({ actor, params }) =>
      asSeveral(db, async (turns) => {
        const scope = await turns.as(actor);
        const { is_active } = found(await queries.lockAccount(scope, params.id));
        if (!is_active) return refuse("student_inactive");
        await recordEvent(scope, { userId: params.id, action: "access_sent", actorId: actor.userId });
        await enqueueAccessMails(scope, "access", [params.id]);
        return undefined;
      }),
    ),

    on(exportStudents, async ({ inScope, query: { q, active } }) => {
      const search = { q, active: active === "all" ? undefined : active };
      const bytes = await studentsSpreadsheet(
        (after) =>
          inScope(async (scope) => {
            const rows = await queries.listRegistrations(scope, search, after);
            const studentId = rows.map(({ id }) => id);
            await recordAccess(scope, { studentId, subject: "registration", action: "exported" });
            return rows;
          }),
        today(),
      );
      return { bytes, mediaType: XLSX_MEDIA_TYPE, fileName: "relatorio-alunos.xlsx" };
    }),
  ];
}
