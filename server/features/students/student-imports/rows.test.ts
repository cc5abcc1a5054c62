import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  beginStudentImport,
  findKnownContacts,
  finishStudentImport,
  MAX_IMPORTED_STUDENTS,
  MAX_ROWS_AT_ONCE,
  previewStudentImportUndo,
  sendStudentImportRows,
  undoStudentImport,
} from "#contract/students/student-imports.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { importsOf, several } from "../../../testing/steps/student-imports.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });
const { begin, finish, aWaitingImport, anImport, countOf } = importsOf(prumo, ana);

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
