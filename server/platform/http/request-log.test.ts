import fastify, { type FastifyBaseLogger } from "fastify";
import pino from "pino";
import { expect, test } from "vitest";
import { logRequests } from "./request-log.ts";

async function linesOf(headers: Record<string, string>) {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line: string) => lines.push(line) });
  const app = fastify({ loggerInstance });
  logRequests(app);
  app.get("/", async () => "ok");
  const { statusCode } = await app.inject({ url: "/", headers });
  await app.close();
  const completed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request completed");
  return { statusCode, version: completed?.version };
}

test("the log names the version that a client speaks, cuts a long one, and no version is refused", async () => {
  expect(await linesOf({ version: "1.0.6" })).toEqual({ statusCode: 200, version: "1.0.6" });
  expect(await linesOf({ version: "x".repeat(5000) })).toEqual({ statusCode: 200, version: "x".repeat(20) });
  expect(await linesOf({})).toEqual({ statusCode: 200, version: undefined });
});
