import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findPrescriptionCheck } from "#contract/prescription/prescription-checks.ts";
import { findReadiness } from "#contract/students/readiness.ts";
import {
  listReadinessDocuments,
  type SignatureDraft,
  signReadinessDocument,
} from "#contract/students/readiness-documents.ts";
import { addDays, addMonths, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { READINESS_QUESTIONS, type SignedKind, statementOf } from "#domain/students/readiness/signed-documents.ts";
import { aStudent, aTrainer, type Person, type TheirStudent } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const draftOf = (kind: SignedKind, student: Person, yes = false): SignatureDraft => ({
  kind,
  statement: statementOf(kind, student.name),
  answers: kind === "questionnaire" ? READINESS_QUESTIONS.map((question) => ({ question, answer: yes })) : [],
  signer: kind === "authorisation" ? "guardian" : "student",
  signer_name: student.name,
  drawing: null,
});
const sign = (student: Person, body: SignatureDraft, as: Person) =>
  send(app, signReadinessDocument, { params: { id: student.id }, body, as });
const kitOf = async ({ id }: Person, as: Person) =>
  (await send(app, listReadinessDocuments, { params: { id }, as })).body.kit;
const statesOf = async (student: TheirStudent) =>
  (await kitOf(student, student)).required.map(({ kind, state }) => [kind, state]);
const bornOn = (birthdate: string, { id }: Person) =>
  database.owner.query("update students set birthdate = $1 where id = $2", [birthdate, id]);

describe("readiness documents", () => {
  it("are asked for by age and by the state of the trainer", async () => {
    const maria = await aStudent(prumo, ana);
    await bornOn("2016-01-01", maria);
    expect(await statesOf(maria)).toEqual([["authorisation", "missing"]]);
    await database.owner.query(`update trainers set address = '{"state": "PB"}' where trainer_id = $1`, [ana.id]);
    expect(await statesOf(maria)).toEqual([
      ["authorisation", "missing"],
      ["certificate", "missing"],
    ]);
    expect((await kitOf(maria, ana)).law).toBe("Lei 9.863/2012 da Paraíba");
    await database.owner.query("update trainers set address = null where trainer_id = $1", [ana.id]);
  });

  it("signed by the student are valid for twelve months, and a yes asks for the term", async () => {
    const joao = await aStudent(prumo, ana);
    expect((await sign(joao, draftOf("questionnaire", joao, true), joao)).status).toBe(200);
    expect(await statesOf(joao)).toEqual([
      ["questionnaire", "valid"],
      ["term", "missing"],
    ]);
    await sign(joao, draftOf("term", joao), ana);
    const { documents } = await kitOf(joao, ana);
    const today = todayInSaoPaulo(clock.now().getTime());
    expect(documents.map(({ valid_until }) => valid_until)).toEqual([addMonths(today, 12), addMonths(today, 12)]);
    expect(documents.map(({ kind, signed_by }) => [kind, signed_by])).toEqual([
      ["term", "trainer"],
      ["questionnaire", "student"],
    ]);
    await database.owner.query("update readiness_documents set valid_until = $1 where student_id = $2", [
      addDays(todayInSaoPaulo(clock.now().getTime()), -1),
      joao.id,
    ]);
    expect(await statesOf(joao)).toEqual([
      ["questionnaire", "expired"],
      ["term", "expired"],
    ]);
  });

  it("keep the hash of exactly what was signed, and nobody changes them", async () => {
    const joao = await aStudent(prumo, ana);
    await sign(joao, { ...draftOf("questionnaire", joao), drawing: "M10 20L30 40.5" }, joao);
    const { rows } = await database.owner.query<{ content: string; content_hash: string }>(
      "select content, content_hash from readiness_documents where student_id = $1",
      [joao.id],
    );
    const [{ content = "", content_hash = "" } = {}] = rows;
    expect(createHash("sha256").update(content).digest("hex")).toBe(content_hash);
    expect(content).toContain("M10 20L30 40.5");
    await expect(
      database.owner.query("update readiness_documents set content = content || ' ' where student_id = $1", [joao.id]),
    ).rejects.toThrow("hash_is_of_what_was_signed");
    const { rows: granted } = await database.owner.query(
      "select privilege_type from information_schema.role_table_grants where table_name = 'readiness_documents' and grantee = 'prumo_server' and privilege_type in ('UPDATE', 'DELETE')",
    );
    expect(granted).toEqual([]);
  });

  it("of a text that is another one by now are refused", async () => {
    const joao = await aStudent(prumo, ana);
    const draft = draftOf("questionnaire", joao);
    expect((await sign(joao, { ...draft, answers: draft.answers.slice(1) }, joao)).status).toBe(409);
    expect((await sign(joao, { ...draft, statement: "Outro texto" }, joao)).status).toBe(409);
    expect((await kitOf(joao, joao)).documents).toEqual([]);
  });

  it("that authorise are signed by the guardian", async () => {
    const joao = await aStudent(prumo, ana);
    const { status, errors } = await sign(joao, { ...draftOf("authorisation", joao), signer: "student" }, joao);
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([422, ["signer"]]);
  });

  it("that are missing are told beside the screening and where trainings are checked", async () => {
    const joao = await aStudent(prumo, ana);
    const open = async () =>
      (await send(app, findReadiness, { params: { id: joao.id }, as: ana })).body.readiness.open_documents.length;
    const notes = async () =>
      (await send(app, findPrescriptionCheck, { params: { id: joao.id }, as: ana })).body.screening_notes;
    expect([await open(), await notes()]).toEqual([
      1,
      ["Falta antes de treinar: triagem de saúde e questionário de prontidão."],
    ]);
    await sign(joao, draftOf("questionnaire", joao), joao);
    expect([await open(), await notes()]).toEqual([0, ["Falta antes de treinar: triagem de saúde."]]);
  });

  it("of another trainer's student are absent", async () => {
    const joao = await aStudent(prumo, ana);
    expect((await sign(joao, draftOf("questionnaire", joao), bruno)).status).toBe(404);
    expect((await send(app, listReadinessDocuments, { params: { id: joao.id }, as: bruno })).status).toBe(404);
  });
});
