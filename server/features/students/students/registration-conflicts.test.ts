import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { setStudentStatus, updateStudent } from "#contract/students/students.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { registrationsOf } from "../../../testing/steps/registrations.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const { read, save } = registrationsOf(prumo, ana);

describe("two people who change one registration", () => {
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

  it("trainer and student: the second one is told, for changes of the account too", async () => {
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

  it("by the status switch: a form that was opened before is told, and does not undo it", async () => {
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

  it("by the status switch and the form at the same moment: the switch is not undone in either order", {
    tags: "race",
  }, async () => {
    const student = await aStudent(prumo, ana);
    const [saved] = await Promise.all([
      save(student, { name: "Ao Mesmo Tempo", lock_version: 0, is_active: true }, ana),
      send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana }),
    ]);
    expect([200, 409]).toContain(saved?.status);
    expect(await read(student)).toMatchObject({ is_active: false, lock_version: saved?.status === 200 ? 2 : 1 });
  });

  it("at the same moment: exactly one is served", { tags: "race" }, async () => {
    const student = await aStudent(prumo, ana);
    const answers = await Promise.all(
      [ana, student, ana].map((as) => save(student, { name: "Ao Mesmo Tempo", lock_version: 0 }, as)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await read(student)).toMatchObject({ lock_version: 1 });
  });

  it.each(["-1", 1.5, "x", 2 ** 31])("a malformed version is refused: %j", async (lock_version) => {
    const student = await aStudent(prumo, ana);
    const answer = await sendAnything(app, updateStudent, {
      params: { id: student.id },
      body: { student: { ...aStudentDraft(), lock_version } },
      as: ana,
    });
    expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, ["student.lock_version"]]);
  });
});
