import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { signIn } from "#contract/people/accounts.ts";
import { findStudent, listStudents, registerStudent } from "#contract/students/students.ts";
import { buildApp } from "../../app.ts";
import { prepareDemo } from "../../seed/demo/prepare.ts";
import { loadSeed } from "../../seed/load.ts";
import { refuseMissingPackages } from "../../testing/cluster/packages.ts";
import { startPostgresCluster } from "../../testing/cluster/postgres.ts";
import { guard } from "../../testing/cluster/program.ts";
import { fastestTemporaryFolder } from "../../testing/files/memory-folder.ts";
import { aStudentDraft } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { systemClock } from "../clock.ts";
import { prepareDatabase } from "../process/prepare-database.ts";
import { inAccountOf } from "./connection/address.ts";
import { connect } from "./connection/connection.ts";
import { openReads } from "./reads.ts";

refuseMissingPackages();
const folder = mkdtempSync(join(fastestTemporaryFolder(), "prumo-reads-"));
chmodSync(folder, 0o711);
const keeper = guard(folder);
const postgres = await startPostgresCluster(folder);
const { ownerUrl } = postgres;
const { serverUrl } = await prepareDatabase(ownerUrl);
await loadSeed(ownerUrl);
await prepareDemo(ownerUrl);
const primary = await postgres.primary();
const other = postgres.members.find(({ name }) => name !== primary.name);

const served: string[] = [];
const db = connect(serverUrl);
const standby = connect(inAccountOf(serverUrl, ownerUrl), { kind: "standby" });
const reads = openReads({ db, standby, onRead: (server) => served.push(server) });
const { dependencies } = await startTestApp();
/** Two nodes with nothing in common but the database. */
const [one, two] = await Promise.all([1, 2].map(() => buildApp({ ...dependencies, clock: systemClock, db, reads })));
const openMember = async (port: number | undefined) => {
  const client = new pg.Client({ connectionString: `postgres://postgres:segredo@127.0.0.1:${port}/prumo` });
  await client.connect();
  return client;
};
const onPrimary = await openMember(primary.port);
const onStandby = await openMember(other?.port);

afterAll(async () => {
  await Promise.all([onPrimary.end(), onStandby.end()]);
  await one?.close();
  await two?.close();
  await Promise.all([db.destroy(), standby.destroy()]);
  await postgres.stop();
  keeper.release();
  rmSync(folder, { recursive: true, force: true });
});

const enter = async (email: string) => {
  if (!one || !two) throw new Error("no node");
  const { body } = await send(one, signIn, { body: { email, password: "prumo-demo-2026", students: false } });
  return { one, two, as: body };
};

/** The replay waits for a reader of the standby that holds a lock which the next record takes, for half a minute at most. */
async function holdReplay(): Promise<() => Promise<unknown>> {
  await onPrimary.query("create table held ()");
  await expect
    .poll(() => onStandby.query("begin; select from held").catch(() => onStandby.query("rollback")))
    .toHaveLength(2);
  await onPrimary.query("drop table held");
  return () => onStandby.query("commit");
}

describe("a standby that lags", { timeout: 60_000 }, () => {
  it("shows nobody less than what was written in their tenant, at another node neither, and serves the other tenants", async () => {
    const marina = await enter("treinadora@prumo.example");
    const rafael = await enter("treinador@prumo.example");
    const list = ({ two: app, as }: typeof marina) => send(app, listStudents, { querystring: { page: 1 }, as });
    await list(rafael);
    await expect
      .poll(async () => {
        served.splice(0);
        await list(rafael);
        return served;
      })
      .toEqual(["standby"]);

    const release = await holdReplay();
    const body = { student: aStudentDraft({ name: "Recém-chegada" }) };
    const { student } = (await send(marina.one, registerStudent, { body, as: marina.as })).body;
    served.splice(0);
    const params = { id: student.id };
    expect((await send(marina.two, findStudent, { params, as: marina.as })).body.student.name).toBe("Recém-chegada");
    expect(served).toEqual(["primary"]);
    await list(rafael);
    expect(served).toEqual(["primary", "standby"]);

    await release();
    await expect
      .poll(async () => {
        served.splice(0);
        await send(marina.two, findStudent, { params, as: marina.as });
        return served;
      })
      .toEqual(["standby"]);
  });
});
