import { describe, expect, it } from "vitest";
import { anMp4, aWebm, PLACE } from "../../../testing/files/films.ts";
import { anImage } from "../../../testing/files/images.ts";
import { blank } from "./mp4.ts";
import { readFilm } from "./read-film.ts";

describe("a film", () => {
  it.each([
    ["a phone's MP4", anMp4(), { mediaType: "video/mp4", seconds: 12, width: 1280, height: 720 }],
    ["an iPhone's MOV", anMp4({ brand: "qt  ", seconds: 61 }), { mediaType: "video/quicktime", seconds: 61 }],
    ["an MP4 that does not say its length", anMp4({ seconds: 0 }), { mediaType: "video/mp4", seconds: null }],
    ["a WebM", aWebm({ seconds: 30 }), { mediaType: "video/webm", seconds: 30, width: 640, height: 480 }],
    ["an MP4 of a minute in parts of a frame each", anMp4({ freeBoxes: 7_200 }), { seconds: 12, width: 1280 }],
    ["a WebM wider than anything", aWebm({ width: Buffer.alloc(8, 255) }), { seconds: 12, width: null, height: 480 }],
    ["a WebM that ends before it begins", aWebm({ seconds: -3 }), { seconds: null }],
    ["a browser's live WebM", aWebm({ seconds: 75, isLive: true }), { mediaType: "video/webm", seconds: 75 }],
  ])("is known by its bytes: %s", (_, bytes, film) => {
    expect(readFilm(bytes)).toMatchObject(film);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["a sound", () => anMp4({ handler: "soun" })],
    ["half an MP4", () => anMp4().subarray(0, 2100)],
    ["half a WebM's head", () => aWebm().subarray(0, 60)],
    ["an MP4 of more parts than any camera writes", () => anMp4({ freeBoxes: 10_000 })],
    ["a WebM of more parts than any browser writes", () => aWebm({ voids: 10_000 })],
    ["an AVIF", () => anImage("avif")],
    ["a photo", () => anImage("jpeg")],
    ["nothing", () => Buffer.alloc(0)],
  ])("is not %s", async (_, make) => {
    expect(readFilm(await make())).toBeUndefined();
  });

  it("loses the place where it was taken, and nothing else moves", () => {
    const bytes = anMp4();
    const film = readFilm(bytes);
    for (const range of film?.metadata ?? []) blank(bytes, range);
    expect(bytes.includes(PLACE)).toBe(false);
    expect(bytes.length).toBe(anMp4().length);
    expect(readFilm(bytes)).toMatchObject({ seconds: 12, metadata: [] });
  });
});
