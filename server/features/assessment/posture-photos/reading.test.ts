import { describe, expect, it } from "vitest";
import { listPosturePhotos } from "#contract/assessment/posture-photos.ts";
import { changePassword, signOut } from "#contract/people/accounts.ts";
import { listAuditEntries } from "#contract/people/audit.ts";
import { evaluationPdf, findEvaluation, findPhotos } from "#contract/planning/mesocycles.ts";
import { setStudentStatus } from "#contract/students/students.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { type Bearer, request, send } from "../../../testing/send.ts";
import { aMesocycle, anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { namesOf, photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const admin = await anAdmin(prumo);
const joao = await aStudent(prumo, ana);
const dora = await aStudent(prumo, ana);
const jpeg = aFile(await anImage("jpeg"));
const SLOTS: readonly PhotoSlot[] = ["frontal", "perfil_direito_flexao", "dorsal", "pes_dorsal"];

const { path } = await anEvaluatedMesocycle(prumo, joao);
for (const slot of SLOTS) await sendPhoto(prumo, path, photoForm(slot, jpeg, path.mesoId), ana);

const status = async (url = "") => (await request(app, { method: "GET", url })).status;
const photosAs = async (as: Bearer) => (await send(app, findPhotos, { params: path, as })).body.photos;
const frontalAs = async (as: Bearer) => (await photosAs(as)).principais[0]?.src ?? "";
const MINUTE_MS = 60_000;

describe("the photos of a cycle", () => {
  it("are all shown to the trainer, and the four of the gallery to the student", async () => {
    expect(namesOf(await photosAs(ana))).toEqual(SLOTS);
    expect(namesOf(await photosAs(joao))).toEqual(["frontal", "dorsal"]);
    expect(namesOf(await photosAs(admin))).toEqual(SLOTS);
  });

  it("are not found by others", async () => {
    for (const as of [bruno, dora]) {
      expect((await send(app, findPhotos, { params: path, as })).status).toBe(404);
      expect((await send(app, listPosturePhotos, { params: { id: joao.id }, as })).status).toBe(404);
    }
  });

  it("are listed with those of the student's other cycles, in order of date", async () => {
    const earlier = await aMesocycle(prumo, joao, { name: "Antes", start_date: "2026-01-05", end_date: "2026-02-01" });
    // A cycle that has ended takes no photo, so that this row is written by hand.
    await database.owner.query(
      `insert into evaluation_photos (trainer_id, student_id, mesocycle_id, slot, file_key, width, height, created_at)
       values ($1, $2, $3, 'dorsal', 'posture/' || $1::bigint || '/' || gen_random_uuid() || '.webp', 600, 800, now())`,
      [ana.id, joao.id, earlier.mesoId],
    );
    const { cycles } = (await send(app, listPosturePhotos, { params: { id: joao.id }, as: ana })).body;
    expect(cycles.map(({ photos, ...cycle }) => ({ ...cycle, photos: namesOf(photos) }))).toEqual([
      {
        mesocycle_id: earlier.mesoId,
        microcycle_id: null,
        name: "Antes",
        start_date: "2026-01-05",
        evaluated_on: null,
        photos: ["dorsal"],
      },
      {
        mesocycle_id: path.mesoId,
        microcycle_id: null,
        name: "Mesociclo 1",
        start_date: "2026-02-23",
        evaluated_on: "2026-03-02",
        photos: SLOTS,
      },
    ]);
    expect((await send(app, listPosturePhotos, { params: { id: dora.id }, as: ana })).body.cycles).toEqual([]);
  });
});

describe("a photo's address", () => {
  it("works without a token for five minutes, and no browser keeps what it shows", async () => {
    const src = await frontalAs(ana);
    const shown = await request(app, { method: "GET", url: src });
    expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
    clock.advance(5 * MINUTE_MS - 1);
    const last = await status(src);
    clock.advance(1);
    const over = await status(src);
    clock.advance(-5 * MINUTE_MS);
    expect([last, over]).toEqual([200, 404]);
  });

  it("ends with the session that asked for it", async () => {
    const session = await signedIn(prumo, ana);
    const src = await frontalAs(session);
    expect(await status(src)).toBe(200);
    await send(app, signOut, { as: session });
    expect(await status(src)).toBe(404);
  });

  it("ends when the password is changed elsewhere, and when the account is deactivated", async () => {
    const trainer = await aTrainer(prumo);
    const student = await aStudent(prumo, trainer);
    const cycle = await aMesocycle(prumo, student);
    await sendPhoto(prumo, cycle, photoForm("frontal", jpeg, cycle.mesoId), trainer);
    const srcAs = async (as: Bearer) =>
      (await send(app, findPhotos, { params: cycle, as })).body.photos.principais[0]?.src;
    const [old, kept] = [await signedIn(prumo, trainer), await signedIn(prumo, trainer)];
    const [ofTrainer, ofStudent] = [await srcAs(old), await srcAs(student)];
    const body = {
      current_password: PASSWORD,
      new_password: "outra senha longa 7",
      new_password_confirmation: "outra senha longa 7",
    };
    await send(app, changePassword, { body, as: kept });
    const params = { id: student.id };
    expect(await status(ofStudent)).toBe(200);
    await send(app, setStudentStatus, { params, body: { is_active: false }, as: kept });
    expect([await status(ofTrainer), await status(ofStudent)]).toEqual([404, 404]);
  });

  it("that was changed shows nothing", async () => {
    const address = new URL(await frontalAs(ana), "http://localhost");
    const other = new URL(await frontalAs(joao), "http://localhost");
    const change = (edit: (to: URL) => void) => {
      const copy = new URL(address);
      edit(copy);
      return `${copy.pathname}${copy.search}`;
    };
    const forged = [
      change((to) => to.searchParams.set("expires", String(Number(to.searchParams.get("expires")) + 1))),
      change((to) => to.searchParams.set("session", other.searchParams.get("session") ?? "")),
      change((to) => to.searchParams.set("signature", "x".repeat(43))),
      change((to) => (to.pathname = to.pathname.replace(".jpg", "-480.webp"))),
      change((to) => (to.pathname = to.pathname.replace(`/${ana.id}/`, `/${bruno.id}/`))),
      change((to) => (to.pathname = `/api/posture-photos/${ana.id}/..%2F..%2Fready`)),
    ];
    for (const forgery of forged) expect([forgery, await status(forgery)]).toEqual([forgery, 404]);
  });
});

describe("photos in the PDF of the evaluation", () => {
  const pdf = (as: Bearer, querystring = {}) => send(app, evaluationPdf, { params: path, querystring, as });
  const images = (bytes: Buffer) => bytes.toString("latin1").split("/Subtype /Image").length - 1;
  const sectionsAs = async (as: Bearer) =>
    (await send(app, findEvaluation, { params: path, as })).body.mesocycle.printable_sections;

  it("can be chosen, and a student's own has the four of the gallery", async () => {
    expect(await sectionsAs(ana)).toContain("photos");
    expect(await sectionsAs(joao)).toContain("photos");
    const without = images((await pdf(ana, { sections: "perimeter" })).bytes);
    expect(images((await pdf(ana)).bytes)).toBe(without + SLOTS.length);
    expect(images((await pdf(joao)).bytes)).toBe(without + 2);
  });
});

describe("the student's log", () => {
  const labels = async () =>
    (await send(app, listAuditEntries, { querystring: {}, as: joao })).body.entries.map(({ label }) => label).reverse();

  it("tells of each photo that staff looked at, changed or removed, and not of the student's own look", async () => {
    const cycle = await aMesocycle(prumo, joao);
    await database.owner.query("delete from audit_log");
    await send(app, findPhotos, { params: cycle, as: ana });
    await photosAs(joao);
    expect(await labels()).toEqual([]);
    await photosAs(ana);
    await sendPhoto(prumo, cycle, photoForm("frontal", jpeg, cycle.mesoId), ana);
    await sendPhoto(prumo, cycle, photoForm("frontal", "", cycle.mesoId), ana);
    const log = await labels();
    expect(log).toContain("Consultou as fotos posturais");
    expect(log).toContain("Alterou as fotos posturais");
    expect(log).toContain("Excluiu as fotos posturais");
  });
});
