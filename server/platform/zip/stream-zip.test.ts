import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { streamZip } from "./stream-zip.ts";

const mtime = new Date("2026-03-02T15:00:00Z");
/** Random bytes do not shrink, so that what goes in comes out. */
const PIECE = 1 << 16;

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await turn();
};

describe("a streamed ZIP", () => {
  it("holds every file that was added, in its order", async () => {
    const zip = streamZip({ mtime }, async (add) => {
      await add("LEIA-ME.txt", ["olá"]);
      await add("fotos/1.webp", [Buffer.from([1, 2]), Buffer.from([3])]);
    });
    const files = unzipSync(await buffer(zip));
    expect(Object.keys(files)).toEqual(["LEIA-ME.txt", "fotos/1.webp"]);
    expect(strFromU8(files["LEIA-ME.txt"] ?? new Uint8Array())).toBe("olá");
    expect([...(files["fotos/1.webp"] ?? [])]).toEqual([1, 2, 3]);
  });

  it("runs ahead of its reader by a few pieces only", async () => {
    let asked = 0;
    function* pieces() {
      for (; asked < 200; asked++) yield randomBytes(PIECE);
    }
    let taken = 0;
    let ahead = 0;
    for await (const chunk of streamZip({ mtime }, (add) => add("a.bin", pieces()))) {
      taken += chunk.length;
      for (let round = 0; round < 5; round++) await turn();
      ahead = Math.max(ahead, asked - taken / PIECE);
    }
    expect(asked).toBe(200);
    expect(ahead).toBeLessThan(20);
  });

  it("fails with the error that its content fails with", async () => {
    async function* broken() {
      yield "a";
      throw new Error("the database went away");
    }
    await expect(buffer(streamZip({ mtime }, (add) => add("a.txt", broken())))).rejects.toThrow("went away");
  });

  it("gives its content up when the reader gives up", async () => {
    let isReleased = false;
    async function* rows() {
      try {
        for (;;) yield "x".repeat(PIECE);
      } finally {
        isReleased = true;
      }
    }
    const zip = streamZip({ mtime }, (add) => add("a.txt", rows()));
    await new Promise((resolve) => zip.once("readable", resolve));
    zip.destroy();
    await until(() => isReleased);
  });
});
