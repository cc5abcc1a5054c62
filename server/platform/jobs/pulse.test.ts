import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../testing/test-app.ts";
import { PULSE } from "./pulse.ts";
import { POLL_MS, startJobs } from "./worker.ts";

const { database, dependencies } = await startTestApp();
const { owner, ownerUrl } = database;

/** Far apart: on a busy machine a process is not heard for half a second. */
const TIMES = { everyMs: 300, deadAfterMs: 2_500 };
const WORKER = new URL("./worker.ts", import.meta.url).href;

/** Another server's process, whose job `count_sheep` never ends. */
const SCRIPT = `
  const { startJobs } = await import(process.argv[1]);
  const jobs = [{ name: "count_sheep", work: () => new Promise(() => {}) }];
  const log = { error: console.error, warn: console.error };
  await startJobs({ ownerUrl: process.argv[2], config: {}, mailer: {}, log, jobs, isAlone: false, pulse: ${JSON.stringify(TIMES)} });
  process.stdout.write("working");`;

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
  await owner.query("delete from graphile_worker._private_jobs");
});

async function anotherServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", SCRIPT, WORKER, ownerUrl], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  ended.push(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

async function thisServer(isAlone = false): Promise<unknown[]> {
  const worked: unknown[] = [];
  const jobs = [{ name: "count_sheep", work: async (payload: unknown) => void worked.push(payload) }];
  const { config, mailer, photos } = dependencies;
  const log = { error() {}, warn() {} };
  const server = await startJobs({ ownerUrl, config, photos, mailer, log, jobs, isAlone, pulse: TIMES });
  ended.push(() => server.stop());
  return worked;
}

const enqueue = () => owner.query("select graphile_worker.add_job('count_sheep', '{\"count\": 3}')");
const holders = async () =>
  (await owner.query("select locked_by from graphile_worker._private_jobs where locked_by is not null")).rows.length;

describe("a job that a process worked on", { timeout: 40_000 }, () => {
  it("is taken up by another server when the process was killed", async () => {
    const other = await anotherServer();
    await enqueue();
    await expect.poll(holders, { timeout: 10_000 }).toBe(1);
    const worked = await thisServer();
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(worked).toEqual([]);
    await expect.poll(() => worked, { timeout: 10_000 }).toEqual([{ count: 3 }]);
    await expect.poll(holders).toBe(0);
  });

  it("stays with it while it lives, however long the job takes", async () => {
    await anotherServer();
    await enqueue();
    await expect.poll(holders, { timeout: 10_000 }).toBe(1);
    const worked = await thisServer();
    await pause(3 * TIMES.deadAfterMs);
    expect([worked, await holders()]).toEqual([[], 1]);
  });

  it("is taken up at once by a server that is alone, as with the embedded database", async () => {
    const other = await anotherServer();
    await enqueue();
    await expect.poll(holders, { timeout: 10_000 }).toBe(1);
    other.kill("SIGKILL");
    await once(other, "exit");
    const begun = performance.now();
    const worked = await thisServer(true);
    await expect.poll(() => worked, { timeout: 10_000 }).toEqual([{ count: 3 }]);
    expect(performance.now() - begun).toBeLessThan(TIMES.deadAfterMs);
  });

  it("waits less than a minute with the times of a running server", () => {
    expect(PULSE.deadAfterMs + 2 * PULSE.everyMs + POLL_MS).toBeLessThan(60_000);
    expect(PULSE.deadAfterMs).toBeGreaterThan(2 * PULSE.everyMs);
  });
});
