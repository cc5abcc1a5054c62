import * as calls from "#contract/students/students.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, asTrainer, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { removeFiles } from "../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { XLSX_MEDIA_TYPE } from "../../../platform/xlsx/workbook.ts";
import { recordAccess, recordEvent } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import { findStudent, lockStudentAccount } from "./queries/find.ts";
import { listStudents } from "./queries/list.ts";
import type { StudentSearch } from "./queries/search.ts";
import { exportStudents } from "./workflows/export-students.ts";
import { registerStudent } from "./workflows/register-student.ts";
import { resendAccess } from "./workflows/resend-access.ts";
import { setStatus } from "./workflows/set-status.ts";
import { updateStudent } from "./workflows/update-student.ts";

export function studentRoutes(dependencies: Dependencies): Route[] {
  /** A trainer's list is not recorded; the administrator's is, in the log of each student found. */
  async function list(scope: Scope, search: StudentSearch) {
    const page = await listStudents(scope, search, dependencies);
    const studentId = page.users.map(({ id }) => id);
    if (scope.actor.role === "admin") await recordAccess(scope, { studentId, subject: "support", action: "read" });
    return page;
  }

  return [
    bind(calls.listStudents, ({ inScope, query }) => inScope((scope) => list(scope, query))),
    bind(calls.listStudentsV1, ({ inScope, query }) => inScope((scope) => list(scope, query))),

    bind(calls.findStudent, ({ inScope, params }) =>
      inScope(async (scope) => {
        const student = found(await findStudent(scope, params.id, dependencies));
        await recordAccess(scope, { studentId: student.id, subject: "registration", action: "read" });
        return { student };
      }),
    ),

    bind(calls.registerStudent, async (served) => ({ student: await registerStudent(dependencies, served) })),
    bind(calls.updateStudent, async (served) => ({ student: await updateStudent(dependencies, served) })),
    bind(calls.setStudentStatus, async (served) => ({ student: await setStatus(dependencies, served) })),

    bind(calls.removeStudent, ({ inScope, params }) =>
      inScope(async (scope) => {
        const { is_active, waits_since, photo_key } = found(await lockStudentAccount(scope, params.id));
        if (waits_since) return refuse("student_awaits_approval");
        if (is_active) return refuse("student_active");
        await recordEvent(scope, { userId: params.id, action: "erased", actorId: scope.actor.userId });
        await commands.removeStudent(asStaff(scope), params.id);
        await removeFiles(scope, [photo_key]);
        return undefined;
      }),
    ),

    bind(calls.notifyChangesSeen, async ({ inScope, params }) => {
      const { outcome } = await inScope((scope) => commands.markChangesSeen(asTrainer(scope), params.id));
      return outcome === "seen" ? undefined : refuse(outcome);
    }),

    bind(calls.resendAccess, ({ actor, params }) => resendAccess(dependencies, actor, params.id)),

    bind(calls.exportStudents, async (served) => ({
      bytes: await exportStudents(dependencies, served),
      mediaType: XLSX_MEDIA_TYPE,
      fileName: "relatorio-alunos.xlsx",
    })),
  ];
}
