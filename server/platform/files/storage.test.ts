import { expect, it } from "vitest";
import { aSilentServer } from "../../testing/services/silence.ts";
import { readFile } from "./read-file.ts";
import { openStorage } from "./storage.ts";
import { isStorageAway } from "./unavailable.ts";

const LIMITS = { connectMs: 300, answerMs: 300, idleMs: 300 };

const HALF_A_FILE = Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf");

it.each([
  ["before its answer", undefined],
  ["in the middle of a file", HALF_A_FILE],
])("a bucket that says nothing more %s is away, and not waited for", async (_, welcome) => {
  const endpoint = `http://127.0.0.1:${await aSilentServer({ welcome })}`;
  const keys = { accessKeyId: "prumo", secretAccessKey: "segredo" };
  const disk = await openStorage("/nowhere", { bucket: "fotos", region: "us-east-1", endpoint, ...keys }, LIMITS);
  const failure = await readFile(disk, "posture/1/a.jpeg").catch((error: unknown) => error);
  expect(isStorageAway(failure)).toBe(true);
});
