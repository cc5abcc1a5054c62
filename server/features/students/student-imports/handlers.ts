import {
  beginStudentImport,
  findKnownContacts,
  findLastStudentImport,
  finishStudentImport,
  MAX_INVITATIONS_AT_ONCE,
  previewStudentImportUndo,
  sendStudentImportRows,
  undoStudentImport,
} from "#contract/students/student-imports.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { mapRecord } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

import { fileRefusal, importOver, TOO_MANY_INVITATIONS } from "./rules.ts";

const INCOMPLETE = "Faltam linhas da planilha. Envie o arquivo novamente.";
const TOO_MANY_LINES = "Há mais linhas do que a planilha tinha. Envie o arquivo novamente.";

export const studentImportRoutes = ({ clock, quotas }: Pick<Dependencies, "clock" | "quotas">): Route[] => [
  bind(findKnownContacts, ({ inScope, body }) =>
    inScope(async (scope) => ({
      emails: await queries.listKnownEmails(scope, body.emails),
      cellphones: await queries.listKnownCellphones(scope, body.cellphones),
    })),
  ),

  bind(beginStudentImport, ({ inScope, body }) =>
    inScope(async (scope) => {
      const { key, file_name: fileName, total } = body;
      const beginning = { key, fileName, total, now: clock.now() };
      const begun = await commands.beginImport(asTrainer(scope), beginning, quotas.openImports);
      if (begun.outcome === "quota_reached") return refuse(begun.outcome, begun);
      return { import: found(await queries.findImport(scope, begun.id)) };
    }),
  ),

  bind(sendStudentImportRows, async ({ inScope, params, body }) => {
    const today = todayInSaoPaulo(clock.now().getTime());
    const tooYoungOrOld = body.rows.flatMap(({ student }, index) =>
      isPlausibleBirthdate(student.birthdate, today) ? [] : `rows.${index}.student.birthdate`,
    );
    if (tooYoungOrOld.length > 0) return refuse("invalid", { fields: mapRecord(tooYoungOrOld, () => MESSAGES.date) });
    return inScope(async (scope) => {
      const { outcome } = await commands.keepRows(asTrainer(scope), params.id, body.rows);
      if (outcome === "not_found") return refuse("not_found");
      if (outcome === "too_many") return refuse("invalid", { detail: TOO_MANY_LINES });
      return { received: body.rows.length };
    });
  }),

  bind(finishStudentImport, ({ inScope, params, body: { invite } }) =>
    inScope(async (scope) => {
      const { total } = found(await queries.findImport(scope, params.id));
      if (invite && total > MAX_INVITATIONS_AT_ONCE)
        return refuse("invalid", { detail: TOO_MANY_INVITATIONS, fields: { invite: TOO_MANY_INVITATIONS } });
      const done = await commands.finishImport(asTrainer(scope), params.id, {
        invite,
        now: clock.now(),
        quota: quotas.students,
      });
      if (done.outcome === "not_found") return refuse("not_found");
      if (done.outcome === "incomplete") return refuse("invalid", { detail: INCOMPLETE });
      if (done.outcome === "quota_reached") return refuse(done.outcome, { detail: importOver(done) });
      if (done.outcome === "refused") return refuse("email_taken", fileRefusal(done.lines));
      return { import: found(await queries.findImport(scope, params.id)) };
    }),
  ),

  bind(findLastStudentImport, async ({ inScope }) => ({
    import: await inScope((scope) => queries.findLastImport(scope, clock.now())),
  })),

  bind(previewStudentImportUndo, ({ inScope, params }) =>
    inScope(async (scope) => {
      found(await queries.findImport(scope, params.id));
      const fates = await queries.listFates(scope, params.id);
      const students = queries.keptStudents(fates);
      return { removable_count: fates.length - students.length, kept: students };
    }),
  ),

  bind(undoStudentImport, ({ inScope, params }) =>
    inScope(async (scope) => {
      const undone = await commands.undoImport(asTrainer(scope), params.id, clock.now());
      if (undone.outcome === "not_found") return refuse("not_found");
      return { import: found(await queries.findImport(scope, params.id)), kept: [...undone.kept] };
    }),
  ),
];
