import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { prepareDatabase } from "#server/platform/process/prepare-database.ts";
import { isDividedBySessions } from "#server/platform/process/priority.ts";
import { admin, marina } from "#server/seed/demo/accounts.ts";
import { prepareDemo } from "#server/seed/demo/prepare.ts";
import { loadSeed } from "#server/seed/load.ts";
import type { Server } from "../child.ts";
import { signIn } from "../list-request.ts";
import { atMost, type Measure, type MeasuredFigure, type Size } from "../measure.ts";
import { memoryOf } from "../memory.ts";
import { withProductServer } from "../product-server.ts";
import { seededRandom } from "../seeded-random.ts";
import { type SoakCall, soakCalls } from "../soak-calls.ts";
import { median, quantile, rounded } from "../statistics.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

/** The first is cold. */
const MINUTES = Math.max(2, Number(process.env.BENCH_SOAK_MINUTES ?? 10));
/** `coldMs`: programs are compiled and queries planned then, and the documents' process starts; its calls are told by themselves. */
const SIZES = {
  full: { settleMs: 15_000, coldMs: 60_000, ms: MINUTES * 60_000 },
  quick: { settleMs: 0, coldMs: 0, ms: 8_000 },
} as const;
const CORE_SHARE = 0.6;
const MAX_IDLE_MB = 180;
const MAX_SOAK_MB = 500;
/** In even steps, as load tools send them, or as people come: a Poisson process, in which some meet and wait for each other. */
const ARRIVALS = ["evenly", "as people come"] as const;
type Arrival = (typeof ARRIVALS)[number];
const MAX_P99_MS: Readonly<Record<Arrival, number>> = { evenly: 100, "as people come": 150 };
/** An image or a document takes most of 100 ms of a core by itself. Its own aim is half of the second after which a wait is noticed. */
const MAX_FILES_P99_MS = 500;
const MAX_GROWTH = 1.1;
/** A second's share depends on which calls it drew: a rate that followed each second would make bursts of its own. */
const STEP_MS = { full: 15_000, quick: 1_000 } as const;
/** Two saves of one evaluation at once; more than three photos of one account at once. */
const REFUSED_BY_DESIGN = new Set([409, 429]);
/** The demo's sign-in student. */
const STUDENT = 3;

const quiet = { info: () => {}, warn: () => {} };

export const soak: Measure = {
  letter: "z",
  title: `memory at rest, and ${MINUTES} minutes of all kinds of calls at ${CORE_SHARE * 100} % of a core`,
  measure: (size) =>
    withTemporaryFolder(async (dataDir) => {
      const embedded = await startEmbeddedDatabase({ dataDir, log: quiet });
      try {
        const { ownerUrl } = embedded;
        const { serverUrl } = await prepareDatabase(ownerUrl);
        await loadSeed(ownerUrl);
        await prepareDemo(ownerUrl);
        const database = { students: 0, ownerUrl, serverUrl };
        const { trainer, running } = await findPlaces(ownerUrl);
        const tokens = {
          trainer: await signIn(database, trainer),
          student: await signIn(database, STUDENT),
          admin: await signIn(database, admin.id),
        };
        const calls = await soakCalls(tokens, running);
        return await withProductServer(ownerUrl, (server) => measureSoak(server, calls, size));
      } finally {
        await embedded.stop();
      }
    }),
};

/** The demo holds these places. PostgreSQL gathers its statistics first, as it does by itself within a minute. */
async function findPlaces(ownerUrl: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("vacuum analyze");
  const { rows } = await owner.query<{ trainer: string; path: string }>(
    `select users.id as trainer,
            '/api/v1/students/' || cycle.student_id || '/macrocycles/' || cycle.macrocycle_id || '/mesocycles/' || cycle.id as path
       from users
       join mesocycles cycle on cycle.trainer_id = users.id
       join evaluations on evaluations.mesocycle_id = cycle.id and evaluations.microcycle_id is null
      where users.email = $1 and cycle.start_date <= current_date and cycle.end_date > current_date`,
    [marina.email],
  );
  await owner.end();
  return { trainer: Number(rows[0]?.trainer), running: rows.map(({ path }) => path) };
}

interface TimedCall {
  readonly what: string;
  readonly arrival: Arrival;
  readonly isCold: boolean;
  readonly ms: number;
}

async function measureSoak(server: Server, calls: readonly SoakCall[], size: Size): Promise<MeasuredFigure[]> {
  const { settleMs, coldMs, ms } = SIZES[size];
  await pause(settleMs);
  const idle = memoryOfAll(server, "VmRSS");
  const all: TimedCall[] = [];
  const memory: number[] = [];
  const shares: number[] = [];
  /** Calls a second. */
  let rate = 40;
  let underWay = 0;
  const random = seededRandom(1);
  const next = drawnFrom(calls, random);
  const end = performance.now() + ms;
  const one = async (arrival: Arrival) => {
    const call = next();
    underWay += 1;
    try {
      const ask = await call.prepare(server.url);
      const start = performance.now();
      const { status } = await ask();
      if (status >= 300 && !REFUSED_BY_DESIGN.has(status)) throw new Error(`${call.what} was answered ${status}`);
      all.push({ what: call.what, arrival, isCold: start < end - ms + coldMs, ms: performance.now() - start });
    } finally {
      underWay -= 1;
    }
  };
  const failures: unknown[] = [];
  const [stolen, begun] = [stolenMs(), performance.now()];
  while (performance.now() < end && failures.length === 0) {
    const start = performance.now();
    const used = processorMs(server);
    const arrival = ARRIVALS[shares.length % ARRIVALS.length] ?? "evenly";
    const steps = () => (arrival === "evenly" ? 1 : -Math.log(1 - random()));
    for (let due = start; due < start + STEP_MS[size]; due += (steps() * 1_000) / rate) {
      await pause(Math.max(0, due - performance.now()));
      if (underWay < 50) one(arrival).catch((error: unknown) => failures.push(error));
    }
    const share = (processorMs(server) - used) / (performance.now() - start);
    // The rate follows what a step took, so that the server is as busy on any machine.
    // With calls waiting the machine is busy with something else, and more of them would only wait longer.
    if (underWay < 10 || share > CORE_SHARE)
      rate = Math.max(2, Math.min(400, Math.round(rate * (1 + 0.5 * (CORE_SHARE / Math.max(share, 0.05) - 1)))));
    shares.push(share);
    memory.push(memoryOfAll(server, "VmRSS"));
  }
  if (failures.length > 0) throw failures[0];
  const stolenShare = (stolenMs() - stolen) / (performance.now() - begun);
  const third = Math.ceil(memory.length / 3);
  const [middle, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
  await pause(settleMs);
  const timed = all.filter(({ isCold }) => !isCold);
  const cold = all.filter((call) => call.isCold && !isOfFile(call));
  const files = timed.filter(isOfFile);
  const others = timed.filter((call) => !isOfFile(call));
  const slowest = [...Map.groupBy(timed, ({ what }) => what)]
    .map(([what, found]) => ({ what: `p99 of ${what}`, value: p99(found), unit: "ms" }))
    .sort((one, other) => other.value - one.value)
    .slice(0, 8);
  return [
    atMost(MAX_IDLE_MB, { what: "memory at rest after the start", value: rounded(idle), unit: "MB" }),
    { what: "calls", value: all.length, unit: "" },
    { what: "share of a core, median", value: rounded(median(shares) * 100), unit: "%" },
    { what: "share of a core that the hypervisor took", value: rounded(stolenShare * 100, 1), unit: "%" },
    { what: "the processor is divided by sessions (1) or not (0)", value: Number(isDividedBySessions()), unit: "" },
    { what: "p50 of all calls", value: rounded(median(msOf(timed)), 1), unit: "ms" },
    { what: "p99 of all calls", value: p99(timed), unit: "ms" },
    ...ARRIVALS.map((arrival) =>
      atMost(MAX_P99_MS[arrival], {
        what: `p99 without PDFs and photos, ${arrival}`,
        value: p99(others.filter((call) => call.arrival === arrival)),
        unit: "ms",
      }),
    ),
    ...(cold.length > 0 ? [{ what: "the same in the first minute", value: p99(cold), unit: "ms" }] : []),
    { what: "p50 of PDFs and photos", value: rounded(median(msOf(files)), 1), unit: "ms" },
    atMost(MAX_FILES_P99_MS, {
      what: "p99 of PDFs and photos",
      value: p99(files),
      unit: "ms",
    }),
    ...slowest,
    atMost(MAX_SOAK_MB, { what: "memory at its peak", value: rounded(memoryOf(server, "VmHWM") ?? 0), unit: "MB" }),
    { what: "the same with the documents' process", value: rounded(memoryOfAll(server, "VmHWM")), unit: "MB" },
    { what: "memory in the middle third", value: rounded(middle), unit: "MB" },
    atMost(MAX_GROWTH, { what: "the last third against the middle one", value: rounded(last / middle, 2), unit: "x" }),
    { what: "memory at rest afterwards", value: rounded(memoryOfAll(server, "VmRSS")), unit: "MB" },
  ];
}

const isOfFile = ({ what }: TimedCall): boolean => what === "photo" || what.endsWith("_pdf");

const msOf = (calls: readonly TimedCall[]): number[] => calls.map(({ ms }) => ms);

const p99 = (calls: readonly TimedCall[]): number => rounded(quantile(msOf(calls), 0.99), 1);

/** By their shares, in the same order every time. In a round the rare kinds, which are the heaviest, would all come together each second. */
function drawnFrom(calls: readonly SoakCall[], random: () => number): () => SoakCall {
  const lots = calls.flatMap((call) => Array<SoakCall>(call.share).fill(call));
  return () => {
    const drawn = lots[Math.floor(random() * lots.length)];
    if (!drawn) throw new Error("there are no calls");
    return drawn;
  };
}

const memoryOfAll = (server: Server, what: "VmRSS" | "VmHWM"): number =>
  [server.pid, ...childrenOf(server)].reduce((sum, pid) => sum + (memoryOf({ pid }, what) ?? 0), 0);

const processorMs = (server: Server): number =>
  [server.pid, ...childrenOf(server)].reduce((sum, pid) => sum + processorMsOf(pid), 0);

/** The process that writes the server's documents, which is the server's only one (proc_pid_task(5)). */
function childrenOf({ pid }: Server): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

/** A virtual machine waits for its cores while others have them: slow calls of a run with much of it are not the server's (proc_stat(5)). */
const stolenMs = (): number => Number(readFileSync("/proc/stat", "utf8").split(/\s+/, 9)[8]) * 10;

/** With its children that have ended, in ticks of 10 ms (proc_pid_stat(5)). */
function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}
