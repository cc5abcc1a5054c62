import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { importEvaluations } from "#contract/assessment/evaluation-imports.ts";
import { recordStrengthTest } from "#contract/assessment/strength-tests.ts";
import { createMacrocycle } from "#contract/planning/periodisations.ts";
import { saveAppointment } from "#contract/students/appointments.ts";
import { findLastStudentImport, previewStudentImportUndo } from "#contract/students/student-imports.ts";
import { findStudent, setStudentStatus } from "#contract/students/students.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aCertificate } from "../../../testing/steps/certificates.ts";
import { importsOf, rowsOf, several } from "../../../testing/steps/student-imports.ts";
import { aStudentsMoney } from "../../../testing/steps/students-money.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, clock } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const { finish, aWaitingImport, anImport, countOf, idOf, undo } = importsOf(prumo, ana);

describe("undoing", () => {
  it("removes whom the import made and nobody else, and says how many", async () => {
    const trainer = await aTrainer(prumo);
    const older = await aStudent(prumo, trainer);
    const rows = several(4);
    const id = await anImport(rows, trainer);
    const preview = await send(app, previewStudentImportUndo, { params: { id }, as: trainer });
    expect(preview.body).toEqual({ removable_count: 4, kept: [] });
    const { status, body } = await undo(id, trainer);
    expect([status, body.kept, body.import.removed_count]).toEqual([200, [], 4]);
    expect(body.import.undone_at).toBe(clock.now().toISOString());
    expect(await countOf(trainer)).toBe(1);
    expect((await send(app, findStudent, { params: { id: older.id }, as: trainer })).status).toBe(200);
    // The e-mails are free again.
    expect((await finish(await aWaitingImport(rows, trainer), { as: trainer })).status).toBe(200);
  });

  it("leaves students who have cycles or evaluations, trainings that were done or strength tests, a plan, have signed in or were changed since, and says why", async () => {
    const trainer = await aTrainer(prumo);
    const names = [
      "Com ciclo",
      "Treinada",
      "Testada",
      "Com plano",
      "Que entrou",
      "Editada",
      "Inativa",
      "Marcada",
      "Atestada",
      "Avaliada",
      "Intocada",
    ];
    const rows = rowsOf(names.map((name) => aStudentDraft({ name })));
    const id = await anImport(rows, trainer);
    const [cycled, trained, tested, planned, entered, edited, inactive, appointed, certified, evaluated] =
      await Promise.all(rows.map(({ student }) => idOf(student.email, trainer)));
    const season = { name: "Temporada", items_to_be_evaluated: [] };
    expect((await send(app, createMacrocycle, { params: { id: cycled ?? 0 }, body: season, as: trainer })).status).toBe(
      201,
    );
    // The cycle of the training is gone, what was done of it is not.
    await database.owner.query(
      `insert into training_executions
         (trainer_id, student_id, training_key, training_name, day, note, recorded_by, versions, overruled)
       values ($1, $2, 1, 'Treino A', '2026-03-01', '', 'trainer', '[]', '[]')`,
      [trainer.id, trained],
    );
    const strengthTest = { student_id: tested ?? 0, muscle_group_id: 1, exercise_name: "Supino", weight: 40 };
    expect((await send(app, recordStrengthTest, { body: strengthTest, as: trainer })).status).toBe(201);
    await aStudentsMoney(database.owner, `id = ${planned}`);
    await database.owner.query("update users set confirmed_at = now() where id = $1", [entered]);
    await database.owner.query("update students set contact_name = 'Mãe' where id = $1", [edited]);
    await send(app, setStudentStatus, { params: { id: inactive ?? 0 }, body: { is_active: false }, as: trainer });
    const appointment = { day: clock.now().toISOString().slice(0, 10), time: null };
    await send(app, saveAppointment, { params: { id: appointed ?? 0 }, body: appointment, as: trainer });

    await aCertificate(prumo, { id: certified ?? 0 }, trainer);
    const evaluation = {
      student_id: evaluated ?? 0,
      evaluated_on: "2020-03-01",
      skinfold_protocol: "Sem protocolo" as const,
      evaluated_items: { student: { weight: "70" } },
    };
    const evaluations = { key: randomUUID(), rows: [{ line: 2, evaluation }] };
    expect((await send(app, importEvaluations, { body: evaluations, as: trainer })).status).toBe(200);

    const kept = [
      { id: cycled, name: "Com ciclo", reason: "has_cycles" },
      { id: trained, name: "Treinada", reason: "has_executions" },
      { id: tested, name: "Testada", reason: "has_strength_tests" },
      { id: planned, name: "Com plano", reason: "has_plan" },
      { id: entered, name: "Que entrou", reason: "signed_in" },
      { id: edited, name: "Editada", reason: "changed" },
      { id: inactive, name: "Inativa", reason: "changed" },
      { id: appointed, name: "Marcada", reason: "changed" },
      { id: certified, name: "Atestada", reason: "changed" },
      { id: evaluated, name: "Avaliada", reason: "has_evaluations" },
    ];
    const preview = await send(app, previewStudentImportUndo, { params: { id }, as: trainer });
    expect(preview.body).toEqual({ removable_count: 1, kept });
    const { body } = await undo(id, trainer);
    expect([body.import.removed_count, body.kept]).toEqual([1, kept]);
    expect(await countOf(trainer)).toBe(10);
    expect((await undo(id, trainer)).body).toEqual(body);
  });

  it("waits for what another window is saving, and leaves whoever has it", async () => {
    const trainer = await aTrainer(prumo);
    const rows = several(2);
    const id = await anImport(rows, trainer);
    const cycled = await idOf(rows[0]?.student.email ?? "", trainer);
    const window = await database.owner.connect();
    onTestFinished(() => window.release(true));
    await window.query("begin");
    await window.query(
      `insert into macrocycles (trainer_id, student_id, name, skinfold_protocol, vo2_protocol, items_to_be_evaluated)
       values ($1, $2, 'Temporada', '', '', '{}')`,
      [trainer.id, cycled],
    );
    const undone = undo(id, trainer);
    const waiting = async () =>
      (await database.owner.query("select from pg_locks where not granted and locktype = 'transactionid'")).rowCount;
    await expect.poll(waiting, { timeout: 4_000 }).toBe(1);
    await window.query("commit");
    const { body } = await undone;
    expect([body.import.removed_count, body.kept.map(({ id, reason }) => [id, reason])]).toEqual([
      1,
      [[cycled, "has_cycles"]],
    ]);
    const { rowCount } = await database.owner.query("select from macrocycles where student_id = $1", [cycled]);
    expect(rowCount).toBe(1);
  });

  it("records of each whom it removed that their data were erased, and by whom", async () => {
    const trainer = await aTrainer(prumo);
    const rows = several(2);
    const id = await anImport(rows, trainer);
    const [gone, stays] = await Promise.all(rows.map(({ student }) => idOf(student.email, trainer)));
    await database.owner.query("update users set confirmed_at = now() where id = $1", [stays]);
    await undo(id, trainer);
    const erased = await database.owner.query(
      "select user_id, actor_id from audit_log where action = 'erased' and user_id = any($1)",
      [[gone, stays]],
    );
    expect(erased.rows).toEqual([{ user_id: gone, actor_id: trainer.id }]);
  });

  it("looks at everything that can be built on a student: a new table must be thought of here", async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'students'::regclass order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "appointments",
      "comment_media_consents",
      "comments",
      "dismissed_advices",
      "dismissed_signals",
      "evaluation_changes",
      "evaluations",
      "execution_snapshots",
      "forgotten_data",
      "macrocycles",
      "notices",
      "pix_charges",
      "readiness_answers",
      "readiness_documents",
      "removed_trainings",
      "retention_announcements",
      "retention_holds",
      "shared_links",
      "strength_tests",
      "student_cards",
      "student_goals",
      "student_import_rows",
      "student_payments",
      "student_plans",
      "training_executions",
      "training_maxes",
    ]);
  });

  it("is for what was finished", async () => {
    expect((await undo(await aWaitingImport(several(1)))).status).toBe(404);
  });

  it("is offered for the newest import, for a week, until it is undone", async () => {
    const trainer = await aTrainer(prumo);
    const last = async () => (await send(app, findLastStudentImport, { as: trainer })).body.import;
    expect(await last()).toBeNull();
    const first = await anImport(several(1), trainer);
    await aWaitingImport(several(1), trainer);
    expect((await last())?.id).toBe(first);
    clock.advance(60_000);
    const second = await anImport(several(2), trainer);
    expect(await last()).toMatchObject({ id: second, imported_count: 2 });
    await undo(second, trainer);
    expect((await last())?.id).toBe(first);
    clock.advance(7 * DAY_MS);
    const session = await send(app, findLastStudentImport, { as: await aTrainer(prumo) });
    expect(session.body.import).toBeNull();
    clock.advance(-7 * DAY_MS - 60_000);
  });
});
