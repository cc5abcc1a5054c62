import { once } from "node:events";
import { createServer as createHttpServer, type Server } from "node:http";
import { type AddressInfo, createServer, type Server as SocketServer } from "node:net";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { openBackupBucket } from "./bucket.ts";

const opened: (Server | SocketServer)[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function aStoreAt(server: Server | SocketServer, idleMs = 300) {
  opened.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { region: "us-east-1", endpoint, accessKeyId: "prumo", secretAccessKey: "segredo" };
  return openBackupBucket(new URL("s3://backups/prumo"), keys, { connectMs: 500, idleMs });
}

async function all(names: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found;
}

describe("a bucket of backups", () => {
  it("that takes connections and says nothing fails, and is not waited for", async () => {
    const store = await aStoreAt(createServer((socket) => socket.resume().on("error", () => {})));
    const tries = [
      () => store.write("backups/a", Readable.from([Buffer.from("rows")])),
      () => store.read("backups/a"),
      () => all(store.list("backups")),
      () => store.remove("backups/a"),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow("timed out after 300 ms of inactivity");
  });

  it("that falls silent in the middle of an object fails the reader", async () => {
    const store = await aStoreAt(
      createHttpServer((_, answer) => {
        answer.writeHead(200, { "content-length": "100" });
        answer.write("half");
      }),
    );
    const content = await store.read("backups/a");
    await expect(content.toArray()).rejects.toThrow();
  });

  it("that sends slowly is read to its end", async () => {
    // Together the pieces take longer than the allowed silence. Each takes far less, because a busy machine sends late.
    const [pieces, idleMs] = [10, 1_500];
    const store = await aStoreAt(
      createHttpServer((_, answer) => {
        answer.writeHead(200, { "content-length": `${pieces}` });
        let sent = 0;
        const timer = setInterval(() => {
          answer.write("x");
          sent += 1;
          if (sent < pieces) return;
          clearInterval(timer);
          answer.end();
        }, 200);
      }),
      idleMs,
    );
    const content = await store.read("backups/a");
    expect(Buffer.concat(await content.toArray()).toString()).toBe("x".repeat(pieces));
  });
});
