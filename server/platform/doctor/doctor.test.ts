import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../testing/database/database.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { aPagarmeService, PAGARME_KEYS } from "../../testing/services/pagarme-service.ts";
import { openBackupStore } from "../backup/open-store.ts";
import { takeBackup } from "../backup/take.ts";
import { wrappingWith } from "../backup/wrapping.ts";
import { openSession } from "../database/connection/session.ts";
import { openFolder } from "../files/storage.ts";
import { prepareDatabase } from "../process/prepare-database.ts";
import { isDividedBySessions } from "../process/priority.ts";
import { examine } from "./doctor.ts";
import { examineRoomForCheck, examineScheduler } from "./machine.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const database = await createDatabase();
afterAll(() => database.drop());
const pagarme = await aPagarmeService();
afterAll(() => pagarme.close());
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) => done(password === "right" ? null : new Error("no"), { user: "prumo" }),
});
smtp.listen(0, "127.0.0.1");
await once(smtp.server, "listening");
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
const smtpUrl = (password: string) =>
  `smtp://prumo:${password}@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;

const dataDir = aFolder();

/** A data folder cannot lie below it. */
function aFile(): string {
  const path = join(aFolder(), "file");
  writeFileSync(path, "");
  return path;
}

const place = aFolder();
const backedUp = takeBackup({
  ownerUrl: database.ownerUrl,
  disk: openFolder(dataDir),
  store: await openBackupStore(place, undefined),
  wrapping: await wrappingWith(undefined),
  keepDays: 30,
  now: new Date("2026-11-27T06:10:00Z"),
  openThrowaway: async () => {
    const { ownerUrl, drop } = await createDatabase();
    return { ownerUrl, close: drop };
  },
  tell() {},
});

const SOUND = {
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  DATABASE_URL: database.ownerUrl,
  SMTP_URL: smtpUrl("right"),
  PAYMENTS: "pagarme",
  PAGARME_URL: pagarme.baseUrl,
  PAGARME_SECRET_KEY: PAGARME_KEYS.secretKey,
  PAGARME_PUBLIC_KEY: PAGARME_KEYS.publicKey,
  PAGARME_WEBHOOK_USER: PAGARME_KEYS.webhook.user,
  PAGARME_WEBHOOK_PASSWORD: PAGARME_KEYS.webhook.password,
  BACKUP_TO: place,
  SECRET_KEYS: "a key of sixteen or more",
  PUBLIC_URL: "https://127.0.0.1:1",
};

async function wrongIn(changes: Record<string, string> = {}, now = NOW) {
  await backedUp;
  const findings = await examine({ ...SOUND, ...changes }, now);
  return findings.filter(({ state }) => state === "wrong").map(({ sentence }) => sentence);
}

/** Nothing serves the address in these tests. */
const AWAY = "Endereço: https://127.0.0.1:1 não responde";
const besides = (sentences: readonly string[]) => sentences.filter((sentence) => !sentence.startsWith(AWAY));

describe("the doctor", () => {
  it("finds nothing wrong in a sound installation but the address that nobody serves", async () => {
    const sentences = await wrongIn();
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(AWAY);
  });

  it("says each wrong setting", async () => {
    expect(await wrongIn({ PORT: "x", SMTP_URL: "mail" })).toEqual([
      "PORT: use um número de 0 a 65535 (padrão: 3000).",
      "SMTP_URL: use um endereço como smtp://conta:senha@servidor:587.",
    ]);
  });

  it("says that the mail server refuses the account", async () => {
    expect(besides(await wrongIn({ SMTP_URL: smtpUrl("wrong") }))).toEqual([
      "E-mail: o servidor de SMTP_URL não respondeu ou recusou a conta (EAUTH).",
    ]);
  });

  it("says that the provider refuses the key, or is away", async () => {
    expect(besides(await wrongIn({ PAGARME_SECRET_KEY: "sk_other" }))).toEqual([
      "Pagamentos: o Pagar.me recusou PAGARME_SECRET_KEY (401).",
    ]);
    expect(besides(await wrongIn({ PAGARME_URL: "http://127.0.0.1:1" }))).toEqual([
      "Pagamentos: o Pagar.me não responde.",
    ]);
  });

  it("says that the newest backup is old, or that there is none", async () => {
    expect(besides(await wrongIn({}, new Date("2026-11-29T12:00:00Z")))[0]).toContain("Cópias: a última tem 54 horas");
    expect(besides(await wrongIn({ BACKUP_TO: aFolder() }))[0]).toContain("Cópias: não há nenhuma");
  });

  it("says that the newest backup is of the future", async () => {
    expect(besides(await wrongIn({}, new Date("2026-11-27T05:00:00Z")))[0]).toContain("é do futuro");
  });

  it("says that a standby is away, or is none", async () => {
    const away = await wrongIn({ DATABASE_READ_URL: "postgres://127.0.0.1:1/prumo" });
    expect(besides(away)[0]).toContain("Réplica: nenhuma de DATABASE_READ_URL respondeu");
    await prepareDatabase(database.ownerUrl);
    const { hostname, port, pathname } = new URL(database.ownerUrl);
    const same = await wrongIn({ DATABASE_READ_URL: `postgres://${hostname}:${port}${pathname}` });
    expect(besides(same)[0]).toContain("DATABASE_READ_URL não é uma réplica");
  });

  it("says how much room is left where backups lie and where they are tried", async () => {
    await backedUp;
    const findings = await examine(SOUND, NOW);
    const told = findings.filter(({ sentence }) => sentence.startsWith("Disco:")).map(({ sentence }) => sentence);
    expect(told).toEqual(
      expect.arrayContaining([dataDir, place, tmpdir()].map((folder) => expect.stringContaining(` em ${folder}.`))),
    );
    expect(await examineRoomForCheck(1)).toMatchObject({ state: "well" });
    expect(await examineRoomForCheck(2 ** 60)).toMatchObject({
      state: "wrong",
      sentence: expect.stringContaining("TMPDIR"),
    });
  });

  it("says when the kernel divides the processor by sessions", () => {
    const setting = aFile();
    const told = (path: string) => examineScheduler(isDividedBySessions(path));
    expect(told(setting)).toEqual([]);
    writeFileSync(setting, "0\n");
    expect(told(setting)).toEqual([]);
    writeFileSync(setting, "1\n");
    expect(told(setting)).toMatchObject([
      { state: "notice", sentence: expect.stringContaining("kernel.sched_autogroup_enabled=0") },
    ]);
    expect(told(join(aFolder(), "absent"))).toEqual([]);
  });

  it("says that the database refuses the account, or is of a newer version", async () => {
    const other = new URL(database.ownerUrl);
    other.password = "wrong";
    expect(besides(await wrongIn({ DATABASE_URL: other.href }))[0]).toContain("recusou a conta ou a senha");
    const newer = await createDatabase();
    afterAll(() => newer.drop());
    await newer.owner.query("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
    expect(besides(await wrongIn({ DATABASE_URL: newer.ownerUrl }))[0]).toContain(
      "versão mais nova do Prumo (9999_later)",
    );
  });

  it("says that jobs were given up", async () => {
    const queue = await createDatabase();
    afterAll(() => queue.drop());
    await prepareDatabase(queue.ownerUrl);
    await queue.owner.query("select graphile_worker.add_job('send_mail', max_attempts => 1)");
    await queue.owner.query("update graphile_worker._private_jobs set attempts = 1");
    expect(besides(await wrongIn({ DATABASE_URL: queue.ownerUrl }))[0]).toContain(
      "Fila: 1 tarefas falharam pela última vez",
    );
  });

  it("leaves a job alone that has been at work for long", async () => {
    const queue = await createDatabase();
    afterAll(() => queue.drop());
    await prepareDatabase(queue.ownerUrl);
    await queue.owner.query("select graphile_worker.add_job('take_backup', run_at => now() - interval '20 minutes')");
    expect(besides(await wrongIn({ DATABASE_URL: queue.ownerUrl }))[0]).toContain("Fila: 1 tarefas esperam");
    await queue.owner.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a server'");
    expect(besides(await wrongIn({ DATABASE_URL: queue.ownerUrl }))).toEqual([]);
  });

  it("says what a slow database did not answer in time, and all other lines", async () => {
    const slow = await createDatabase();
    afterAll(() => slow.drop());
    const { client, end } = await openSession(slow.ownerUrl);
    try {
      await client.query("begin; lock table kysely_migration in access exclusive mode");
      const findings = await examine({ ...SOUND, DATABASE_URL: slow.ownerUrl }, NOW);
      const [version] = findings.filter(({ sentence }) => sentence.startsWith("Banco de dados:"));
      expect(version?.state).toBe("wrong");
      expect(version?.sentence).toContain("statement timeout");
      const told = findings.map(({ sentence }) => sentence.split(":")[0]);
      for (const part of ["Disco", "Fila", "Relógio", "Arquivos", "E-mail", "Pagamentos", "Cópias", "Endereço"])
        expect(told).toContain(part);
    } finally {
      await end();
    }
  });

  it("says that a queue cannot be read, which is no empty queue", async () => {
    const locked = await createDatabase();
    afterAll(() => locked.drop());
    const { client, end } = await openSession(locked.ownerUrl);
    try {
      await client.query("begin; lock table graphile_worker._private_jobs in access exclusive mode");
      const sentences = besides(await wrongIn({ DATABASE_URL: locked.ownerUrl }));
      expect(sentences).toEqual([expect.stringContaining("Fila: não foi possível examinar esta parte")]);
    } finally {
      await end();
    }
  });

  it("says that a disk cannot be examined, and all other lines", async () => {
    const usual = tmpdir();
    process.env.TMPDIR = join(aFolder(), "absent");
    try {
      expect(besides(await wrongIn())).toEqual([
        expect.stringContaining("Disco: não foi possível examinar"),
        expect.stringContaining("Conferência das cópias: não foi possível examinar"),
      ]);
    } finally {
      process.env.TMPDIR = usual;
    }
  });

  it("says that backups lie among the files", async () => {
    const folder = join(dataDir, "files/backups");
    mkdirSync(folder, { recursive: true });
    expect(besides(await wrongIn({ BACKUP_TO: folder }))[0]).toContain("Cópias: As cópias não podem ficar em");
  });

  it("says that the folder of files cannot be written to", async () => {
    expect(besides(await wrongIn({ DATA_DIR: join(aFile(), "data") }))[0]).toContain(
      "Arquivos: a pasta de arquivos não pôde ser usado",
    );
  });
});
