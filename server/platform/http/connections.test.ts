import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { createLog } from "../log.ts";

const { dependencies } = await startTestApp();

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

async function aServer(timeouts: { requestMs: number; checkMs: number; shutdownMs: number }) {
  const app = await buildApp(dependencies, { timeouts });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Also after a reset, which `once` would throw. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));

async function aSlowBody(port: number) {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("utf8");
  });
  await once(socket, "connect");
  socket.write(
    "POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{",
  );
  const drip = setInterval(() => socket.writable && socket.write(" "), 50);
  return { closed: closed(socket).then(() => clearInterval(drip)), answer: () => text };
}

describe("a body that arrives byte by byte", () => {
  it("is answered with 408 after the time for a request, and its connection is closed", async () => {
    const { app, port } = await aServer({ requestMs: 400, checkMs: 100, shutdownMs: 5_000 });
    const slow = await aSlowBody(port);
    await slow.closed;
    expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });

  it("holds up a shutdown no longer than requests under way may", async () => {
    const { app, port } = await aServer({ requestMs: 60_000, checkMs: 30_000, shutdownMs: 300 });
    const received = once(app.server, "request");
    const slow = await aSlowBody(port);
    await received;
    const began = performance.now();
    await Promise.all([app.close(), slow.closed]);
    expect(performance.now() - began).toBeGreaterThan(250);
    expect(slow.answer()).toBe("");
  });
});

/** The answer to bytes that no client of ours sends; empty when the server only closes the connection. */
async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => {});
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  await once(socket, "connect");
  socket.end(bytes);
  await closed(socket);
  return text;
}

const HEAD = "POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

describe("a request that two programs could read in two ways", () => {
  it.each([
    [
      "a length and chunks",
      `${HEAD}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n`,
    ],
    ["two lengths", `${HEAD}content-length: 2\r\ncontent-length: 30\r\n\r\n{}GET /api/health HTTP/1.1\r\n\r\n`],
    ["a length that is no number", `${HEAD}content-length: 0x2\r\n\r\n{}`],
    ["an unknown transfer", `${HEAD}transfer-encoding: xchunked\r\n\r\n{}`],
    ["chunks last but one", `${HEAD}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ["a header of 64 kB", `${HEAD}x-long: ${"a".repeat(64 * 1024)}\r\n\r\n{}`],
    ["a broken line", `${HEAD}content-length : 2\r\n\r\n{}`],
    ["a header with a line break of its own", `${HEAD}x-a: b\rc: d\r\n\r\n`],
    ["no host", "GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n"],
    [
      "an address of another host",
      "GET http://169.254.169.254/api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    ],
    ["a trace", "TRACE /api/health HTTP/1.1\r\nhost: x\r\nauthorization: Bearer secret\r\nconnection: close\r\n\r\n"],
    ["a tunnel", "CONNECT 127.0.0.1:5432 HTTP/1.1\r\nhost: x\r\n\r\n"],
  ])("is read in none or refused, and nothing hides behind it: %s", async (_, bytes) => {
    const { app, port } = await aServer({ requestMs: 2_000, checkMs: 100, shutdownMs: 500 });
    const text = await answerTo(port, bytes);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(text).not.toContain("secret");
    await app.close();
  });
});

it("a request is one line of the log", async () => {
  const lines: { req?: { url?: string }; res?: { status?: number }; responseTime?: number }[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString("utf8")));
      done();
    },
  });
  const app = await buildApp(dependencies, { logger: createLog({ logLevel: "info", production: true }, out) });
  await app.inject({ method: "GET", url: "/api/health?email=ana@exemplo.com.br" });
  await app.inject({ method: "GET", url: "/api/v1/auth/me" });
  await app.close();
  expect(lines.map(({ req, res }) => [req?.url, res?.status])).toEqual([
    ["/api/health", 200],
    ["/api/v1/auth/me", 401],
  ]);
  expect(lines.every(({ responseTime }) => typeof responseTime === "number")).toBe(true);
});
