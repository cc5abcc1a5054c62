import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { changeLogo, findProfile } from "#contract/own-data/profile.ts";
import { evaluationPdf } from "#contract/planning/mesocycles.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, request, send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, dataDir } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);

const logoOf = async (as: Bearer) => (await send(app, findProfile, { as })).body.user.logo_url;
const save = (logo: File | "", as: Bearer = ana) => sendAnything(app, changeLogo, { form: asForm({ logo }), as });

it("a trainer's logo is kept whole, within 512 px and without metadata, and is nobody else's", async () => {
  const answer = await save(aFile(await aPhonePhoto()));
  expect(answer.status).toBe(200);
  const shown = await request(app, { method: "GET", url: answer.body.user.logo_url ?? "/none" });
  const { format, width = 0, height = 0, exif } = await sharp(shown.bytes).metadata();
  expect([format, Math.max(width, height), exif]).toEqual(["webp", 512, undefined]);
  expect(width).not.toBe(height);
  expect(await logoOf(bruno)).toBeNull();
  expect(await logoOf(joao)).toBeNull();
});

it("heads the sheets of the trainer, for trainer and student, until it is removed", async () => {
  const { path } = await anEvaluatedMesocycle(prumo, joao);
  const images = async (as: Bearer) =>
    (await send(app, evaluationPdf, { params: path, querystring: {}, as })).bytes
      .toString("latin1")
      .split("/Subtype /Image").length - 1;
  await save(aFile(await anImage("jpeg")));
  for (const as of [ana, joao]) expect(await images(as)).toBeGreaterThan(0);
  const removed = await save("");
  expect(removed.body.user.logo_url).toBeNull();
  expect([await images(ana), await images(joao)]).toEqual([0, 0]);
});

it("what is no image is refused with a sentence, and the one before stays", async () => {
  await save(aFile(await anImage("jpeg")));
  const before = await logoOf(ana);
  const refused = await save(new File(["<svg/>"], "logo.png", { type: "image/png" }));
  expect([refused.status, refused.errors.fields]).toEqual([415, { logo: "Escolha uma imagem JPEG, PNG ou WebP." }]);
  expect((await logoOf(ana))?.split("?")[0]).toBe(before?.split("?")[0]);
});

it("a replaced logo leaves no file behind", async () => {
  await save(aFile(await anImage("jpeg")));
  await save(aFile(await anImage("png")));
  await save("");
  await prumo.runJobsOfNextDay();
  const files = await readdir(join(dataDir, "files")).catch(() => []);
  expect(files.filter((name) => name.endsWith(".webp"))).toEqual([]);
});

it("students have none", async () => {
  expect((await save(aFile(await anImage("jpeg")), joao)).status).toBe(403);
});
