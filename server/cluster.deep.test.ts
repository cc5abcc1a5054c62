import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findStudent } from "#contract/students/students.ts";
import { enter, type Load, startLoad } from "./testing/cluster/load.ts";
import { type Cluster, startCluster } from "./testing/cluster/start.ts";
import { bearing } from "./testing/send.ts";

/** People wait no longer until their writes are taken again. */
const AWAY_MS = 10_000;
/** A machine that says nothing is given up after Patroni's `ttl` only, here of six seconds. */
const SILENT_AWAY_MS = 15_000;
const QUIET_MS = 3_000;

const cluster: Cluster = await startCluster({ env: { DEMO: "1" } });
afterAll(() => cluster.stop());
const [one, other] = cluster.nodes;
const marina = await enter(one?.url ?? "", "treinadora@prumo.example", "prumo-demo-2026");

const ask = (url: string) => fetch(url, { headers: bearing(marina), signal: AbortSignal.timeout(30_000) });
const studentOf = async (url: string, id: number) =>
  (await (await ask(url + findStudent.url.replace(":id", String(id)))).json()).student;

describe("a cluster under load", { timeout: 180_000 }, () => {
  let load: Load;
  beforeAll(async () => {
    load = await startLoad(cluster.url, marina);
    return () => load.stop();
  });

  /** Goes on when writes are taken again, or fails when that takes longer than people wait. */
  async function survived(since: number, { photos = true, awayMs = AWAY_MS } = {}): Promise<void> {
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length - before, { timeout: 60_000 }).toBeGreaterThan(20);
    await pause(QUIET_MS);
    expect(load.outageMs(since, false)).toBeLessThan(awayMs);
    if (photos) expect(load.outageMs(since, true)).toBeLessThan(awayMs);
  }

  it("serves a person who signed in at one node at the other", async () => {
    await expect.poll(() => load.acknowledged.length).toBeGreaterThan(10);
    expect((await ask(`${other?.url}/api/user/students?page=1`)).status).toBe(200);
    await survived(performance.now());
  });

  it("goes on without a node that was killed, and with it again", async () => {
    const since = performance.now();
    await one?.kill();
    await survived(since);
    one?.start();
    await one?.ready();
  });

  it("goes on with the standby when the primary's machine loses power", async () => {
    const primary = await cluster.postgres.primary();
    const since = performance.now();
    await primary.kill();
    await survived(since);
    expect((await cluster.postgres.primary()).name).not.toBe(primary.name);
    primary.start();
    await cluster.postgres.synchronous();
  });

  it("goes back to the first when the second goes silent without closing a connection", async () => {
    const primary = await cluster.postgres.primary();
    const since = performance.now();
    primary.freeze();
    await survived(since, { awayMs: SILENT_AWAY_MS });
    expect((await cluster.postgres.primary()).name).not.toBe(primary.name);
    await primary.kill();
    primary.start();
    await cluster.postgres.synchronous();
  });

  it("takes what needs no file while the store is away, and photos soon after it is back", async () => {
    const since = performance.now();
    await cluster.store.kill();
    await survived(since, { photos: false });
    await cluster.store.start();
    const back = performance.now();
    const photos = () => load.acknowledged.filter(({ photo }) => photo).length;
    const before = photos();
    await expect.poll(photos, { timeout: AWAY_MS }).toBeGreaterThan(before);
    expect(performance.now() - back).toBeLessThan(AWAY_MS);
  });

  it("has every acknowledged write, with its photo and its mail, at both nodes", async () => {
    await load.stop();
    expect(load.acknowledged.length).toBeGreaterThan(100);
    for (const [index, { id, email, photo }] of load.acknowledged.entries()) {
      const student = await studentOf(cluster.nodes[index % 2]?.url ?? "", id);
      expect(student).toMatchObject({ id, email });
      if (!photo) continue;
      const shown = await ask(`${cluster.url}${student.photo_url}`);
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: "webp" });
    }
    const outbox = join(cluster.folder, "data/outbox");
    const mailed = () => {
      const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8"));
      const to = new Set(mails.map((mail) => /^To: .*?([\w.-]+@[\w.-]+)/m.exec(mail)?.[1]));
      return load.acknowledged.filter(({ email }) => !to.has(email));
    };
    await expect.poll(mailed, { timeout: 90_000, interval: 2_000 }).toEqual([]);
  });
});
