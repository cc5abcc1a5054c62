import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { createDatabase } from "./testing/database/database.ts";

const MAIN = join(import.meta.dirname, "main.ts");
/** `npm test` names one for all its programs. */
const COMPILED = process.env.NODE_COMPILE_CACHE ?? join(inject("scratch"), "compiled");

const opened: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** The first test fills it, so that the others start in a second. */
const shared = mkdtempSync(join(tmpdir(), "prumo-main-"));
afterAll(() => rmSync(shared, { recursive: true, force: true }));

describe("the server's process", { timeout: 60_000 }, () => {
  it("says where it is, answers, and leaves nothing running when it is asked to end", async () => {
    const server = aStart({ DATA_DIR: shared });
    const address = await server.address();
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`${address}/sitemap.xml`);
    expect(server.output()).toContain(`E-mails: gravados em ${shared}/outbox`);

    server.process.kill("SIGTERM");
    expect(await server.exitCode).toBe(0);
    expect(existsSync(join(shared, "database", "cluster", "postmaster.pid"))).toBe(false);
    expect(existsSync(join(shared, "database", "server.lock"))).toBe(false);
  });

  it("invites the administrator that the operator names, says so without the address, and lets no other account read it", async () => {
    const server = aStart({ DATA_DIR: shared, ADMIN_EMAIL: "Chefe@Exemplo.com.br" });
    await server.address();
    const outbox = join(shared, "outbox");
    const mails = () =>
      existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8")) : [];
    // A mail is there before it is complete.
    await expect.poll(mails, { timeout: 10_000 }).toEqual([expect.stringContaining("To: chefe@exemplo.com.br")]);
    expect(server.output()).toContain("O administrador foi criado");
    expect(server.output()).not.toContain("chefe@");
    expect(statSync(outbox).mode & 0o077).toBe(0);
  });

  it("refuses to start twice on one data folder, and the first goes on", async () => {
    const first = aStart({ DATA_DIR: shared });
    const address = await first.address();

    const second = aStart({ DATA_DIR: shared });
    expect(await second.exitCode).toBe(1);
    expect(second.output().trim()).toMatch(/^O Prumo já está rodando com a pasta de dados .*\.$/);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  });

  it("recovers on the next start after kill -9", async () => {
    const killed = aStart({ DATA_DIR: shared });
    await killed.address();
    killed.process.kill("SIGKILL");
    await killed.exitCode;

    const next = aStart({ DATA_DIR: shared });
    expect((await fetch(`${await next.address()}/api/ready`)).status).toBe(200);
  });

  it("starts twice at once on one empty database, which one of the two fills", async () => {
    const database = await createDatabase({ empty: true });
    opened.push(() => database.drop());
    const starts = [1, 2].map(() => aStart({ DATA_DIR: aFolder(), DATABASE_URL: database.ownerUrl, DEMO: "1" }));
    for (const server of starts) expect((await fetch(`${await server.address()}/api/ready`)).status).toBe(200);
    const { rows } = await database.owner.query(
      "select count(*)::int as groups, count(distinct name)::int as names from muscle_groups",
    );
    expect(rows[0].groups).toBe(rows[0].names);
    for (const server of starts) {
      server.process.kill("SIGTERM");
      expect(await server.exitCode).toBe(0);
    }
  });

  it("does not touch the data folder when the port is taken", async () => {
    const dataDir = join(aFolder(), "data");
    const refused = aStart({ DATA_DIR: dataDir, PORT: String(await aTakenPort()) });
    expect(await refused.exitCode).toBe(1);
    expect(refused.output().trim()).toMatch(/^A porta \d+ já está em uso\. .*PORT=\d+ npm start$/);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ["a variable is wrong", { PORT: "três" }, /^Configuração inválida\.\nPORT: /],
    ["the database cannot be reached", { DATABASE_URL: "postgres://a:b@127.0.0.1:1/prumo" }, /^DATABASE_URL: /],
    [
      "backups would lie among the files",
      { DATA_DIR: "/nowhere/data", BACKUP_TO: "/nowhere/data" },
      /^As cópias não podem ficar em \/nowhere\/data/,
    ],
    ["the address is not of this machine", { HOST: "203.0.113.1" }, /^HOST: 203\.0\.113\.1 não é um endereço desta/],
  ])("ends with a sentence and no stack when %s", async (_, env, sentence) => {
    const refused = aStart({ DATA_DIR: aFolder(), ...env });
    expect(await refused.exitCode).toBe(1);
    expect(refused.output().trim()).toMatch(sentence);
    expect(refused.output()).not.toMatch(/\n\s+at /);
  });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "prumo-main-"));
  opened.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Started {
  process: ChildProcess;
  exitCode: Promise<number | null>;
  /** The address of its banner, once it is there. */
  address(): Promise<string>;
  output(): string;
}

function aStart(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, PORT: "0", DEMO: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exitCode = once(child, "exit").then(([code]) => code);
  opened.push(() => {
    child.kill("SIGTERM");
    return exitCode;
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  const address = async () => {
    const banner = /está no ar: (\S+)/;
    await expect.poll(() => text, { timeout: 50_000 }).toMatch(banner);
    return banner.exec(text)?.[1] ?? "";
  };
  return { process: child, exitCode, address, output: () => text };
}

async function aTakenPort(): Promise<number> {
  const other = createServer();
  opened.push(() => other.close());
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  return typeof address === "object" && address ? address.port : 0;
}
