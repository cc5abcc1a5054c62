import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/audit.ts";
import { updateProfile } from "#contract/profile.ts";
import {
  findStudent,
  listStudents,
  notifyChangesSeen,
  registerStudent,
  setStudentStatus,
  updateStudent,
} from "#contract/students.ts";
import { inScope } from "../../platform/database/scope.ts";
import { aFile, asForm } from "../../testing/forms.ts";
import { anImage } from "../../testing/images.ts";
import { mailsTo } from "../../testing/outbox.ts";
import {
  anAdmin,
  aProfileDraft,
  aStudent,
  aStudentDraft,
  aTrainer,
  type StudentInput,
  type TheirStudent,
} from "../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { changeOwnRegistration } from "./commands.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const read = async ({ id }: TheirStudent, as: Bearer = ana) =>
  (await send(app, findStudent, { params: { id }, as })).body.student;
type Change = Partial<StudentInput> & { readonly lock_version?: number; readonly is_active?: boolean };
const save = (student: TheirStudent, change: Change, as: Bearer = student) =>
  sendAnything(app, updateStudent, {
    params: { id: student.id },
    body: { student: { ...aStudentDraft({ email: student.email }), ...change } },
    as,
  });

const changesLogged = async (as: TheirStudent) => {
  const { body } = await send(app, listAuditEntries, { querystring: {}, as });
  return body.entries.filter(({ label }) => label === "Alterou o cadastro e a anamnese").length;
};

const ofTheTrainer = {
  student_type: "in_person",
  contact_name: "Mãe",
  contact_cellphone: "(11) 9 8888-7777",
} as const;

describe("a student's change of the own registration", () => {
  it("is kept in every field that is the student's, and the trainer is told", async () => {
    const student = await aStudent(prumo, ana, ofTheTrainer);
    const answer = await save(student, {
      name: "Joana Nova",
      email: `nova.${student.email}`,
      email_secundario: "PT",
      cellphone: "21 123 4567",
      birthdate: "1990-05-06",
      gender: "female",
      personal_anamnesis: {
        ocupation: "Médica",
        had_pains: true,
        pains: "Joelho",
      } as StudentInput["personal_anamnesis"],
      physiological_anamnesis: { water: "3 L", smoke: false },
      lock_version: 0,
    });
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({
      name: "Joana Nova",
      email: `nova.${student.email}`,
      email_secundario: "PT",
      cellphone: "21 123 4567",
      birthdate: "1990-05-06",
      gender: "female",
      personal_anamnesis: {
        ocupation: "Médica",
        had_pains: true,
        pains: "Joelho",
        days_of_week: ["monday", "wednesday", "friday"],
      },
      physiological_anamnesis: { water: "3 L", smoke: false },
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
  });

  it("leaves what is the trainer's to decide, whatever is sent", async () => {
    const goals = { days_of_week: ["monday"], training_goals: "Performance" } as const;
    const student = await aStudent(prumo, ana, {
      ...ofTheTrainer,
      personal_anamnesis: { ...goals, days_of_week: ["monday"] },
    });
    const answer = await save(student, {
      student_type: "consulting",
      contact_name: "Outra",
      contact_cellphone: "(11) 9 1111-1111",
      is_active: false,
      personal_anamnesis: { days_of_week: ["sunday"], training_goals: "Reabilitação postural" },
    });
    expect(answer.status).toBe(200);
    const { personal_anamnesis, ...after } = await read(student);
    expect(after).toMatchObject({ ...ofTheTrainer, is_active: true });
    expect(personal_anamnesis).toEqual(goals);
    expect((await read(student, student)).id).toBe(student.id);
  });

  it("is possible for nobody else's, fellow students' included", async () => {
    const student = await aStudent(prumo, ana);
    const before = await read(student);
    const fellow = await aStudent(prumo, ana);
    for (const stranger of [fellow, await aStudent(prumo, bruno), bruno]) {
      expect((await save(student, { name: "Invadido" }, stranger)).status).toBe(404);
    }
    expect((await save({ ...student, id: ana.id }, {}, student)).status).toBe(404);
    expect(await read(student)).toEqual(before);
  });

  it("of the name in the profile tells the trainer too", async () => {
    const student = await aStudent(prumo, ana);
    await send(app, updateProfile, { body: { user: aProfileDraft() }, as: student });
    expect(await read(student)).toMatchObject({
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
  });

  it("of a few answers leaves the others as they are, and takes back what is sent blank", async () => {
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { days_of_week: ["monday"], ocupation: "Médica", had_pains: true, pains: "Joelho" },
      physiological_anamnesis: { water: "3 L", smoke: false, exam_frequency: "Anual" },
    });
    const partial = { personal_anamnesis: { pains: "Ombro" }, physiological_anamnesis: { smoke: null, water: "" } };
    const answer = await save(student, partial as Change);
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({ lock_version: 1, is_profile_changed: true });
    expect((await read(student)).personal_anamnesis).toEqual({
      days_of_week: ["monday"],
      ocupation: "Médica",
      had_pains: true,
      pains: "Ombro",
    });
    expect((await read(student)).physiological_anamnesis).toEqual({
      exam_frequency: "Anual",
      smoke: null,
      water: "",
    });
  });

  it("that changes nothing is none: the trainer is told nothing, the version stays and the log says nothing", async () => {
    const answers = { days_of_week: ["monday"], ocupation: "Médica", pains: "", had_pains: null } as const;
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { ...answers, days_of_week: ["monday"] },
      physiological_anamnesis: { water: "3 L", smoke: null },
    });
    const same = {
      personal_anamnesis: { ocupation: "Médica", lesions: "", had_lesions: null, training_goals: "Performance" },
      physiological_anamnesis: { water: "3 L", exam_frequency: "" },
    } as Change;
    for (const change of [{}, same, { ...same, lock_version: 0 }]) {
      const answer = await save(student, change);
      expect([answer.status, answer.body.student.lock_version]).toEqual([200, 0]);
    }
    const { name: fullname, cellphone } = await read(student);
    const user = aProfileDraft({ fullname, phone: cellphone ?? "" });
    await send(app, updateProfile, { body: { user }, as: student });
    expect(await read(student)).toMatchObject({ is_profile_changed: false, lock_version: 0 });
    expect(await changesLogged(student)).toBe(0);
    expect((await save(student, { ...same, lock_version: 1 })).status).toBe(409);
  });

  it.each<[string, Change]>([
    ["the name", { name: "Outra" }],
    ["the phone", { cellphone: "(11) 98888-0000" }],
    ["the birthdate", { birthdate: "1990-05-06" }],
    ["the gender", { gender: "female" }],
    ["an answer", { physiological_anamnesis: { water: "2 L" } }],
  ])("of %s alone is one", async (_, change) => {
    const student = await aStudent(prumo, ana);
    expect((await save(student, change)).status).toBe(200);
    expect(await read(student)).toMatchObject({
      is_profile_changed: true,
      is_changes_notified: false,
      lock_version: 1,
    });
    expect(await changesLogged(student)).toBe(1);
  });

  it("of the photo alone is one, and so is taking it away, but not taking away what is not there", async () => {
    const student = await aStudent(prumo, ana);
    const own = aStudentDraft({ email: student.email });
    const sendPhoto = async (photo: File | "") => {
      const form = asForm({ student: own, photo });
      const answer = await sendAnything(app, updateStudent, { params: { id: student.id }, form, as: student });
      return answer.body.student.lock_version;
    };
    expect(await sendPhoto("")).toBe(0);
    expect(await sendPhoto(aFile(await anImage("jpeg")))).toBe(1);
    expect(await sendPhoto("")).toBe(2);
  });

  it("cannot be made by the database's own way for anybody but a student", async () => {
    const student = await aStudent(prumo, ana);
    const change = { ...aStudentDraft(), lock_version: undefined } as Parameters<typeof changeOwnRegistration>[1];
    for (const role of ["trainer", "admin"] as const) {
      const actor = { role, userId: student.id, trainerId: ana.id };
      await expect(inScope(database.db, actor, (scope) => changeOwnRegistration(scope, change, true))).rejects.toThrow(
        "only a student",
      );
    }
    const stranger = { role: "student", userId: student.id, trainerId: bruno.id } as const;
    expect(await inScope(database.db, stranger, (scope) => changeOwnRegistration(scope, change, true))).toBe(
      "changed_elsewhere",
    );
  });
});

describe("the notice of a change", () => {
  const chipOf = async (student: TheirStudent) => {
    const { body } = await send(app, listStudents, { querystring: { q: student.email }, as: ana });
    const [listed] = body.users;
    return listed?.is_profile_changed && !listed.is_changes_notified;
  };

  it("stands until the trainer has seen it, and comes back with the next change", async () => {
    const student = await aStudent(prumo, ana);
    expect(await chipOf(student)).toBe(false);
    await save(student, { name: "Um" });
    expect(await chipOf(student)).toBe(true);
    const seen = await send(app, notifyChangesSeen, { params: { id: student.id }, as: ana });
    expect(seen.status).toBe(204);
    expect(await chipOf(student)).toBe(false);
    await save(student, { name: "Dois" });
    expect(await chipOf(student)).toBe(true);
  });

  it("is not caused by the trainer's own changes", async () => {
    const student = await aStudent(prumo, ana);
    await save(student, { name: "Pela Ana" }, ana);
    expect(await chipOf(student)).toBe(false);
  });

  it("is put away by the student's own trainer alone", async () => {
    const student = await aStudent(prumo, ana);
    await save(student, { name: "Um" });
    expect((await send(app, notifyChangesSeen, { params: { id: student.id }, as: bruno })).status).toBe(404);
    expect((await send(app, notifyChangesSeen, { params: { id: student.id }, as: student })).status).toBe(403);
    expect(await chipOf(student)).toBe(true);
  });
});

describe("two who change one registration", () => {
  const STALE = {
    code: "changed_elsewhere",
    detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
  };

  it("in two windows of the trainer: the second is told, and nothing of the first is lost", async () => {
    const student = await aStudent(prumo, ana);
    const { lock_version } = await read(student);
    expect((await save(student, { name: "Primeira", lock_version }, ana)).status).toBe(200);
    const second = await save(student, { name: "Segunda", lock_version, contact_name: "Perdido" }, ana);
    expect([second.status, second.errors]).toEqual([409, STALE]);
    expect(await read(student)).toMatchObject({ name: "Primeira", contact_name: null, lock_version: 1 });
  });

  it("trainer and student: whoever comes second is told, account included", async () => {
    const student = await aStudent(prumo, ana);
    expect((await save(student, { name: "Pela Aluna", lock_version: 0 })).status).toBe(200);
    expect((await save(student, { name: "Pela Ana", lock_version: 0 }, ana)).status).toBe(409);
    expect((await save(student, { name: "Pela Ana", lock_version: 1 }, ana)).status).toBe(200);
    expect((await save(student, { name: "Tarde", lock_version: 1 })).errors).toEqual(STALE);
    expect(await read(student)).toMatchObject({ name: "Pela Ana", lock_version: 2 });
  });

  it("with a photo, where everything travels as text: the version counts, and a refused one leaves no file", async () => {
    const student = await aStudent(prumo, ana);
    const sendForm = async (lock_version: number, as: Bearer) =>
      sendAnything(app, updateStudent, {
        params: { id: student.id },
        form: asForm({
          student: { ...aStudentDraft({ email: student.email }), is_active: true, lock_version },
          photo: aFile(await anImage("jpeg")),
        }),
        as,
      });
    const files = () => readdir(join(prumo.dataDir, "files")).catch(() => []);
    const before = await files();
    const saved = await sendForm(0, student);
    expect([saved.status, saved.body.student.lock_version]).toEqual([200, 1]);
    expect(saved.body.student.photo_url).toMatch(/^\/api\/photos\//);
    const kept = await files();
    expect(kept).toHaveLength(before.length + 1);
    expect((await sendForm(0, ana)).errors).toEqual(STALE);
    expect(await files()).toEqual(kept);
  });

  it("by the switch: a form that was opened before is told, and does not undo it", async () => {
    const student = await aStudent(prumo, ana);
    const { lock_version, is_active } = await read(student);
    const switchTo = (active: boolean) =>
      send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: active }, as: ana });
    expect((await switchTo(false)).status).toBe(200);
    const late = await save(student, { name: "Tarde", lock_version, is_active }, ana);
    expect([late.status, late.errors]).toEqual([409, STALE]);
    expect(await read(student)).toMatchObject({ is_active: false, lock_version: 1 });
    // Already so: nothing to tell a form that was opened since.
    expect((await switchTo(false)).status).toBe(200);
    expect((await save(student, { name: "A tempo", lock_version: 1 }, ana)).status).toBe(200);
  });

  it("by the switch and the form at the very same moment: whatever the order, the switch is not undone", async () => {
    const student = await aStudent(prumo, ana);
    const [saved] = await Promise.all([
      save(student, { name: "Ao Mesmo Tempo", lock_version: 0, is_active: true }, ana),
      send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana }),
    ]);
    expect([200, 409]).toContain(saved?.status);
    expect(await read(student)).toMatchObject({ is_active: false, lock_version: saved?.status === 200 ? 2 : 1 });
  });

  it("at the very same moment: exactly one is served", async () => {
    const student = await aStudent(prumo, ana);
    const answers = await Promise.all(
      [ana, student, ana].map((as) => save(student, { name: "Ao Mesmo Tempo", lock_version: 0 }, as)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await read(student)).toMatchObject({ lock_version: 1 });
  });

  it.each(["-1", 1.5, "x", 2 ** 31])("a version that cannot be one is refused: %j", async (lock_version) => {
    const student = await aStudent(prumo, ana);
    const answer = await sendAnything(app, updateStudent, {
      params: { id: student.id },
      body: { student: { ...aStudentDraft(), lock_version } },
      as: ana,
    });
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, ["student.lock_version"]]);
  });
});

describe("what a trainer changes", () => {
  it("leaves the trainer's own fields as they are when they are not sent", async () => {
    const student = await aStudent(prumo, ana, ofTheTrainer);
    const { student_type, contact_name, contact_cellphone, personal_anamnesis, ...rest } = aStudentDraft({
      email: student.email,
      name: "Só o Nome",
    });
    const answer = await sendAnything(app, updateStudent, {
      params: { id: student.id },
      body: { student: rest },
      as: ana,
    });
    expect(answer.status).toBe(200);
    expect(await read(student)).toMatchObject({ ...ofTheTrainer, name: "Só o Nome", personal_anamnesis });
  });

  it("of a few answers leaves the others as they are, and takes back what is sent blank", async () => {
    const student = await aStudent(prumo, ana, {
      personal_anamnesis: { days_of_week: ["monday"], training_goals: "Performance", ocupation: "Médica" },
      physiological_anamnesis: { water: "3 L", smoke: false },
    });
    const change = {
      personal_anamnesis: { training_goals: null, had_pains: false },
      physiological_anamnesis: { smoke: true },
    };
    expect((await save(student, change as Change, ana)).status).toBe(200);
    const { personal_anamnesis, physiological_anamnesis } = await read(student);
    expect(personal_anamnesis).toEqual({
      days_of_week: ["monday"],
      training_goals: null,
      ocupation: "Médica",
      had_pains: false,
    });
    expect(physiological_anamnesis).toEqual({ water: "3 L", smoke: true });
  });

  it("to inactive ends the student's sessions", async () => {
    const student = await aStudent(prumo, ana);
    expect((await save(student, { is_active: false }, ana)).status).toBe(200);
    expect(await read(student)).toMatchObject({ is_active: false });
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(401);
    expect((await save(student, { is_active: true }, ana)).status).toBe(200);
    expect((await send(app, findStudent, { params: { id: student.id }, as: student })).status).toBe(401);
  });

  it("in the e-mail makes worthless what was sent to the old one, and invites anew who was only invited", async () => {
    const draft = aStudentDraft();
    const { body } = await send(app, registerStudent, { body: { student: draft }, as: ana });
    const { id } = body.student;
    const [first] = await mailsTo(prumo, draft.email);
    const email = `outro.${draft.email}`;
    await sendAnything(app, updateStudent, { params: { id }, body: { student: { ...draft, email } }, as: ana });
    const [anew] = await mailsTo(prumo, email);
    expect(anew?.subject).toBe(first?.subject);
    const { rows } = await database.owner.query("select count(*)::int as count from access_links where user_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe("another e-mail to sign in with", () => {
  const movedFrom = async (student: TheirStudent, as: Bearer) => {
    const email = `outro.${student.email}`;
    expect((await save(student, { email, name: "Nome Novo" }, as)).status).toBe(200);
    const mails = await mailsTo(prumo, student.email);
    return mails.filter(({ subject }) => subject === "Seu e-mail no Prumo foi alterado");
  };
  const events = async ({ id }: TheirStudent) =>
    (
      await database.owner.query(
        "select actor_id, actor_role, network from audit_log where user_id = $1 and action = 'email_changed'",
        [id],
      )
    ).rows;

  it.each([
    ["the student", "a partir da sua própria conta"],
    ["the trainer", "pelo seu personal"],
    ["the administrator", "pelo suporte"],
  ])("is told to the address before by %s's change, without saying which it is now", async (who, words) => {
    const student = await aStudent(prumo, ana, { name: "João da Silva" });
    const doer = who === "the student" ? student : who === "the trainer" ? ana : await anAdmin(prumo);
    const [mail, ...more] = await movedFrom(student, doer);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Olá, João da Silva!");
    expect(mail?.text).toContain(`foi alterado em 02/03/2026 às 12:00, ${words}.`);
    expect(mail?.text).toContain("avise agora o seu personal ou o suporte");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/outro\.|Nome Novo/);
    const network = who === "the student" ? "127.0.0.0/24" : null;
    expect(await events(student)).toEqual([{ actor_id: doer.id, actor_role: doer.role, network }]);
  });

  it("reads in the student's log as what it is", async () => {
    const student = await aStudent(prumo, ana);
    await movedFrom(student, student);
    const { body } = await send(app, listAuditEntries, { querystring: {}, as: student });
    expect(body.entries.map(({ label }) => label)).toContain("Alterou o e-mail");
  });

  it("is told to nobody while nobody has opened the account, nor when the change is refused or none", async () => {
    const draft = aStudentDraft();
    const { body } = await send(app, registerStudent, { body: { student: draft }, as: ana });
    const invited = { id: body.student.id, email: draft.email } as TheirStudent;
    expect(await movedFrom(invited, ana)).toEqual([]);

    const student = await aStudent(prumo, ana);
    expect((await save(student, { email: `x.${student.email}`, lock_version: 7 })).status).toBe(409);
    expect((await save(student, { email: draft.email.toUpperCase() })).status).toBe(200);
    expect((await save({ ...student, email: draft.email }, { email: draft.email })).status).toBe(200);
    expect(await events(student)).toHaveLength(1);
    expect(await mailsTo(prumo, draft.email)).toHaveLength(1);
  });
});
