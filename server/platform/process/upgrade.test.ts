import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { listExecutions } from "#contract/execution/executions.ts";
import { signIn } from "#contract/people/accounts.ts";
import { listInvoices } from "#contract/platform-billing/subscriptions.ts";
import { findFinalResult } from "#contract/results/final-results.ts";
import { findStudent, listStudents } from "#contract/students/students.ts";
import { loadSeed } from "../../seed/load.ts";
import { createDatabase } from "../../testing/database/database.ts";
import { aFolder } from "../../testing/files/folder.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { openBackupStore } from "../backup/open-store.ts";
import { restoreBackup } from "../backup/restore.ts";
import { wrappingWith } from "../backup/wrapping.ts";
import { openFolder } from "../files/storage.ts";
import { StartFailure } from "../start-failure.ts";
import { prepareDatabase } from "./prepare-database.ts";

/**
 * The database of the version of 23 November 2026: the demo data as of 2 March 2026, and a row at least in every other table, mails and
 * files to remove among the jobs.
 */
const DUMP = gunzipSync(readFileSync(join(import.meta.dirname, "../../testing/dumps/2026-11-23.sql.gz"))).toString();
const DEMO_PASSWORD = "prumo-demo-2026";
const LUCAS = 3;

async function restore(dump: string) {
  const database = await createDatabase({ empty: true });
  afterAll(() => database.drop());
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(dump);
  await client.end();
  return database;
}

type Restored = Awaited<ReturnType<typeof restore>>;

async function countRows({ owner }: Restored): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ table: string; count: number }>(
    `select relname as table,
            (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', relname), false, true, '')))[1]::text::int as count
       from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
      order by 1`,
  );
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
}

const jobsOf = async ({ owner }: Restored) =>
  (
    await owner.query(
      "select task_identifier, payload from graphile_worker.jobs join graphile_worker._private_jobs using (id) order by id",
    )
  ).rows;

async function namesOf({ owner }: Restored): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

describe("a database of 23 November 2026", async () => {
  const upgraded = await restore(DUMP);
  const [counts, jobs] = [await countRows(upgraded), await jobsOf(upgraded)];
  await Promise.all([1, 2].map(() => prepareDatabase(upgraded.ownerUrl)));
  await loadSeed(upgraded.ownerUrl);
  const { app } = await startTestApp({ db: upgraded.db });
  const enter = async (email: string, students: boolean) =>
    (await send(app, signIn, { body: { email, password: DEMO_PASSWORD, students } })).body;

  it("had rows in every table", () => {
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  it("keeps every row and every job", async () => {
    expect(await countRows(upgraded)).toMatchObject(counts);
    expect(await jobsOf(upgraded)).toEqual(jobs);
  });

  it("has the migrations of a new one", async () => {
    const fresh = await createDatabase();
    try {
      expect(await namesOf(upgraded)).toEqual(await namesOf(fresh));
    } finally {
      await fresh.drop();
    }
  });

  it("draws the platform's exercises as a new one does", async () => {
    const drawn = async ({ owner }: Pick<Restored, "owner">) =>
      (await owner.query("select name, movement from exercises where movement is not null order by name")).rows;
    const fresh = await createDatabase();
    try {
      expect(await drawn(upgraded)).toEqual(await drawn(fresh));
      expect(await drawn(upgraded)).not.toEqual([]);
    } finally {
      await fresh.drop();
    }
  });

  it("serves a trainer the students, what was evaluated and the subscription", async () => {
    const marina = await enter("treinadora@prumo.example", false);
    const { meta } = (await send(app, listStudents, { querystring: { page: 1 }, as: marina })).body;
    const { differences } = (await send(app, findFinalResult, { params: { id: LUCAS, macroId: 1 }, as: marina })).body;
    const { results } = (await send(app, listInvoices, { querystring: { page: 1 }, as: marina })).body;
    expect(meta.total_count).toBe(36);
    expect(differences.map(({ key, values }) => [key, ...values])).toContainEqual([
      "percentualGordura",
      23.04,
      19.477,
      16.608,
    ]);
    expect(results).toMatchObject([{ value: 863.04, state: "paid", paid_on: "2026-03-02" }]);
  });

  it("serves a student the own cycles and what was done of a training", async () => {
    const lucas = await enter("aluno@prumo.example", true);
    const { rows } = await upgraded.owner.query<{ id: string; count: number }>(
      "select training_id as id, count(*)::int from training_executions where student_id = $1 group by 1 order by 2 desc limit 1",
      [LUCAS],
    );
    const params = { id: Number(rows[0]?.id) };
    const { executions } = (await send(app, listExecutions, { params, as: lucas })).body;
    expect(executions).toHaveLength(rows[0]?.count ?? 0);
    const { student } = (await send(app, findStudent, { params: { id: LUCAS }, as: lucas })).body;
    expect(student.macrocycles.map(({ name, mesocycles_count }) => [name, mesocycles_count])).toEqual([
      ["Recomposição corporal", 4],
    ]);
  });

  it("keeps with each training the number of its sets, which are there", async () => {
    const { rows } = await upgraded.owner.query(
      `select count(*)::int as executions, sum(done_sets)::int as kept, (select count(*)::int from executed_sets) as sets,
              count(*) filter (where done_sets <> (
                select count(*) from executed_sets s where s.trainer_id = e.trainer_id and s.execution_id = e.id
              ))::int as wrong
         from training_executions e`,
    );
    expect(rows).toMatchObject([{ wrong: 0 }]);
    expect(rows[0].kept).toBe(rows[0].sets);
    expect(rows[0].sets).toBeGreaterThan(0);
  });

  it("has no heart rate in the platform's library, whose aerobic rows say the effort", async () => {
    const { rows } = await upgraded.owner.query(
      `select count(*)::int as rows, count(heart_rate)::int as rates, count(*) filter (where notes ~ 'esforço [2-8] a')::int as told
         from training_entries where trainer_id = 0 and (hiit or continuous_aerobic)`,
    );
    expect(rows).toEqual([{ rows: 9, rates: 0, told: 9 }]);
  });

  it("serves a visitor the published page", async () => {
    const { rows } = await upgraded.owner.query("select slug from landing_page_slugs where replaced_at is null");
    const page = await app.inject({ url: `/p/${rows[0]?.slug}` });
    expect([page.statusCode, page.body.includes("Marina Albuquerque")]).toEqual([200, true]);
  });
});

/**
 * A backup by the version of 27 November 2026: the demo data as of 2 March 2026, the lives of another trainer and student, and a row at
 * least in every table but the queue's own.
 */
const BACKUP = join(import.meta.dirname, "../../testing/dumps/2026-11-27.tar");

describe("a backup of 27 November 2026, restored by this version", async () => {
  const folder = aFolder();
  await promisify(execFile)("tar", ["-C", folder, "-xf", BACKUP]);
  const restored = await createDatabase({ empty: true });
  afterAll(() => restored.drop());
  const dataDir = aFolder();
  const { manifest } = await restoreBackup({
    ownerUrl: restored.ownerUrl,
    disk: openFolder(dataDir),
    store: await openBackupStore(folder, undefined),
    wrapping: await wrappingWith(undefined),
    tell() {},
  });
  await loadSeed(restored.ownerUrl);
  const { app } = await startTestApp({ db: restored.db });

  it("had rows in every table", () => {
    const empty = manifest.tables.filter(({ rows, name }) => rows === 0 && name !== "_private_known_crontabs");
    expect(empty).toEqual([]);
  });

  it("has every row, every file and the migrations of a new database", async () => {
    const counts = await countRows(restored);
    const lost = manifest.tables.filter(({ schema, name, rows }) => schema === "public" && (counts[name] ?? 0) < rows);
    expect(lost).toEqual([]);
    expect(existsSync(join(dataDir, "files"))).toBe(manifest.files.count > 0);
    const fresh = await createDatabase();
    try {
      expect(await namesOf(restored)).toEqual(await namesOf(fresh));
    } finally {
      await fresh.drop();
    }
  });

  it("serves a trainer the students and what was evaluated", async () => {
    const body = { email: "treinadora@prumo.example", password: DEMO_PASSWORD, students: false };
    const marina = (await send(app, signIn, { body })).body;
    const { meta } = (await send(app, listStudents, { querystring: { page: 1 }, as: marina })).body;
    const { differences } = (await send(app, findFinalResult, { params: { id: LUCAS, macroId: 1 }, as: marina })).body;
    expect(meta.total_count).toBe(36);
    expect(differences.find(({ key }) => key === "percentualGordura")?.values).toEqual([22.91, 19.477, 16.608]);
  });
});

describe("a database of a version before", () => {
  it("is refused with the version to pass through, and left as it is", async () => {
    const old = await restore(DUMP);
    await old.owner.query("delete from kysely_migration where name = '0073_files_wait_a_day'");
    const names = await namesOf(old);
    const failure = await prepareDatabase(old.ownerUrl).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure).toMatchObject({
      message: expect.stringContaining("Inicie uma vez a versão de 23/11/2026 (git checkout 9ab5fad"),
    });
    expect(await namesOf(old)).toEqual(names);
  });
});

describe("a database of a newer version", () => {
  it("is refused with a sentence, and left as it is", async () => {
    const newer = await createDatabase();
    try {
      await newer.owner.query("insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')");
      const failure = await prepareDatabase(newer.ownerUrl).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect(failure).toMatchObject({
        message: expect.stringContaining("Os dados são de uma versão mais nova do Prumo (9999_later)"),
      });
    } finally {
      await newer.drop();
    }
  });
});
