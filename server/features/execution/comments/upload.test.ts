import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type Comment, findUpload, listComments, removeComment, writeComment } from "#contract/execution/comments.ts";
import { FILM_KIND_REFUSED, FILM_TOO_LONG, MAX_FILM_BYTES } from "#domain/training/comments.ts";
import { anMp4, aWebm, PLACE } from "../../../testing/files/films.ts";
import { anImage, aPhonePhoto } from "../../../testing/files/images.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, request, send } from "../../../testing/send.ts";
import {
  aComment,
  aTrainingOf,
  consent,
  conversationOf,
  mediaFiles,
  sendPiece,
  upload,
  write,
  writeWithMedia,
} from "../../../testing/steps/comments.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const training = await aTrainingOf(prumo, joao);
await consent(prumo, joao);

const look = (url: string | null | undefined, headers: Record<string, string> = {}) =>
  request(app, { method: "GET", url: url ?? "/api/none", headers });

const shown = async (id: number, as: Bearer = ana): Promise<Comment | undefined> =>
  (await conversationOf(prumo, training.id, as)).comments.find((one) => one.id === id);

const offsetOf = async (id: number, as: Bearer = joao) =>
  (await send(app, findUpload, { params: { id }, as })).body.offset;

/** Two pieces and a little of a third. */
const LONG = anMp4({ pictureBytes: 600_000 });
const HALF = 300 * 1024;

describe("a film of a comment", () => {
  it("arrives in pieces, goes on where it was cut off, and is shown whole and in ranges", async () => {
    const comment = await write(prumo, training.id, joao, {
      text: "Olha a descida",
      media: { kind: "film", size_bytes: LONG.length },
    });
    expect(comment.media).toMatchObject({ state: "arriving", src: null });
    expect((await sendPiece(prumo, comment.id, 0, LONG.subarray(0, HALF), joao)).status).toBe(204);
    const asked = await request(app, {
      method: "HEAD",
      url: `/api/v1/comments/${comment.id}/upload`,
      headers: { authorization: `Bearer ${joao.token}` },
    });
    expect(asked.headers).toMatchObject({
      "upload-offset": `${HALF}`,
      "upload-length": `${LONG.length}`,
      "tus-resumable": "1.0.0",
    });
    // The piece whose answer was lost comes again, and one that is not due.
    for (const offset of [0, HALF * 2 - 1])
      expect((await sendPiece(prumo, comment.id, offset, LONG.subarray(0, HALF), joao)).errors).toMatchObject({
        code: "upload_offset",
      });
    expect((await sendPiece(prumo, comment.id, HALF, LONG.subarray(HALF), joao)).headers["upload-offset"]).toBe(
      `${LONG.length}`,
    );
    const { media } = (await shown(comment.id)) ?? {};
    expect(media).toMatchObject({ state: "ready", media_type: "video/mp4", duration_seconds: 12, width: 1280 });
    const whole = await look(media?.src);
    expect([whole.status, whole.headers["content-type"], whole.bytes.length]).toEqual([200, "video/mp4", LONG.length]);
    expect(whole.headers).toMatchObject({
      "accept-ranges": "bytes",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const part = await look(media?.src, { range: `bytes=${HALF - 10}-${HALF + 9}` });
    expect([part.status, part.headers["content-range"], part.headers["content-length"]]).toEqual([
      206,
      `bytes ${HALF - 10}-${HALF + 9}/${LONG.length}`,
      "20",
    ]);
    expect(part.bytes).toEqual(whole.bytes.subarray(HALF - 10, HALF + 10));
    expect((await look(media?.src, { range: "bytes=-5" })).bytes).toEqual(whole.bytes.subarray(-5));
    expect((await look(media?.src, { range: "bytes=9999999-" })).status).toBe(200);
  });

  it("of two that send one piece at once keeps one", { tags: "race" }, async () => {
    const { id } = await write(prumo, training.id, joao, { media: { kind: "film", size_bytes: LONG.length } });
    const answers = await Promise.all([1, 2, 3].map(() => sendPiece(prumo, id, 0, LONG.subarray(0, HALF), joao)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await offsetOf(id)).toBe(HALF);
    const last = await Promise.all([1, 2].map(() => sendPiece(prumo, id, HALF, LONG.subarray(HALF), joao)));
    expect(last.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await look((await shown(id))?.media?.src)).bytes.length).toBe(LONG.length);
  });

  it("whose comment is removed while its last piece arrives is gone, with its files", { tags: "race" }, async () => {
    const before = (await mediaFiles(prumo, ana.id)).length;
    const { id } = await write(prumo, training.id, joao, { media: { kind: "film", size_bytes: LONG.length } });
    await sendPiece(prumo, id, 0, LONG.subarray(0, HALF), joao);
    const [removed, last] = await Promise.all([
      send(app, removeComment, { params: { id }, as: joao }),
      sendPiece(prumo, id, HALF, LONG.subarray(HALF), joao),
    ]);
    expect(removed.status).toBe(204);
    expect([204, 404, 409]).toContain(last.status);
    expect(await shown(id)).toBeUndefined();
    expect((await mediaFiles(prumo, ana.id)).length).toBe(before);
  });

  it("says nowhere where it was taken", async () => {
    const { comment } = await writeWithMedia(prumo, training.id, joao, { kind: "film", bytes: LONG });
    const { bytes } = await look((await shown(comment.id))?.media?.src);
    expect([LONG.includes(PLACE), bytes.includes(PLACE), bytes.length]).toEqual([true, false, LONG.length]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ["a photo", () => anImage("jpeg"), 415, FILM_KIND_REFUSED],
    ["a sound", () => anMp4({ handler: "soun" }), 415, FILM_KIND_REFUSED],
    [
      "a page that begins as a film",
      () => Buffer.from("....ftypisom<script>alert(1)</script>"),
      415,
      FILM_KIND_REFUSED,
    ],
    ["longer than a minute", () => anMp4({ seconds: 62 }), 413, FILM_TOO_LONG],
    ["a browser's recording of 75 seconds", () => aWebm({ seconds: 75, isLive: true }), 413, FILM_TOO_LONG],
  ])("that is in fact %s is refused in a sentence, and forgotten with its comment", async (_, make, status, detail) => {
    const { comment, answer } = await writeWithMedia(prumo, training.id, joao, { kind: "film", bytes: await make() });
    expect([answer.status, answer.errors.detail, answer.errors.fields]).toEqual([status, detail, { media: detail }]);
    expect(await shown(comment.id, joao)).toBeUndefined();
    const worded = await writeWithMedia(prumo, training.id, joao, { kind: "film", bytes: await make(), text: "Veja" });
    expect(await shown(worded.comment.id)).toMatchObject({ text: "Veja", media: null });
  });

  it("is announced within its limit, and no more arrives than was announced", async () => {
    const body = aComment({ media: { kind: "film", size_bytes: MAX_FILM_BYTES + 1 } });
    const tooLarge = await send(app, writeComment, { params: { id: training.id }, body, as: joao });
    expect([tooLarge.status, tooLarge.errors.fields]).toEqual([
      422,
      { "media.size_bytes": "O vídeo tem um limite de 50 MB" },
    ]);
    const { id } = await write(prumo, training.id, joao, { media: { kind: "film", size_bytes: 1000 } });
    expect((await sendPiece(prumo, id, 0, anMp4(), joao)).errors.detail).toBe("O arquivo é maior do que o anunciado.");
    const { id: long } = await write(prumo, training.id, joao, { media: { kind: "film", size_bytes: LONG.length } });
    expect((await sendPiece(prumo, long, 0, LONG.subarray(0, 1000), joao)).errors.detail).toBe(
      "Envie o arquivo em pedaços de pelo menos 256 KB.",
    );
  });

  it("without words is not shown to the other one before it is whole", async () => {
    const { id } = await write(prumo, training.id, joao, {
      text: "",
      media: { kind: "film", size_bytes: LONG.length },
    });
    expect([(await shown(id, ana)) === undefined, (await shown(id, joao))?.media?.state]).toEqual([true, "arriving"]);
    await upload(prumo, id, LONG, joao);
    expect((await shown(id, ana))?.media?.state).toBe("ready");
  });

  it("is sent by its author alone", async () => {
    const { id } = await write(prumo, training.id, joao, { media: { kind: "film", size_bytes: LONG.length } });
    for (const as of [ana, bruno]) {
      expect((await send(app, findUpload, { params: { id }, as })).status).toBe(404);
      expect((await sendPiece(prumo, id, 0, LONG.subarray(0, HALF), as)).status).toBe(404);
    }
  });
});

describe("a photo of a comment", () => {
  it("is turned upright, within 1600 px, without what the camera noted", async () => {
    const { comment } = await writeWithMedia(prumo, training.id, joao, { kind: "photo", bytes: await aPhonePhoto() });
    const { media } = (await shown(comment.id)) ?? {};
    const { bytes, headers } = await look(media?.src);
    expect(headers["content-type"]).toBe("image/webp");
    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, orientation, width < height, Math.max(width, height) <= 1600]).toEqual([
      undefined,
      undefined,
      true,
      true,
    ]);
    expect(media).toMatchObject({ width, height, media_type: "image/webp", size_bytes: bytes.length });
  });

  it("that is none is refused", async () => {
    const { answer } = await writeWithMedia(prumo, training.id, joao, { kind: "photo", bytes: anMp4() });
    expect([answer.status, answer.errors.fields]).toEqual([415, { media: "Escolha uma imagem JPEG, PNG ou WebP." }]);
  });
});

describe("the address of a photo or film", () => {
  it("works five minutes, in the session that asked, while the comment is there", async () => {
    const bytes = await anImage("jpeg");
    const { comment } = await writeWithMedia(prumo, training.id, ana, { kind: "photo", bytes });
    const src = (await shown(comment.id, joao))?.media?.src ?? "";
    expect((await look(src)).status).toBe(200);
    expect((await look(src.replace(`/${comment.id}?`, `/${comment.id + 1}?`))).status).toBe(404);
    expect((await look(src.replace(/session=\d+/, "session=1"))).status).toBe(404);
    clock.advance(5 * 60_000 + 1);
    expect((await look(src)).status).toBe(404);
    const fresh = (await shown(comment.id, joao))?.media?.src;
    await send(app, removeComment, { params: { id: comment.id }, as: ana });
    expect((await look(fresh)).status).toBe(404);
  });

  it("is told to the student as an access of the trainer, not the other way round", async () => {
    await send(app, listComments, { params: { id: training.id }, as: ana });
    const { rows } = await database.owner.query(
      "select distinct actor_id from audit_log where subject = 'comments' and action = 'read' and user_id = $1",
      [joao.id],
    );
    expect(rows).toEqual([{ actor_id: ana.id }]);
  });

  it("leads nowhere once files are gone: they go with the comment", async () => {
    const before = (await mediaFiles(prumo, ana.id)).length;
    const { comment } = await writeWithMedia(prumo, training.id, joao, { kind: "film", bytes: LONG });
    expect((await mediaFiles(prumo, ana.id)).length).toBe(before + 1);
    await send(app, removeComment, { params: { id: comment.id }, as: joao });
    expect((await mediaFiles(prumo, ana.id)).length).toBe(before);
  });
});
