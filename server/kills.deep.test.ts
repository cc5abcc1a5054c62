import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findStudent } from "#contract/students/students.ts";
import { enter, type Load, startLoad } from "./testing/cluster/load.ts";
import { answering, guard, Program } from "./testing/cluster/program.ts";
import { fastestTemporaryFolder } from "./testing/files/memory-folder.ts";
import { bearing } from "./testing/send.ts";
import { freePort } from "./testing/services/free-port.ts";

const AGAIN_MS = 10_000;
/** Other programs slow every start: on a busy machine the limit is so many times a start after a clean end. */
const TIMES_A_CLEAN_START = 3;
/** Load between two kills. */
const BETWEEN_MS = 3_000;
/** A backend that dies makes PostgreSQL recover; the server dies in the midst of that. */
const MIDST_MS = 100;

const folder = mkdtempSync(join(fastestTemporaryFolder(), "prumo-kills-"));
const keeper = guard(folder);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const data = join(folder, "data");
const server = new Program(folder, {
  name: "server",
  command: process.execPath,
  args: [join(import.meta.dirname, "main.ts")],
  env: { DATA_DIR: data, PORT: String(port), DEMO: "1", LOG_LEVEL: "warn" },
});
const ready = () => answering(`${url}/api/ready`, (status) => status === 200);
// The first start fills the database, which takes a busy machine more than a minute.
await ready().catch(ready);
const marina = await enter(url, "treinadora@prumo.example", "prumo-demo-2026");

async function timeOfStart(): Promise<number> {
  const since = performance.now();
  server.start();
  await ready();
  return performance.now() - since;
}

await server.stop();
const limitMs = Math.max(AGAIN_MS, TIMES_A_CLEAN_START * (await timeOfStart()));

afterAll(async () => {
  await server.stop();
  keeper.release();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(data, "database/cluster/postmaster.pid"), "utf8").split("\n")[0]);
const childrenOf = (pid: number) =>
  spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);
const killAll = (pids: readonly number[]) => {
  for (const pid of pids) process.kill(pid, "SIGKILL");
};
const backends = () =>
  spawnSync("pgrep", ["-P", String(postmaster()), "-f", "prumo_server"], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean)
    .map(Number);

const KILLS: readonly [string, () => Promise<void>][] = [
  ["the server", () => server.kill()],
  [
    "the server with PostgreSQL's first process",
    async () => {
      killAll([postmaster()]);
      await server.kill();
    },
  ],
  [
    "the server with all processes of PostgreSQL, as without power",
    async () => {
      const first = postmaster();
      killAll([first, ...childrenOf(first)]);
      await server.kill();
    },
  ],
  [
    "a connection of PostgreSQL and, while it recovers, the server",
    async () => {
      killAll(backends().slice(0, 1));
      await pause(MIDST_MS);
      await server.kill();
    },
  ],
  [
    "PostgreSQL, which ends the server",
    async () => {
      killAll([postmaster()]);
      await server.ended();
    },
  ],
];

describe("a server under load", { timeout: 120_000 }, () => {
  let load: Load;
  beforeAll(async () => {
    load = await startLoad(url, marina);
    return () => load.stop();
  });

  it.each(KILLS.flatMap((kill) => [kill, kill, kill]))("answers at most 10 s after the kill of %s", async (_, kill) => {
    const before = load.acknowledged.length;
    await pause(BETWEEN_MS);
    await expect.poll(() => load.acknowledged.length - before).toBeGreaterThan(5);
    await kill();
    expect(await timeOfStart()).toBeLessThan(limitMs);
  });

  it("has every acknowledged write", async () => {
    await load.stop();
    expect(load.acknowledged.length).toBeGreaterThan(50);
    for (const { id, email } of load.acknowledged) {
      const answer = await fetch(url + findStudent.url.replace(":id", String(id)), { headers: bearing(marina) });
      expect((await answer.json()).student).toMatchObject({ id, email });
    }
  });
});
