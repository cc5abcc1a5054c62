import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  MAX_IMPORTED_STUDENTS,
  MAX_INVITATIONS_AT_ONCE,
  sendStudentImportRows,
} from "#contract/students/student-imports.ts";
import { findStudent } from "#contract/students/students.ts";
import { actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { type Mail, mailsTo } from "../../../testing/services/outbox.ts";
import { importsOf, type Row, rowsOf, several } from "../../../testing/steps/student-imports.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, clock } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const { begin, sendRows, finish, aWaitingImport, anImport, countOf, idOf, undo } = importsOf(prumo, ana);

describe("an import", () => {
  it("registers each row as the form would, and mails nobody unless it is told to", async () => {
    const trainer = await aTrainer(prumo);
    const draft = aStudentDraft({
      name: "  Íris da Conceição ",
      email: "Iris@Exemplo.com.br",
      email_secundario: "PT",
      cellphone: "21 123 4567",
      contact_name: "Mãe",
      personal_anamnesis: { days_of_week: ["friday", "monday"], lesions: "Joelho", had_lesions: true },
      physiological_anamnesis: { water: "2,5 L" },
    });
    const id = await aWaitingImport(rowsOf([draft, aStudentDraft()]), trainer);
    expect(await countOf(trainer)).toBe(0);
    const { status, body } = await finish(id, { as: trainer });
    expect([status, body.import]).toEqual([
      200,
      {
        id,
        file_name: "alunos.xlsx",
        total: 2,
        imported_count: 2,
        invited: false,
        finished_at: clock.now().toISOString(),
        undone_at: null,
        removed_count: null,
      },
    ]);
    const student = { id: await idOf("iris@exemplo.com.br", trainer) };
    const read = await send(app, findStudent, { params: student, as: trainer });
    expect(read.body.student).toMatchObject({
      name: "Íris da Conceição",
      email: "iris@exemplo.com.br",
      email_secundario: "PT",
      cellphone: "21 123 4567",
      contact_name: "Mãe",
      personal_anamnesis: { days_of_week: ["monday", "friday"], lesions: "Joelho", had_lesions: true },
      physiological_anamnesis: { water: "2,5 L" },
      is_active: true,
    });
    expect(await mailsTo(prumo, "iris@exemplo.com.br")).toEqual([]);
  });

  it("that is told to invite sends everyone their own link, and keeps no e-mail in the queue", async () => {
    const rows = several(3);
    await finish(await aWaitingImport(rows), { invite: true });
    const queue = await database.owner.query<{ payload: string }>(
      "select payload::text from graphile_worker._private_jobs",
    );
    expect(queue.rows).toEqual(
      rows.map(() => ({ payload: expect.stringMatching(/^\{"kind" ?: ?"invitation", ?"person" ?: ?\d+\}$/) })),
    );
    // One after the other: runs of due jobs at the same time would share the mails among them.
    const mails: Mail[] = [];
    for (const { student } of rows) mails.push(...(await mailsTo(prumo, student.email)));
    const links = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    expect(new Set(links).size).toBe(3);
  });

  it("of more than a mail server bears cannot invite, and then imports nobody", async () => {
    const trainer = await aTrainer(prumo);
    const id = await aWaitingImport(several(MAX_INVITATIONS_AT_ONCE + 1), trainer);
    const answer = await finish(id, { invite: true, as: trainer });
    expect([answer.status, answer.errors.detail]).toEqual([422, "Podem ser enviados até 500 convites de uma vez."]);
    expect(await countOf(trainer)).toBe(0);
  });

  it("of 5,000 rows registers everybody, and nobody when an e-mail of line 4,999 was taken meanwhile", async () => {
    const trainer = await aTrainer(prumo);
    const rows = several(MAX_IMPORTED_STUDENTS);
    const id = await aWaitingImport(rows, trainer);
    const email = rows.find(({ line }) => line === 4_999)?.student.email ?? "";
    const rival = await aStudent(prumo, bruno, { email });

    const refused = await finish(id, { as: trainer });
    expect([refused.status, refused.errors]).toEqual([
      422,
      {
        code: "email_taken",
        detail: "Nenhum aluno foi importado. Há um problema na linha 4.999.",
        fields: { "lines.4999.email": "Já existe um aluno com este e-mail." },
      },
    ]);
    expect(await countOf(trainer)).toBe(0);

    await sendRows(id, [{ line: 4_999, student: aStudentDraft() }], trainer);
    expect((await finish(id, { as: trainer })).status).toBe(200);
    expect(await countOf(trainer)).toBe(MAX_IMPORTED_STUDENTS);
    expect((await send(app, findStudent, { params: { id: rival.id }, as: bruno })).status).toBe(200);

    const { body } = await undo(id, trainer);
    expect([body.import.removed_count, await countOf(trainer)]).toEqual([MAX_IMPORTED_STUDENTS, 0]);
  }, 120_000);

  it("with an e-mail on two lines registers nobody and names the second", async () => {
    const email = "gemeas@exemplo.com.br";
    const before = await countOf(ana);
    const id = await aWaitingImport(
      rowsOf([aStudentDraft({ email }), aStudentDraft({ email: "GEMEAS@exemplo.com.br" })]),
    );
    const answer = await finish(id);
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      { "lines.3.email": "E-mail repetido: já está na linha 2." },
    ]);
    expect(await countOf(ana)).toBe(before);
  });

  it("whose rows have not all come registers nobody", async () => {
    const before = await countOf(ana);
    const { id } = await begin(3);
    await sendRows(id, several(2));
    const answer = await finish(id);
    expect([answer.status, answer.errors.detail]).toEqual([
      422,
      "Faltam linhas da planilha. Envie o arquivo novamente.",
    ]);
    expect(await countOf(ana)).toBe(before);
  });

  it("begun, sent and finished twice with one key is one import", { tags: "race" }, async () => {
    const key = randomUUID();
    const rows = several(2);
    const before = await countOf(ana);
    const [one, other] = await Promise.all([begin(2, { key }), begin(2, { key })]);
    expect(one.id).toBe(other.id);
    await Promise.all([sendRows(one.id, rows), sendRows(one.id, rows)]);
    const answers = await Promise.all([finish(one.id), finish(one.id), finish(one.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sendRows(one.id, several(2)); // too late to matter
    expect((await finish(one.id)).body).toEqual(answers[0]?.body);
    expect(await countOf(ana)).toBe(before + 2);
  });

  it("racing another of the same e-mails: one of the two files is imported, the other not at all", {
    tags: "race",
  }, async () => {
    const trainer = await aTrainer(prumo);
    // As often as it takes to meet in the middle: each file would wait for a line of the other.
    for (let race = 1; race <= 5; race++) {
      const emails = Array.from({ length: 200 }, () => `${randomUUID()}@exemplo.com.br`);
      const files = await Promise.all(
        [emails, emails.toReversed()].map((list) =>
          aWaitingImport(rowsOf(list.map((email) => aStudentDraft({ email }))), trainer),
        ),
      );
      const answers = await Promise.all(files.map((id) => finish(id, { as: trainer })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await countOf(trainer)).toBe(race * emails.length);
    }
  });

  it("that was never finished is forgotten a day later by the clock, whoever began it, and no other", async () => {
    const everyHour = async () => {
      await database.owner.query("select graphile_worker.add_job('forget_abandoned_imports')");
      await prumo.runDueJobs();
    };
    const left = async () =>
      (await database.owner.query<{ id: number }>("select distinct import_id as id from student_import_rows")).rows;
    await database.owner.query("delete from student_imports where finished_at is null");
    const finished = await anImport(several(1));
    const abandoned = [await aWaitingImport(several(1)), await aWaitingImport(several(2), bruno)];
    clock.advance(DAY_MS + 1);
    const fresh = await aWaitingImport(several(1), bruno);
    await everyHour();
    clock.advance(-DAY_MS - 1);
    const ids = (await left()).map(({ id }) => Number(id));
    expect(ids).toEqual(expect.arrayContaining([finished, fresh]));
    for (const id of abandoned) expect(ids).not.toContain(id);
    expect((await finish(abandoned[0] ?? 0)).status).toBe(404);
  });

  it("is swept away by nobody who comes over the wire", async () => {
    const id = await aWaitingImport(several(1));
    const asBruno = actAsTrainer(bruno.id, "demonstration");
    const sweeping = inScope(database.db, asBruno, ({ tx }) =>
      sql`select forget_abandoned_imports(now() + interval '1 year')`.execute(tx),
    );
    await expect(sweeping).rejects.toThrow("abandoned imports are forgotten by the clock");
    expect((await finish(id)).status).toBe(200);
  });

  it("takes no more lines than it was begun with, sent at once or bit by bit; a line sent again is no other", async () => {
    const [first, second, third] = several(3) as [Row, Row, Row];
    const { id } = await begin(2);
    const sent = async (...rows: Row[]) =>
      (await send(app, sendStudentImportRows, { params: { id }, body: { rows }, as: ana })).status;
    expect([await sent(first, second, third), await sent(first), await sent(first, second)]).toEqual([422, 200, 200]);
    const refused = await send(app, sendStudentImportRows, { params: { id }, body: { rows: [third] }, as: ana });
    expect([refused.status, refused.errors.detail]).toEqual([
      422,
      "Há mais linhas do que a planilha tinha. Envie o arquivo novamente.",
    ]);
    expect((await finish(id)).status).toBe(200);
  });

  it("is tried so often and no more from one address, so that nobody asks file by file which e-mails are known", async () => {
    const [taken] = several(1) as [Row];
    await aStudent(prumo, bruno, { email: taken.student.email });
    const id = await aWaitingImport([taken]);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time++) statuses.push((await finish(id, { address: "10.1.1.1" })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await finish(id, { address: "10.1.2.1" })).status).toBe(422);
  });

  it("keeps no copy of what it registered", async () => {
    const id = await anImport(several(2));
    const { rows } = await database.owner.query("select draft from student_import_rows where import_id = $1", [id]);
    expect(rows).toEqual([{ draft: null }, { draft: null }]);
  });
});
