import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMacrocycle } from "#contract/macrocycles.ts";
import {
  beginStudentImport,
  findKnownContacts,
  findLastStudentImport,
  finishStudentImport,
  MAX_IMPORTED_STUDENTS,
  MAX_INVITATIONS_AT_ONCE,
  MAX_ROWS_AT_ONCE,
  previewStudentImportUndo,
  sendStudentImportRows,
  undoStudentImport,
} from "#contract/student-imports.ts";
import { findStudent, listStudents, setStudentStatus } from "#contract/students.ts";
import { inScope } from "../../platform/database/scope.ts";
import { type Mail, mailsTo } from "../../testing/outbox.ts";
import { aStudent, aStudentDraft, aTrainer, type StudentInput, type Trainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database, clock } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

interface Row {
  readonly line: number;
  readonly student: StudentInput;
}

/** A header on the first line, students from the second on. */
const rowsOf = (drafts: readonly StudentInput[]): Row[] =>
  drafts.map((student, place) => ({ line: place + 2, student }));
const several = (count: number) => rowsOf(Array.from({ length: count }, () => aStudentDraft()));

const begin = async (total: number, { as = ana, key = randomUUID() } = {}) =>
  (await send(app, beginStudentImport, { body: { key, file_name: "alunos.xlsx", total }, as })).body.import;

async function sendRows(id: number, rows: readonly Row[], as: Trainer = ana) {
  for (let start = 0; start < rows.length; start += MAX_ROWS_AT_ONCE) {
    const some = rows.slice(start, start + MAX_ROWS_AT_ONCE);
    const answer = await send(app, sendStudentImportRows, { params: { id }, body: { rows: some }, as });
    expect(answer.status).toBe(200);
  }
}

let senders = 0;
/** Each time from another address: the limit has a test of its own. */
const finish = (id: number, { invite = false, as = ana, address = `10.0.0.${senders++}` } = {}) =>
  send(app, finishStudentImport, {
    params: { id },
    body: { invite },
    as,
    headers: { "x-forwarded-for": address },
  });

/** A file of these rows, begun and sent, not yet finished. */
async function aWaitingImport(rows: readonly Row[], as: Trainer = ana) {
  const { id } = await begin(rows.length, { as });
  await sendRows(id, rows, as);
  return id;
}

async function anImport(rows: readonly Row[], as: Trainer = ana) {
  const id = await aWaitingImport(rows, as);
  expect((await finish(id, { as })).status).toBe(200);
  return id;
}

const countOf = async (trainer: Trainer) =>
  (await send(app, listStudents, { querystring: { limit: 1 }, as: trainer })).body.meta.total_count;

const idOf = async (email: string, as = ana) => {
  const { body } = await send(app, listStudents, { querystring: { q: email }, as });
  const [student] = body.users;
  if (!student) throw new Error(`${email} was not imported`);
  return student.id;
};

const undo = (id: number, as = ana) => send(app, undoStudentImport, { params: { id }, as });

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

  it("that is told to invite sends everybody a link of their own", async () => {
    const rows = several(3);
    await finish(await aWaitingImport(rows), { invite: true });
    const queue = await database.owner.query<{ payload: string }>(
      "select payload::text from graphile_worker._private_jobs",
    );
    expect(queue.rows).toEqual(rows.map(() => ({ payload: expect.stringMatching(/^\{"sealed": ?"[\w+/=]+"\}$/) })));
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

  it("begun, sent and finished twice with one key is one import", async () => {
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

  it("racing another of the same e-mails: one of the two files is imported, the other not at all", async () => {
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
    const asBruno = { role: "trainer", userId: bruno.id, trainerId: bruno.id } as const;
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
    expect((await finish(id, { address: "10.1.1.2" })).status).toBe(422);
  });

  it("keeps no copy of what it registered", async () => {
    const id = await anImport(several(2));
    const { rows } = await database.owner.query("select draft from student_import_rows where import_id = $1", [id]);
    expect(rows).toEqual([{ draft: null }, { draft: null }]);
  });
});

describe("a row", () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["without a name", { name: "" }, { name: "Este campo não pode ficar em branco" }],
    ["with a wrong e-mail", { email: "maria@" }, { email: "E-mail deve ser válido" }],
    ["with half a phone", { cellphone: "(11) 9123" }, { cellphone: "Campo com formato inválido" }],
    ["with the birthdate of a newborn", { birthdate: "2026-01-01" }, { birthdate: "Data inválida" }],
    [
      "without a day",
      { personal_anamnesis: { days_of_week: [] } },
      { "personal_anamnesis.days_of_week": "Este campo não pode ficar em branco" },
    ],
  ])("%s is refused by the rules of the form, and none of its request is kept", async (_, change, fields) => {
    const { id } = await begin(2);
    const rows = [...several(1), { line: 3, student: { ...aStudentDraft(), ...change } }];
    const answer = await sendAnything(app, sendStudentImportRows, { params: { id }, body: { rows }, as: ana });
    const paths = Object.fromEntries(Object.entries(fields).map(([path, words]) => [`rows.1.student.${path}`, words]));
    expect([answer.status, answer.errors.fields]).toEqual([422, paths]);
    const { rowCount } = await database.owner.query("select from student_import_rows where import_id = $1", [id]);
    expect(rowCount).toBe(0);
  });

  it.each([
    ["more than a request takes", { rows: several(MAX_ROWS_AT_ONCE + 1) }],
    ["none", { rows: [] }],
  ])("too many or too few: %s", async (_, body) => {
    const { id } = await begin(1);
    const answer = await sendAnything(app, sendStudentImportRows, { params: { id }, body, as: ana });
    expect(answer.status).toBe(422);
  });

  it.each([0, MAX_IMPORTED_STUDENTS + 1])("a file of %i is refused", async (total) => {
    const body = { key: randomUUID(), file_name: "x.csv", total };
    expect((await sendAnything(app, beginStudentImport, { body, as: ana })).status).toBe(422);
  });
});

describe("what is known already", () => {
  it("is told: e-mails and cellphones of one's own students, and nothing of anybody else's", async () => {
    const trainer = await aTrainer(prumo);
    const own = await aStudent(prumo, trainer, { name: "Lia", cellphone: "(21) 99999-1111" });
    const other = await aStudent(prumo, bruno, { name: "Secreta", cellphone: "(21) 98888-2222" });
    const answer = await send(app, findKnownContacts, {
      body: {
        emails: [own.email.toUpperCase(), ` ${other.email}`, "livre@exemplo.com.br", trainer.email, ""],
        cellphones: ["21999991111", "(21) 98888-2222", ""],
      },
      as: trainer,
    });
    expect(answer.body.emails).toEqual([own.email]);
    expect(answer.body.cellphones).toEqual([{ cellphone: "21999991111", name: "Lia" }]);
    expect(answer.text).not.toContain("Secreta");
  });

  it("is nothing of what no e-mail or cellphone can be", async () => {
    const unreadable = ["\u0000", "a\u0000@exemplo.com.br", "\ud83d", "ç".repeat(320)];
    const body = { emails: unreadable, cellphones: unreadable };
    const answer = await send(app, findKnownContacts, { body, as: ana });
    expect([answer.status, answer.body]).toEqual([200, { emails: [], cellphones: [] }]);
  });
});

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

  it("leaves whoever has cycles, has signed in or was changed since, and says why", async () => {
    const trainer = await aTrainer(prumo);
    const names = ["Com ciclo", "Que entrou", "Editada", "Inativa", "Intocada"];
    const rows = rowsOf(names.map((name) => aStudentDraft({ name })));
    const id = await anImport(rows, trainer);
    const [cycled, entered, edited, inactive] = await Promise.all(
      rows.map(({ student }) => idOf(student.email, trainer)),
    );
    const season = { name: "Temporada", items_to_be_evaluated: [] };
    expect((await send(app, createMacrocycle, { params: { id: cycled ?? 0 }, body: season, as: trainer })).status).toBe(
      201,
    );
    await database.owner.query("update users set confirmed_at = now() where id = $1", [entered]);
    await database.owner.query("update students set contact_name = 'Mãe' where id = $1", [edited]);
    await send(app, setStudentStatus, { params: { id: inactive ?? 0 }, body: { is_active: false }, as: trainer });

    const kept = [
      { id: cycled, name: "Com ciclo", reason: "has_cycles" },
      { id: entered, name: "Que entrou", reason: "signed_in" },
      { id: edited, name: "Editada", reason: "changed" },
      { id: inactive, name: "Inativa", reason: "changed" },
    ];
    const preview = await send(app, previewStudentImportUndo, { params: { id }, as: trainer });
    expect(preview.body).toEqual({ removable_count: 1, kept });
    const { body } = await undo(id, trainer);
    expect([body.import.removed_count, body.kept]).toEqual([1, kept]);
    expect(await countOf(trainer)).toBe(4);
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
    expect(rows.map(({ name }) => name)).toEqual(["macrocycles", "student_import_rows"]);
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

describe("another trainer", () => {
  it("can neither add to an import, finish it, look at it nor undo it", async () => {
    const waiting = await aWaitingImport(several(1));
    const finished = await anImport(several(1));
    const before = await countOf(ana);
    for (const id of [waiting, finished]) {
      const params = { id };
      const answers = await Promise.all([
        send(app, sendStudentImportRows, { params, body: { rows: several(1) }, as: bruno }),
        send(app, finishStudentImport, { params, body: { invite: false }, as: bruno }),
        send(app, previewStudentImportUndo, { params, as: bruno }),
        send(app, undoStudentImport, { params, as: bruno }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await countOf(ana)).toBe(before);
    expect((await finish(waiting)).status).toBe(200);
  });

  it("may use the same key for a file of their own", async () => {
    const key = randomUUID();
    const [own, theirs] = await Promise.all([begin(1, { key }), begin(1, { key, as: bruno })]);
    expect(own.id).not.toBe(theirs.id);
  });
});
