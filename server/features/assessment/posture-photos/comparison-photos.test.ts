import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import { comparisonPdf } from "#contract/planning/mesocycles.ts";
import { finalResultPdf } from "#contract/results/final-results.ts";
import type { PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { aFile } from "../../../testing/files/forms.ts";
import { anImage } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aMacrocycle, anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { photoForm, sendPhoto } from "../../../testing/steps/posture-photos.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const jpeg = aFile(await anImage("jpeg"));
const macrocycle = await aMacrocycle(prumo, joao);

/** An evaluated mesocycle with a photo of each view. */
async function photographed(dates: { start_date: string; end_date: string }, slots: readonly PhotoSlot[]) {
  const { path } = await anEvaluatedMesocycle(prumo, joao, dates, macrocycle);
  for (const slot of slots) await sendPhoto(prumo, path, photoForm(slot, jpeg, path.mesoId), ana);
  return path;
}

const SLOTS = ["frontal", "perfil_direito_flexao", "pes_dorsal"] as const;
const first = await photographed({ start_date: "2026-03-01", end_date: "2026-03-28" }, SLOTS);
const last = await photographed({ start_date: "2026-03-29", end_date: "2026-04-25" }, [...SLOTS, "dorsal"]);

const images = (bytes: Buffer) => bytes.toString("latin1").split("/Subtype /Image").length - 1;
const compared = async (as: Bearer, querystring: { photos?: string } = {}) =>
  images(
    (
      await sendAnything(app, comparisonPdf, {
        params: { firstId: first.mesoId, secondId: last.mesoId },
        querystring,
        as,
      })
    ).bytes,
  );
const result = async (as: Bearer, querystring: { photos?: string } = {}) =>
  images((await sendAnything(app, finalResultPdf, { params: macrocycle, querystring, as })).bytes);

describe.each([
  ["comparison", compared],
  ["final result", result],
])("the photos in the PDF of the %s", (_, imagesOf) => {
  it("are before and after of the main views, or of those that the trainer chose", async () => {
    expect(await imagesOf(ana)).toBe(4);
    expect(await imagesOf(ana, { photos: "pes_dorsal" })).toBe(2);
    expect(await imagesOf(ana, { photos: "frontal,pes_dorsal,dorsal" })).toBe(4);
    expect(await imagesOf(ana, { photos: "" })).toBe(0);
    expect(await imagesOf(ana, { photos: "none" })).toBe(0);
  });

  it("of a student's own copy are those of the own gallery, whatever is asked for", async () => {
    expect(await imagesOf(joao)).toBe(2);
    expect(await imagesOf(joao, { photos: "pes_dorsal,perfil_direito_flexao" })).toBe(2);
  });

  it("stand in the student's log when the trainer prints them, and only then", async () => {
    const labels = async () =>
      (await send(app, listAuditEntries, { querystring: {}, as: joao })).body.entries.map(({ label }) => label);
    await database.owner.query("delete from audit_log");
    await imagesOf(ana, { photos: "" });
    expect(await labels()).not.toContain("Gerou um PDF com as fotos posturais");
    await imagesOf(ana);
    expect(await labels()).toContain("Gerou um PDF com as fotos posturais");
  });
});

it("a view that does not exist is refused", async () => {
  const params = { firstId: first.mesoId, secondId: last.mesoId };
  const answer = await sendAnything(app, comparisonPdf, { params, querystring: { photos: "costas" }, as: ana });
  expect(answer.status).toBe(400);
});
