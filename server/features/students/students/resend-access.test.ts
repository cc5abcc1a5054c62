import { describe, expect, it } from "vitest";
import { confirmUserPassword, resetPassword } from "#contract/people/accounts.ts";
import { registerStudent, resendAccess, setStudentStatus } from "#contract/students/students.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo, { name: "Ana" });
const bruno = await aTrainer(prumo, { name: "Bruno" });

const resend = (id: number, as = ana) => send(app, resendAccess, { params: { id }, body: { type: "Student" }, as });
const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "";

describe("sending the access again", () => {
  it("sends a new invitation to a student without a password", async () => {
    const draft = aStudentDraft();
    const { body } = await send(app, registerStudent, { body: { student: draft }, as: ana });
    expect((await resend(body.student.id)).status).toBe(204);
    const [, again] = await mailsTo(prumo, draft.email);
    expect(again?.subject).toBe("Ana convidou você para treinar");
    expect(again?.text).toContain("/autenticacao/aluno/confirmar_conta");
    const passwords = { password: "uma senha boa", password_confirmation: "uma senha boa" };
    const confirmed = await sendAnything(app, confirmUserPassword, {
      querystring: { token: tokenIn(again?.text) },
      body: passwords,
    });
    expect(confirmed.status).toBe(200);
  });

  it("sends a link for a new password to a student who has one; the old password works until then", async () => {
    const student = await aStudent(prumo, ana);
    expect((await resend(student.id)).status).toBe(204);
    const mail = (await mailsTo(prumo, student.email)).at(-1);
    expect(mail?.text).toContain("/autenticacao/resetar_senha");
    expect(mail?.text).toContain("Ana reenviou o seu acesso ao Prumo.");
    expect(mail?.text).not.toContain("Sou Aluno");
    const changed = await send(app, resetPassword, {
      querystring: { token: tokenIn(mail?.text) },
      body: { new_password: "outra senha boa", new_password_confirmation: "outra senha boa" },
    });
    expect(changed.status).toBe(204);
  });

  it("is refused for an inactive student, and no mail is sent", async () => {
    const student = await aStudent(prumo, ana);
    const before = await mailsTo(prumo, student.email);
    await send(app, setStudentStatus, { params: { id: student.id }, body: { is_active: false }, as: ana });
    const answer = await resend(student.id);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "student_inactive", detail: "Ative o cadastro antes de reenviar o acesso." },
    ]);
    expect(await mailsTo(prumo, student.email)).toEqual(before);
  });

  it("finds neither another trainer's student nor a trainer, and no mail is sent", async () => {
    const student = await aStudent(prumo, ana);
    const before = await mailsTo(prumo, student.email);
    expect((await resend(student.id, bruno)).status).toBe(404);
    expect((await resend(bruno.id, bruno)).status).toBe(404);
    expect(await mailsTo(prumo, student.email)).toEqual(before);
    expect(await mailsTo(prumo, bruno.email)).toEqual([]);
  });

  it("needs the id of a student", async () => {
    const student = await aStudent(prumo, ana);
    for (const body of [{}, { type: "PersonalTrainer" }, { type: null }]) {
      const answer = await sendAnything(app, resendAccess, { params: { id: student.id }, body, as: ana });
      expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([422, ["type"]]);
    }
  });

  it("is limited for each student separately", async () => {
    const [one, other] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    for (let sent = 0; sent < 5; sent++) expect((await resend(one.id)).status).toBe(204);
    const refused = await resend(one.id);
    expect([refused.status, refused.errors.code]).toEqual([429, "too_many_tries"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await resend(other.id)).status).toBe(204);
    expect((await resend(one.id, bruno)).status).toBe(404);
  });
});
