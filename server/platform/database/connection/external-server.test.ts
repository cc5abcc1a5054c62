import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSilentServer } from "../../../testing/services/silence.ts";
import { aTransactionPooler, WELCOME } from "../../../testing/services/transaction-pooler.ts";
import { StartFailure } from "../../start-failure.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../embedded/start.ts";
import { refuseTooOld, refuseUnusablePooler, refuseUnusableServer } from "./external-server.ts";

describe("an external PostgreSQL", { timeout: 60_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "prumo-external-server-"));
  let server: EmbeddedDatabase;

  beforeAll(async () => {
    server = await startEmbeddedDatabase({ dataDir, log: { info() {}, warn() {} }, throwaway: true });
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("is accepted when it answers and is new enough", async () => {
    await expect(refuseUnusableServer(server.ownerUrl)).resolves.toBeUndefined();
  });

  it.each([
    [
      "no server answers there",
      (url: URL) => (url.port = "1"),
      /não foi possível conectar .* 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    ],
    ["the password is wrong", (url: URL) => (url.password = "segredo"), /recusou a conta ou a senha/],
    ["the account is unknown", (url: URL) => (url.username = "ninguem"), /recusou a conta ou a senha/],
    ["the database is missing", (url: URL) => (url.pathname = "/outro"), /o banco "outro" não existe/],
  ])("is refused in a sentence without the password when %s", async (_, spoil, sentence) => {
    const url = new URL(server.ownerUrl);
    spoil(url);
    const attempt = refuseUnusableServer(url.href);
    await expect(attempt).rejects.toThrow(StartFailure);
    await expect(attempt).rejects.toThrow(sentence);
    await expect(attempt).rejects.not.toThrow(url.password);
  });

  it.each([
    ["takes the connection and says nothing", undefined],
    ["lets the account in and then says nothing", WELCOME],
  ])("is not waited for when it %s", async (_, welcome) => {
    const host = `127.0.0.1:${await aSilentServer({ welcome })}`;
    for (const [name, refuse] of [
      ["DATABASE_URL", refuseUnusableServer],
      ["DATABASE_POOLER_URL", refuseUnusablePooler],
    ] as const) {
      const attempt = refuse(`postgres://prumo:segredo@${host}/prumo`, 300);
      await expect(attempt).rejects.toThrow(StartFailure);
      await expect(attempt).rejects.toThrow(`${name}: ${host} não respondeu a tempo.`);
    }
  });

  it("is refused behind a pooler that gives one connection to several clients in turn", async () => {
    const pooler = await aTransactionPooler(server.ownerUrl);
    const attempt = refuseUnusableServer(pooler.url);
    await expect(attempt).rejects.toThrow(StartFailure);
    await expect(attempt).rejects.toThrow(/PgBouncer .* Informe esse endereço em DATABASE_POOLER_URL/);
    await pooler.close();
  });

  it.each(["14.19", "9.6.24", "14.2 (Debian 14.2-1)"])("is refused when it is %s", (version) => {
    expect(() => refuseTooOld(version)).toThrow(`PostgreSQL ${version}; o Prumo precisa do 15 ou mais novo`);
  });

  it.each(["15.0", "15.18 (Debian 15.18-0+deb12u1)", "19beta1"])("is accepted when it is %s", (version) => {
    expect(() => refuseTooOld(version)).not.toThrow();
  });
});
