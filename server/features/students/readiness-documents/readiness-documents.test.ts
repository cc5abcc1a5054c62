import { createHash } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { findPrescriptionCheck } from "#contract/prescription/prescription-checks.ts";
import { findReadiness, type ReadinessAnswers, saveReadiness } from "#contract/students/readiness.ts";
import {
  listReadinessDocuments,
  removeCertificate,
  type SignatureDraft,
  sendCertificate,
  signReadinessDocument,
} from "#contract/students/readiness-documents.ts";
import { saveReadinessTexts } from "#contract/students/readiness-texts.ts";
import { addDays, addMonths, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { READINESS_QUESTIONS, type SignedKind, statementOf } from "#domain/students/readiness/signed-documents.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { aPhonePhoto } from "../../../testing/files/images.ts";
import { aStudent, aTrainer, type Person, type TheirStudent } from "../../../testing/people.ts";
import { request, send, sendAnything } from "../../../testing/send.ts";
import { aCertificate, certificateForm } from "../../../testing/steps/certificates.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { readinessDocumentJobs } from "./jobs.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const NOT_SCREENED: ReadinessAnswers = { ...NOT_ASKED, diseases: [], signs: [], medicines: [] };

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

  it("are twelve a day for each student, of which the five newest of a kind are listed; a consent is taken back beyond", async () => {
    const [joao, rosa] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    const answers = [];
    for (let count = 0; count < 11; count++) answers.push(await sign(joao, draftOf("questionnaire", joao), joao));
    answers.push(await sign(joao, draftOf("image_use", joao), joao));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const both = await Promise.all([joao, ana].map((as) => sign(joao, draftOf("questionnaire", joao), as)));
    expect(both.map(({ errors }) => errors.code)).toEqual(["quota_reached", "quota_reached"]);
    expect(both[0]?.errors.detail).toContain("12 documentos assinados nas últimas 24 horas");
    expect((await sign(joao, draftOf("image_withdrawal", joao), joao)).status).toBe(200);
    expect((await sign(joao, draftOf("image_withdrawal", joao), joao)).errors.code).toBe("quota_reached");
    const { documents, required } = await kitOf(joao, joao);
    expect(documents.map(({ kind }) => kind)).toEqual([
      "image_withdrawal",
      "image_use",
      ...Array(5).fill("questionnaire"),
    ]);
    expect(documents.map(({ id }) => id)).toContain(required[0]?.id);
    expect((await sign(rosa, draftOf("questionnaire", rosa), rosa)).status).toBe(200);
    await database.owner.query(
      "update readiness_documents set signed_at = signed_at - interval '1 day' where student_id = $1",
      [joao.id],
    );
    expect((await sign(joao, draftOf("questionnaire", joao), joao)).status).toBe(200);
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
    expect(granted).toEqual([{ privilege_type: "DELETE" }]);
    const [{ id = 0 } = {}] = (await kitOf(joao, ana)).documents;
    for (const as of [ana, joao])
      expect((await send(app, removeCertificate, { params: { id: joao.id, documentId: id }, as })).status).toBe(404);
    expect((await kitOf(joao, ana)).documents).toHaveLength(1);
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

describe("an official text that the trainer pasted", () => {
  const rui = aTrainer(prumo);
  const save = async (questionnaire: string | null) =>
    send(app, saveReadinessTexts, { body: { questionnaire, authorisation: null, term: null }, as: await rui });

  it("is signed in the place of ours, with its own questions, and is another trainer's nowhere", async () => {
    const lia = await aStudent(prumo, await rui);
    await save("Portaria 12.\r\nSente dor?\nToma remédio?");
    const text = (await kitOf(lia, lia)).to_sign.find(({ kind }) => kind === "questionnaire");
    expect(text).toMatchObject({ statement: "Portaria 12.", questions: ["Sente dor?", "Toma remédio?"] });
    const draft = { ...draftOf("questionnaire", lia), statement: "Portaria 12." };
    expect((await sign(lia, draft, lia)).status).toBe(409);
    const answers = ["Sente dor?", "Toma remédio?"].map((question) => ({ question, answer: false }));
    expect((await sign(lia, { ...draft, answers }, lia)).status).toBe(200);
    const joao = await aStudent(prumo, ana);
    expect((await kitOf(joao, joao)).to_sign[0]?.questions).toHaveLength(7);
    await save(null);
    const { to_sign, documents } = await kitOf(lia, lia);
    expect([to_sign[0]?.questions.length, documents[0]?.statement]).toEqual([7, "Portaria 12."]);
  });

  it("without a question is refused at its field", async () => {
    const { status, errors } = await save("Declaro que estou bem.");
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([422, ["questionnaire"]]);
  });
});

describe("a medical certificate", () => {
  const aged = async () => {
    const vera = await aStudent(prumo, ana);
    await bornOn("1950-01-01", vera);
    return vera;
  };
  const sendOne = (student: Person, as: Person, fields: Readonly<Record<string, unknown>> = {}) =>
    sendAnything(app, sendCertificate, { params: { id: student.id }, form: certificateForm(fields), as });
  const filesOf = async () =>
    readdir(join(prumo.dataDir, "files/certificates", String(ana.id))).catch((): string[] => []);

  it("is asked for from 70 years on, and holds twelve months from its date or to the day that it names", async () => {
    const vera = await aged();
    expect(await statesOf(vera)).toEqual([["certificate", "missing"]]);
    expect((await sendOne(vera, vera)).body.kit.certificates).toMatchObject([
      { issued_on: "2026-03-01", valid_until: "2027-03-01", sent_by: "student", media_type: "application/pdf" },
    ]);
    expect(await statesOf(vera)).toEqual([["certificate", "valid"]]);
    const { body } = await sendOne(vera, ana, { valid_until: "2026-06-30" });
    expect(body.kit.certificates[0]).toMatchObject({ valid_until: "2026-06-30", sent_by: "trainer" });
  });

  it("is asked for at any age by a screening that waits for a clearance, which is then entered from it", async () => {
    const rui = await aStudent(prumo, ana);
    const answers: ReadinessAnswers = { ...NOT_SCREENED, is_active: false, wished_intensity: "moderate" };
    const save = (more: Partial<ReadinessAnswers>) =>
      send(app, saveReadiness, { params: { id: rui.id }, body: { answers: { ...answers, ...more } }, as: ana });
    expect((await save({ diseases: [] })).body.readiness.uncleared_certificate).toBeNull();
    expect(await statesOf(rui)).toEqual([["questionnaire", "missing"]]);
    expect((await save({ diseases: ["heart"] })).body.readiness.uncleared_certificate).toBeNull();
    expect((await statesOf(rui)).at(-1)).toEqual(["certificate", "missing"]);
    await sendOne(rui, rui);
    const { readiness } = (await send(app, findReadiness, { params: { id: rui.id }, as: ana })).body;
    expect([readiness.screening.verdict, readiness.uncleared_certificate]).toEqual(["clearance_first", "2026-03-01"]);
    const cleared = await save({ diseases: ["heart"], cleared_on: "2026-03-01", cleared_for: "moderate" });
    expect([cleared.body.readiness.screening.verdict, cleared.body.readiness.uncleared_certificate]).toEqual([
      ...["may_begin", null],
    ]);
    expect((await statesOf(rui)).at(-1)).toEqual(["certificate", "valid"]);
  });

  it.each([
    ["issued_on", { issued_on: "2026-03-03" }],
    ["issued_on", { issued_on: "2025-02-20" }],
    ["valid_until", { valid_until: "2026-03-01", issued_on: "2026-02-01" }],
    ["valid_until", { valid_until: "2026-02-28" }],
  ])("that does not hold today names the %s: %o", async (field, fields) => {
    const vera = await aged();
    const { status, errors } = await sendOne(vera, vera, fields);
    expect([status, Object.keys(errors.fields ?? {})]).toEqual([422, [field]]);
    expect((await kitOf(vera, vera)).certificates).toEqual([]);
  });

  it("is hashed with its file, which a session of its own opens for five minutes", async () => {
    const vera = await aged();
    const { kit } = (await sendOne(vera, vera)).body;
    const { rows } = await database.owner.query<{ content: string }>(
      "select content from readiness_documents where student_id = $1",
      [vera.id],
    );
    const url = kit.certificates[0]?.src ?? "";
    const file = await request(app, { method: "GET", url });
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(JSON.parse(rows[0]?.content ?? "{}").file_hash).toBe(createHash("sha256").update(file.bytes).digest("hex"));
    expect((await request(app, { method: "GET", url: url.replace(/session=\d+/, "session=1") })).status).toBe(404);
    clock.advance(6 * 60_000);
    expect((await request(app, { method: "GET", url })).status).toBe(404);
  });

  it("as a photo is upright and loses its place, and what is neither photo nor PDF is refused", async () => {
    const vera = await aged();
    const { kit } = (await sendOne(vera, vera, { file: aFile(await aPhonePhoto()) })).body;
    const shown = await request(app, { method: "GET", url: kit.certificates[0]?.src ?? "" });
    const { format, width, height, exif } = await sharp(shown.bytes).metadata();
    expect([format, width, height, exif]).toEqual(["webp", 600, 800, undefined]);
    const before = await filesOf();
    const { status, errors } = await sendOne(vera, vera, {
      file: aFile(Buffer.from("<html>"), "a.pdf", "application/pdf"),
    });
    expect([status, errors.fields]).toEqual([
      415,
      { file: "Envie o atestado em PDF ou em uma imagem JPEG, PNG ou WebP." },
    ]);
    expect(await filesOf()).toEqual(before);
  });

  it("is removed with its file by the trainer, and by the student who sent it", async () => {
    const vera = await aged();
    const [own, anas] = [await aCertificate(prumo, vera, vera), await aCertificate(prumo, vera, ana)];
    const remove = async (documentId: number, as: Person) =>
      (await send(app, removeCertificate, { params: { id: vera.id, documentId }, as })).status;
    const before = await filesOf();
    expect(await remove(anas, vera)).toBe(404);
    expect([await remove(own, vera), await remove(anas, ana)]).toEqual([204, 204]);
    expect(await statesOf(vera)).toEqual([["certificate", "missing"]]);
    await prumo.runJobsOfNextDay();
    expect(await filesOf()).toHaveLength(before.length - 2);
  });

  it("is looked at by staff on record, and sent for nobody else's student", async () => {
    const vera = await aged();
    expect((await sendOne(vera, bruno)).status).toBe(404);
    await aCertificate(prumo, vera, ana);
    await kitOf(vera, ana);
    const { entries } = (await send(app, listAuditEntries, { querystring: {}, as: vera })).body;
    expect(entries.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Alterou a triagem de saúde", "Consultou a triagem de saúde"]),
    );
  });

  it("whose file no row names goes by night, and the others stay", async () => {
    const vera = await aged();
    await aCertificate(prumo, vera, vera);
    await prumo.runJobsOfNextDay();
    const kept = await filesOf();
    const folder = join(prumo.dataDir, "files/certificates", String(ana.id));
    await writeFile(join(folder, "aaaaaaaa-0000-4000-8000-000000000000.pdf"), "x");
    const hourAgo = new Date(Date.now() - 3_700_000);
    for (const file of await filesOf()) await utimes(join(folder, file), hourAgo, hourAgo);
    for (const job of readinessDocumentJobs(prumo.dependencies)) await job.work({}, { error() {}, warn() {} });
    expect(await filesOf()).toEqual(kept);
  });

  it("is one of twenty at most", async () => {
    const vera = await aged();
    await database.owner.query(
      `insert into readiness_documents
         (trainer_id, student_id, kind, content, content_hash, has_yes, signed_by, signed_at, valid_until, file_key)
       select $1::bigint, $2::bigint, 'certificate', '{}', encode(sha256('{}'), 'hex'), false, 'student', now(), '2027-01-01',
              'certificates/' || $1 || '/' || gen_random_uuid() || '.pdf' from generate_series(1, 20)`,
      [ana.id, vera.id],
    );
    expect((await sendOne(vera, vera)).errors.code).toBe("quota_reached");
  });
});
