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
  const closed = once(socket, "close").then(() => clearInterval(drip));
  return { closed, answer: () => text };
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
