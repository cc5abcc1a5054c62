import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findEvaluation, findMesocycle, findPhotos, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { ALL_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { MAX_FILE_BYTES } from "#domain/uploads.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { aDecompressionBomb, aLyingPng, anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { aStudent, aTrainer, signedIn } from "../../../testing/people.ts";
import { request, send } from "../../../testing/send.ts";
import { aMesocycle, aMesocycleOfWeeks, anEvaluatedMesocycle, evaluationBody } from "../../../testing/steps/cycles.ts";
import { namesOf, photoFiles, photoForm, sendPhoto, sendPhotoOfWeek } from "../../../testing/steps/posture-photos.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const jpeg = aFile(await anImage("jpeg"));

const look = (url = "") => request(app, { method: "GET", url });
const filesOf = (tenant: { readonly id: number }) => photoFiles(prumo, tenant.id);

async function anUpload(bytes: Buffer, name = "foto.jpg") {
  const path = await aMesocycle(prumo, joao);
  const answer = await sendPhoto(prumo, path, photoForm("frontal", aFile(bytes, name), path.mesoId), ana);
  return { path, answer };
}

describe("a postural photo", () => {
  it.each([
    [4000, 1000, 2048, 512],
    [1000, 4000, 512, 2048],
    [900, 1200, 900, 1200],
  ])(
    "of %i × %i is kept whole at %i × %i, with a thumbnail within 480",
    async (width, height, keptWidth, keptHeight) => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: "teal" } })
        .jpeg()
        .toBuffer();
      const { answer } = await anUpload(bytes);
      const [photo] = answer.body.mesocycle.photos.principais;
      expect(photo).toMatchObject({ name: "frontal", width: keptWidth, height: keptHeight });
      const [large, small] = [await look(photo?.src), await look(photo?.thumbnail)];
      expect(await sharp(large.bytes).metadata()).toMatchObject({
        format: "jpeg",
        width: keptWidth,
        height: keptHeight,
      });
      const thumbnail = await sharp(small.bytes).metadata();
      expect(Math.max(thumbnail.width, thumbnail.height)).toBe(480);
      expect(thumbnail.width / thumbnail.height).toBeCloseTo(width / height, 1);
    },
  );

  it("is turned upright and loses its metadata", async () => {
    const { answer } = await anUpload(await aPhonePhoto());
    const [photo] = answer.body.mesocycle.photos.principais;
    for (const url of [photo?.src, photo?.thumbnail]) {
      const { bytes } = await look(url);
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, orientation, width < height]).toEqual([undefined, undefined, true]);
      expect(bytes.toString("latin1")).not.toMatch(/Quem Fotografou|GPS|Exif/);
    }
  });

  it("that is also a page is stored as an image only", async () => {
    const page = Buffer.from("<script>alert(1)</script>PK\u0003\u0004");
    const { answer } = await anUpload(Buffer.concat([await anImage("jpeg"), page]), "foto.php");
    const [photo] = answer.body.mesocycle.photos.principais;
    const shown = await look(photo?.src);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(shown.bytes.toString("latin1")).not.toContain("script");
  });

  const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0heicmif1"), Buffer.alloc(400)]);
  it.each<[string, () => Promise<Buffer>]>([
    ["a HEIC", async () => HEIC],
    ["an AVIF", () => anImage("avif")],
    ["a GIF", () => anImage("gif")],
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a PDF with a photo inside", async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), await anImage("jpeg")])],
    ["half a JPEG", async () => (await anImage("jpeg")).subarray(0, 1500)],
    ["a PNG that claims 60,000 by 60,000 pixels", aLyingPng],
    ["nothing at all", async () => Buffer.alloc(0)],
  ])("that is in fact %s is refused at its slot, and nothing is kept", async (_, make) => {
    const before = await filesOf(ana);
    const { path, answer } = await anUpload(await make());
    expect([answer.status, answer.errors]).toEqual([
      415,
      {
        code: "file_type_refused",
        detail: "Apenas arquivos JPEG, PNG e WebP são permitidos!",
        fields: { frontal: "Escolha uma imagem JPEG, PNG ou WebP." },
      },
    ]);
    expect(await filesOf(ana)).toEqual(before);
    expect(namesOf((await send(app, findPhotos, { params: path, as: ana })).body.photos)).toEqual([]);
  });

  it("of more than 30 megapixels is refused in a sentence that says so", async () => {
    const { answer } = await anUpload(await aDecompressionBomb());
    expect([answer.status, answer.errors.detail]).toEqual([
      413,
      "A imagem tem mais de 30 megapixels. Escolha uma menor.",
    ]);
  });

  it("of exactly 5 MiB is accepted, one byte more is refused", async () => {
    const bytes = await anImage("jpeg");
    const padded = (size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
    expect((await anUpload(padded(MAX_FILE_BYTES))).answer.status).toBe(200);
    const { answer } = await anUpload(padded(MAX_FILE_BYTES + 1));
    expect([answer.status, answer.errors]).toEqual([
      413,
      { code: "file_too_large", detail: "A imagem tem um limite de 5 MB!" },
    ]);
  });

  it.each([2, 31])("comes alone: %i files at once are refused", async (count) => {
    const path = await aMesocycle(prumo, joao);
    const form = new FormData();
    for (let index = 0; index < count; index++) form.append(ALL_PHOTO_SLOTS[index % 28]?.key ?? "", jpeg);
    const answer = await sendPhoto(prumo, path, form, ana);
    expect([answer.status, answer.errors.detail]).toEqual([413, "Envie apenas um arquivo."]);
  });

  it("needs a slot that there is, and one at a time", async () => {
    const path = await aMesocycle(prumo, joao);
    const unknown = await sendPhoto(prumo, path, asForm({ de_cima: jpeg }), ana);
    expect([unknown.status, unknown.errors.fields]).toMatchObject([422, { de_cima: "Campo desconhecido" }]);
    const two = await sendPhoto(prumo, path, asForm({ frontal: jpeg, dorsal: "" }), ana);
    expect([two.status, two.errors.fields]).toEqual([422, { "": "Envie uma imagem por vez." }]);
    const text = await sendPhoto(prumo, path, asForm({ frontal: "data:image/png;base64,xxxx" }), ana);
    expect(text.status).toBe(422);
  });
});

describe("a photo of a cycle", () => {
  it("fits each of the 28 slots, and they are answered in order", async () => {
    const path = await aMesocycle(prumo, joao);
    for (const { key } of ALL_PHOTO_SLOTS.toReversed()) {
      const { status } = await sendPhoto(prumo, path, photoForm(key, jpeg, path.mesoId), ana);
      expect([key, status]).toEqual([key, 200]);
    }
    const { photos } = (await send(app, findPhotos, { params: path, as: ana })).body;
    expect(namesOf(photos)).toEqual(ALL_PHOTO_SLOTS.map(({ key }) => key));
    expect([photos.principais.length, photos.opcionais.length]).toEqual([6, 22]);
  });

  it("neither needs nor raises a version, so that an open sheet can still be saved", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const { body } = await sendPhoto(prumo, path, photoForm("dorsal", jpeg, path.mesoId), ana);
    expect(body.mesocycle).toMatchObject({
      evaluation_lock_version: mesocycle.evaluation_lock_version,
      lock_version: mesocycle.lock_version,
      evaluated_items: mesocycle.evaluated_items,
    });
    const sheet = evaluationBody({ student: { weight: "80" } }, mesocycle.evaluation_lock_version);
    expect((await send(app, updateMesocycle, { params: path, body: sheet, as: ana })).status).toBe(200);
  });

  it("leaves the other answers of the cycle as they are: its addresses are given out only where it is shown", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    await sendPhoto(prumo, path, photoForm("dorsal", jpeg, path.mesoId), ana);
    for (const call of [findMesocycle, findEvaluation])
      expect((await send(app, call, { params: path, as: ana })).text).not.toContain("posture-photos");
  });

  it("belongs to the mesocycle or to one of its weeks", async () => {
    const { path, weeks } = await aMesocycleOfWeeks(prumo, joao);
    const [week] = weeks;
    if (!week) throw new Error("no weeks");
    await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), ana);
    const { body } = await sendPhotoOfWeek(prumo, week, photoForm("dorsal", jpeg, week.microId), ana);
    expect(namesOf(body.microcycle.photos)).toEqual(["dorsal"]);
    expect(namesOf((await send(app, findPhotos, { params: path, as: ana })).body.photos)).toEqual(["frontal"]);
  });

  it("cannot be changed once the cycle is finished, and can still be seen", async () => {
    const { path } = await anUpload(await anImage("jpeg"));
    const before = await filesOf(ana);
    clock.advance(60 * DAY_MS);
    const later = { ...ana, ...(await signedIn(prumo, ana)) };
    for (const photo of [jpeg, ""] as const) {
      const answer = await sendPhoto(prumo, path, photoForm("frontal", photo, path.mesoId), later);
      expect([answer.status, answer.errors.code]).toEqual([422, "cycle_finished"]);
    }
    const { photos } = (await send(app, findPhotos, { params: path, as: later })).body;
    clock.advance(-60 * DAY_MS);
    expect(namesOf(photos)).toEqual(["frontal"]);
    expect(await filesOf(ana)).toEqual(before);
  });

  it("of another trainer's cycle is not found and not stored", async () => {
    const { path } = await anUpload(await anImage("jpeg"));
    const answer = await sendPhoto(prumo, path, photoForm("frontal", jpeg, path.mesoId), bruno);
    expect([answer.status, await filesOf(bruno)]).toEqual([404, []]);
  });

  it("is not sent by a student", async () => {
    const { path } = await anUpload(await anImage("jpeg"));
    const answer = await sendPhoto(prumo, path, photoForm("frontal", "", path.mesoId), joao);
    expect(answer.status).toBe(403);
  });
});
