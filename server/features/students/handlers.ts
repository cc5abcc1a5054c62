import type { PhotoChange } from "#contract/photos.ts";
import {
  findStudent,
  listStudents,
  listStudentsV1,
  registerStudent,
  type StudentDraft,
  setStudentStatus,
  updateStudent,
} from "#contract/students.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asSeveral, asTrainer } from "../../platform/database/scope.ts";
import { found, refuse } from "../../platform/http/refusal.ts";
import { on, type Route } from "../../platform/http/route.ts";
import type { Parts } from "../../platform/parts.ts";
import { endSessionsOf, inviteStudent } from "../accounts/commands.ts";
import { recordAccess, recordEvent } from "../audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

const EMAIL_TAKEN = { fields: { "student.email": "Já existe um aluno com este e-mail." } };

export function studentRoutes(parts: Parts): Route[] {
  const { clock, db, photos } = parts;

  function refuseImplausibleAge({ birthdate }: StudentDraft): void {
    const isPlausible = isPlausibleBirthdate(birthdate, todayInSaoPaulo(clock.now().getTime()));
    if (!isPlausible) refuse("invalid", { fields: { "student.birthdate": "Data inválida" } });
  }

  async function keepPhoto(photo: PhotoChange | undefined): Promise<string | null | undefined> {
    if (photo === undefined) return undefined;
    if (!photo) return null;
    return (
      (await photos.keep(photo)) ??
      refuse("file_type_refused", { fields: { photo: "Escolha uma imagem JPEG, PNG ou WebP." } })
    );
  }

  /** Saves with the photo's key; a form that is then refused leaves no file behind. */
  async function withPhoto<T>(photo: PhotoChange | undefined, save: (key: string | null | undefined) => Promise<T>) {
    const key = await keepPhoto(photo);
    return save(key).catch(async (error: unknown) => {
      if (key) await photos.remove(key);
      throw error;
    });
  }

  return [
    on(listStudents, ({ inScope, query }) => inScope((scope) => queries.listStudents(scope, query, parts))),
    on(listStudentsV1, ({ inScope, query }) => inScope((scope) => queries.listStudents(scope, query, parts))),

    on(findStudent, ({ inScope, params }) =>
      inScope(async (scope) => {
        const student = found(await queries.findStudent(scope, params.id, parts));
        await recordAccess(scope, { studentId: student.id, what: "registration", how: "read" });
        return { student };
      }),
    ),

    on(registerStudent, async ({ inScope, body }) => {
      refuseImplausibleAge(body.student);
      const student = await withPhoto(body.photo, (photoKey) =>
        inScope(async (scope) => {
          const saved = await commands.registerStudent(asTrainer(scope), body.student, photoKey);
          if (saved.outcome === "email_taken") return refuse("email_taken", EMAIL_TAKEN);
          if (saved.outcome === "not_found") return refuse("not_found");
          const registered = found(await queries.findStudent(scope, saved.id, parts));
          await recordEvent(scope, { userId: saved.id, how: "account_made", doneBy: scope.actor.userId });
          await inviteStudent(scope, registered, clock.now());
          return registered;
        }),
      );
      return { student };
    }),

    on(updateStudent, async ({ inScope, params, body, log }) => {
      refuseImplausibleAge(body.student);
      const { student, left } = await withPhoto(body.photo, (photoKey) =>
        inScope(async (scope) => {
          const before = found(await queries.lockPhotoKey(scope, params.id));
          const saved = await commands.updateStudent(asTrainer(scope), params.id, body.student, photoKey);
          if (saved.outcome !== "saved")
            return refuse(saved.outcome, saved.outcome === "email_taken" ? EMAIL_TAKEN : {});
          await recordAccess(scope, { studentId: params.id, what: "registration", how: "changed" });
          return {
            student: found(await queries.findStudent(scope, params.id, parts)),
            left: photoKey === undefined ? null : before.photo_key,
          };
        }),
      );
      // The student is saved: a file that will not go is for the log, not for the trainer.
      if (left) await photos.remove(left).catch((error: unknown) => log.warn({ err: error }, "an old photo stayed"));
      return { student };
    }),

    on(setStudentStatus, ({ actor, params, body }) =>
      asSeveral(db, async (turns) => {
        const scope = asTrainer(await turns.as(actor));
        const changed = await commands.setStudentStatus(scope, params.id, body.is_active);
        if (!changed) return refuse("not_found");
        const student = found(await queries.findStudentSummary(scope, params.id, parts));
        const how = body.is_active ? "reactivated" : "deactivated";
        await recordEvent(scope, { userId: params.id, how, doneBy: actor.userId });
        // Otherwise they would be open again with the student's next activation.
        if (!body.is_active) await endSessionsOf(await turns.authenticator(), params.id);
        return { student };
      }),
    ),
  ];
}
