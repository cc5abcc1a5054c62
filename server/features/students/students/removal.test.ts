import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  findStudent,
  listStudents,
  registerStudent,
  removeStudent,
  setStudentStatus,
} from "#contract/students/students.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, dataDir, runJobsOfNextDay } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const remove = (id: number, as = ana) => send(app, removeStudent, { params: { id }, as });
const deactivate = (id: number) => send(app, setStudentStatus, { params: { id }, body: { is_active: false }, as: ana });
/** Files go by a job, a day later. */
async function kept() {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files")).catch(() => []);
}

/** Every row of every table that says whose it is by one of these columns. */
async function rowsOf(id: number): Promise<Record<string, number>> {
  const { rows: columns } = await database.owner.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('student_id', 'user_id')
         or (table_schema = 'public' and table_name in ('users', 'students') and column_name = 'id')`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name, column_name } of columns) {
    const { rows } = await database.owner.query(
      `select count(*)::int as count from ${table_name} where ${column_name} = $1`,
      [id],
    );
    if (rows[0].count > 0) counts[table_name] = rows[0].count;
  }
  return counts;
}

describe("removing a student", () => {
  it("removes the student's rows from every table", async () => {
    const student = await aStudent(prumo, ana);
    await aPrescribedMesocycle(prumo, student);
    expect(Object.keys(await rowsOf(student.id))).toEqual(
      expect.arrayContaining([
        "users",
        "students",
        "macrocycles",
        "mesocycles",
        "evaluations",
        "trainings",
        "sessions",
      ]),
    );
    await deactivate(student.id);
    expect((await remove(student.id)).status).toBe(204);
    // The log tells by ids alone who did what.
    expect(Object.keys(await rowsOf(student.id))).toEqual(["audit_log"]);
    expect((await send(app, findStudent, { params: { id: student.id }, as: ana })).status).toBe(404);
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(401);
    const { body } = await send(app, listStudents, { querystring: {}, as: ana });
    expect(body.users.map(({ id }) => id)).not.toContain(student.id);
  });

  it("removes the photo", async () => {
    const before = await kept();
    const form = asForm({ student: aStudentDraft(), photo: aFile(await anImage("jpeg")) });
    const { body } = await sendAnything(app, registerStudent, { form, as: ana });
    expect(await kept()).toHaveLength(before.length + 1);
    await deactivate(body.student.id);
    await remove(body.student.id);
    expect(await kept()).toEqual(before);
  });

  it("leaves the trainer's other students and the trainer's own payments as they were", async () => {
    const [gone, stays] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    const others = await rowsOf(stays.id);
    const { rows: subscriptions } = await database.owner.query("select * from subscriptions order by id");
    await deactivate(gone.id);
    await remove(gone.id);
    expect(await rowsOf(stays.id)).toEqual(others);
    expect((await database.owner.query("select * from subscriptions order by id")).rows).toEqual(subscriptions);
  });

  it("is refused while the student is active, and nothing is removed", async () => {
    const student = await aStudent(prumo, ana);
    const answer = await remove(student.id);
    expect([answer.status, answer.errors]).toEqual([
      409,
      { code: "student_active", detail: "Inative o cadastro antes de excluí-lo." },
    ]);
    expect((await send(app, findStudent, { params: { id: student.id }, as: ana })).status).toBe(200);
  });

  it("finds neither another trainer's student, nor a trainer, nor a removed student", async () => {
    const student = await aStudent(prumo, ana);
    await deactivate(student.id);
    expect((await remove(student.id, bruno)).status).toBe(404);
    for (const id of [ana.id, bruno.id]) expect((await remove(id)).status).toBe(404);
    expect((await remove(student.id)).status).toBe(204);
    expect((await remove(student.id)).status).toBe(404);
  });

  it("frees the e-mail", async () => {
    const student = await aStudent(prumo, ana);
    await deactivate(student.id);
    await remove(student.id);
    const again = await send(app, registerStudent, {
      body: { student: aStudentDraft({ email: student.email }) },
      as: bruno,
    });
    expect(again.status).toBe(201);
  });
});
