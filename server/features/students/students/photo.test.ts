import { readdir, symlink, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { findStudent, registerStudent, updateStudent } from "#contract/students/students.ts";
import { MAX_FILE_BYTES } from "#domain/uploads.ts";
import { buildApp } from "../../../app.ts";
import { createPhotoStore } from "../../../platform/files/photos.ts";
import { openFolder, shareStorage } from "../../../platform/files/storage.ts";
import { aFile, asForm } from "../../../testing/files/forms.ts";
import { aDecompressionBomb, aLyingPng, anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { aStudent, aStudentDraft, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { request, send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, dataDir, dependencies, runJobsOfNextDay } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

const HOUR_MS = 3_600_000;
const WRONG_KIND = {
  code: "file_type_refused",
  detail: "Apenas arquivos JPEG, PNG e WebP são permitidos!",
  fields: { photo: "Escolha uma imagem JPEG, PNG ou WebP." },
};

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Files go by a job, a day later. */
async function kept() {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files")).catch(() => []);
}
const draftOf = ({ email }: { email: string }) => aStudentDraft({ email });

/** Saves a student's form with a photo, as the trainer's browser does. */
const update = (student: TheirStudent, photo: File | "", as = ana) =>
  sendAnything(app, updateStudent, {
    params: { id: student.id },
    form: asForm({ student: draftOf(student), photo }),
    as,
  });

const look = (url: string) => request(app, { method: "GET", url });

async function withPhoto(bytes: Buffer, name = "foto.jpg") {
  const student = await aStudent(prumo, ana);
  const answer = await update(student, aFile(bytes, name));
  return { student, url: answer.body.student.photo_url ?? "" };
}

describe("a photo", () => {
  it.each(["jpeg", "png", "webp"] as const)("in %s is kept as a small WebP, whatever its name says", async (format) => {
    const { url } = await withPhoto(await anImage(format), "documento.pdf");
    const shown = await look(url);
    expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(shown.headers["cache-control"]).toBe("private, max-age=3600");
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  });

  it("is turned upright and loses its metadata", async () => {
    const photo = await aPhonePhoto();
    expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Quem Fotografou");
    const { url } = await withPhoto(photo);
    const { bytes } = await look(url);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(bytes.toString("latin1")).not.toMatch(/Quem Fotografou|Telefone|GPS|Exif/);
  });

  it("that is also a page or an archive is stored as an image only", async () => {
    const others = Buffer.from("<script>alert(1)</script><?php system($_GET['x']); ?>PK\u0003\u0004 tudo.jar");
    const commented = await sharp(await anImage("jpeg"))
      .withExif({ IFD0: { ImageDescription: others.toString() } })
      .toBuffer();
    for (const photo of [Buffer.concat([await anImage("jpeg"), others]), commented]) {
      expect(photo.toString("latin1")).toContain("<script>");
      const { url } = await withPhoto(photo, "foto.php");
      const shown = await look(url);
      expect([shown.status, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(shown.headers["x-content-type-options"]).toBe("nosniff");
      expect(shown.bytes.toString("latin1")).not.toMatch(/script|php|tudo\.jar/);
    }
  });

  it("of more than 30 megapixels is refused by its header, in a sentence that says so", async () => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    const before = await kept();
    const answer = await update(student, aFile(await aDecompressionBomb()));
    const sentence = "A imagem tem mais de 30 megapixels. Escolha uma menor.";
    expect([answer.status, answer.errors]).toEqual([
      413,
      { code: "file_too_large", detail: sentence, fields: { photo: sentence } },
    ]);
    expect(await kept()).toEqual(before);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(body.student.photo_url).toBe(url);
  });

  it("smaller than the stored size is not enlarged", async () => {
    const { url } = await withPhoto(
      await sharp(await anImage("png"))
        .resize(40, 40)
        .png()
        .toBuffer(),
    );
    expect(await sharp((await look(url)).bytes).metadata()).toMatchObject({ width: 40, height: 40 });
  });

  it("can be sent with the registration", async () => {
    const form = asForm({ student: aStudentDraft(), photo: aFile(await anImage("jpeg")) });
    const answer = await sendAnything(app, registerStudent, { form, as: ana });
    expect(answer.status).toBe(201);
    expect((await look(answer.body.student.photo_url ?? "")).status).toBe(200);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["a GIF", () => anImage("gif")],
    ["a TIFF", () => anImage("tiff")],
    ["an AVIF", () => anImage("avif")],
    ["a PDF", async () => Buffer.from("%PDF-1.7 nothing more")],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing at all", async () => Buffer.alloc(0)],
    ["half a JPEG", async () => (await anImage("jpeg")).subarray(0, 1500)],
    ["a PNG that ends early", async () => (await anImage("png")).subarray(0, -40)],
    ["a PNG that claims 60,000 by 60,000 pixels", aLyingPng],
    ["HTML that begins like a GIF", async () => Buffer.from("GIF89a/*<script>alert(1)</script>*/=1;")],
    ["an SVG that begins like a PNG", async () => Buffer.concat([PNG_SIGNATURE, Buffer.from("<svg/>")])],
  ])("that is in fact %s is refused, and nothing is kept or changed", async (_, make) => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    const before = await kept();
    const answer = await update(student, aFile(await make(), "foto.jpg", "image/jpeg"));
    expect([answer.status, answer.errors]).toEqual([415, WRONG_KIND]);
    expect(await kept()).toEqual(before);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect(body.student.photo_url).toBe(url);
  });

  it("of exactly 5 MiB is accepted, one byte more is refused", async () => {
    const student = await aStudent(prumo, ana);
    const padded = (size: number) =>
      anImage("jpeg").then((jpeg) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    const fits = await update(student, aFile(await padded(MAX_FILE_BYTES)));
    expect(fits.status).toBe(200);
    const before = await kept();
    for (const size of [MAX_FILE_BYTES + 1, 2 * MAX_FILE_BYTES]) {
      const answer = await update(student, aFile(await padded(size)));
      expect([answer.status, answer.errors]).toEqual([
        413,
        { code: "file_too_large", detail: "A imagem tem um limite de 5 MB!" },
      ]);
    }
    expect(await kept()).toEqual(before);
  });

  it("sent as text is no photo", async () => {
    const student = await aStudent(prumo, ana);
    for (const photo of ["data:image/png;base64,xxxx", 7, {}, ["a"]]) {
      const body = { student: draftOf(student), photo };
      const answer = await sendAnything(app, updateStudent, { params: { id: student.id }, body, as: ana });
      expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
    }
  });

  it("that is replaced loses its file", async () => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    const before = await kept();
    const answer = await update(student, aFile(await anImage("png")));
    expect(await kept()).toHaveLength(before.length);
    expect((await look(url)).status).toBe(404);
    expect((await look(answer.body.student.photo_url ?? "")).status).toBe(200);
  });

  it("that is removed loses its file; a form without a photo changes nothing", async () => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    const body = { student: draftOf(student) };
    await send(app, updateStudent, { params: { id: student.id }, body, as: ana });
    expect((await look(url)).status).toBe(200);
    const removed = await update(student, "");
    expect(removed.body.student.photo_url).toBeNull();
    await runJobsOfNextDay();
    expect((await look(url)).status).toBe(404);
  });

  it("of a form that is then refused is not stored", async () => {
    const [one, two] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    const before = await kept();
    const photo = aFile(await anImage("jpeg"));
    const form = () => asForm({ student: aStudentDraft({ email: one.email }), photo });
    expect((await sendAnything(app, registerStudent, { form: form(), as: ana })).status).toBe(422);
    const update = { params: { id: two.id }, form: form(), as: ana };
    expect((await sendAnything(app, updateStudent, update)).status).toBe(422);
    expect(await kept()).toEqual(before);
  });

  it("of a form that is then refused does not hide the refusal when its file cannot be removed", async () => {
    const { email } = await aStudent(prumo, ana);
    const stuck = await buildApp({
      ...dependencies,
      photos: { ...dependencies.photos, remove: () => Promise.reject(new Error("EIO")) },
    });
    const form = asForm({ student: aStudentDraft({ email }), photo: aFile(await anImage("jpeg")) });
    const refused = await sendAnything(stuck, registerStudent, { form, as: ana });
    await stuck.close();
    expect([refused.status, refused.errors.code]).toEqual([422, "email_taken"]);
  });

  it("from another trainer is not stored", async () => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    const before = await kept();
    expect((await update(student, aFile(await anImage("png")), bruno)).status).toBe(404);
    expect(await kept()).toEqual(before);
    expect((await look(url)).status).toBe(200);
  });

  it("replaced twice at once leaves one file", { tags: "race" }, async () => {
    const student = await aStudent(prumo, ana);
    const before = await kept();
    const [jpeg, png] = [await anImage("jpeg"), await anImage("png")];
    const answers = await Promise.all([jpeg, png, jpeg].map((bytes) => update(student, aFile(bytes))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(before.length + 1);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    expect((await look(body.student.photo_url ?? "")).status).toBe(200);
  });
});

describe("a photo that cannot be read", () => {
  const KEY = `${"a".repeat(8)}-0000-4000-8000-${"0".repeat(12)}.webp`;
  const told: unknown[] = [];
  const log = { warn: (...words: unknown[]) => told.push(words) };
  const photos = createPhotoStore(shareStorage(openFolder(dataDir), { secrets: [Buffer.from("secret")], clock, log }));
  const place = join(dataDir, "files", KEY);

  it("is distinguished from a missing one", async () => {
    const apart = await buildApp({ ...dependencies, photos });
    const show = () => request(apart, { method: "GET", url: photos.linkTo(KEY) ?? "" });
    expect([await photos.read(KEY), (await show()).status]).toEqual([undefined, 404]);
    // A link to itself: there, and beyond reading.
    await symlink(place, place);
    await expect(photos.read(KEY)).rejects.toThrow("Cannot read file");
    expect((await show()).errors.code).toBe("dependency_away");
    await unlink(place);
    await apart.close();
  });

  it("is left out of a document with a line in the log; a missing one is left out without", async () => {
    expect([await photos.readJpeg(KEY), told]).toEqual([undefined, []]);
    await writeFile(place, "no image");
    expect(await photos.readJpeg(KEY)).toBeUndefined();
    expect(told).toEqual([[{ err: expect.any(Error) }, "a photo was left out of a document"]]);
    await unlink(place);
  });
});

describe("a photo's address", () => {
  it("works without a session, for one to two hours", async () => {
    const { url } = await withPhoto(await anImage("jpeg"));
    expect((await look(url)).status).toBe(200);
    clock.advance(HOUR_MS);
    const later = await look(url);
    clock.advance(HOUR_MS);
    const expired = await look(url);
    clock.advance(-2 * HOUR_MS);
    expect([later.status, expired.status]).toEqual([200, 404]);
    expect(expired.errors.code).toBe("not_found");
  });

  it("stays the same within an hour, so that browsers keep the image", async () => {
    const { student, url } = await withPhoto(await anImage("jpeg"));
    clock.advance(HOUR_MS - 1);
    const { body } = await send(app, findStudent, { params: { id: student.id }, as: ana });
    clock.advance(1 - HOUR_MS);
    expect(body.student.photo_url).toBe(url);
  });

  it("that was changed shows nothing", async () => {
    const { url } = await withPhoto(await anImage("jpeg"));
    const other = await withPhoto(await anImage("png"));
    const address = new URL(url, "http://localhost");
    const change = (edit: (to: URL) => void) => {
      const copy = new URL(address);
      edit(copy);
      return `${copy.pathname}${copy.search}`;
    };
    const forged = [
      change((to) => to.searchParams.set("expires", String(Number(to.searchParams.get("expires")) + 1))),
      change((to) => to.searchParams.set("signature", `${to.searchParams.get("signature")}x`)),
      change((to) => to.searchParams.set("signature", "")),
      change((to) => to.searchParams.set("signature", "é".repeat(43))),
      change((to) => (to.pathname = new URL(other.url, "http://localhost").pathname)),
      change((to) => (to.pathname = "/api/photos/..%2F..%2Fetc%2Fpasswd")),
      change((to) => (to.pathname = `/api/photos/${"-".repeat(36)}.webp`)),
    ];
    for (const forgery of forged) expect([forgery, (await look(forgery)).status]).toEqual([forgery, 404]);
  });

  it("without its parts is malformed", async () => {
    const { url } = await withPhoto(await anImage("jpeg"));
    for (const query of ["", "?expires=1", "?signature=x", "?expires=soon&signature=x"]) {
      const answer = await look(`${url.split("?")[0]}${query}`);
      expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
    }
  });
});
