import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Outcome } from "../../outcome.ts";
import { StartFailure } from "../../start-failure.ts";
import type { Binaries } from "./binaries.ts";
import { childEnvironment } from "./environment.ts";
import type { Folders } from "./folders.ts";
import { commandOf, isAlive } from "./processes.ts";

export interface Postmaster {
  port: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Recovery after a power cut may replay much of the log. */
const START_LIMIT_MS = 120_000;
/** A fast shutdown hangs while a backend does not answer; recovering from an immediate one takes less time than waiting. */
const FAST_SHUTDOWN_LIMIT_MS = 3_000;
const IMMEDIATE_SHUTDOWN_LIMIT_MS = 30_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** The shell has its own session, so that Ctrl-C reaches only us. The pipe also closes after kill -9, which stops PostgreSQL. */
const GUARD = `
exec 3<&0 </dev/null
"$@" >&2 3<&- &
postgres=$!
{ read -r _ <&3; kill -INT $postgres; } &
reader=$!
exec 3<&-
wait $postgres
status=$?
kill $reader 2>/dev/null
exit $status`;

export async function startPostmaster(folders: Folders, binaries: Binaries, throwaway: boolean): Promise<Postmaster> {
  const port = await freePort();
  const log = openLog(folders.logFile);
  const guard = spawn("/bin/sh", ["-c", GUARD, "prumo", binaries.postgres, ...settings(folders, port, throwaway)], {
    ...folders.account,
    cwd: "/",
    env: childEnvironment,
    detached: true,
    stdio: ["pipe", "ignore", log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => guard.once("exit", () => resolve()).once("error", () => resolve()));
  guard.stdin?.on("error", () => {});
  await ready(folders, port, guard);
  const stop = async () => {
    guard.stdin?.end();
    await ended;
  };
  return { port, ended, stop };
}

function settings(folders: Folders, port: number, throwaway: boolean): string[] {
  const megabytes = totalmem() / 1024 / 1024;
  const values: Record<string, string | number> = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    shared_buffers: `${Math.round(Math.min(1024, Math.max(128, megabytes / 8)))}MB`,
    effective_cache_size: `${Math.round(megabytes / 2)}MB`,
    work_mem: "16MB",
    random_page_cost: 1.1,
    jit: "off", // queries here take milliseconds, compiling them takes longer
    fsync: throwaway ? "off" : "on",
    synchronous_commit: throwaway ? "off" : "on",
    full_page_writes: throwaway ? "off" : "on",
    ...(throwaway && { wal_level: "minimal", max_wal_senders: 0, max_wal_size: "256MB" }),
  };
  return ["-D", folders.cluster, ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

async function ready(folders: Folders, port: number, guard: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (guard.exitCode !== null || guard.pid === undefined) break;
    const status = readPidFile(folders.cluster);
    if (status?.port === port && status.ready) return;
    await pause(20);
  }
  guard.stdin?.end();
  throw new StartFailure(`O PostgreSQL embutido não iniciou. O motivo está no fim de ${folders.logFile}.`);
}

/** An orphan has the old settings and no guard, so it is not reused. After an immediate shutdown PostgreSQL recovers. */
export async function stopOrphan(folders: Folders): Promise<Outcome<"stopped" | "absent">> {
  const pid = readPidFile(folders.cluster)?.pid;
  if (pid === undefined || !isAlive(pid) || !commandOf(pid)?.includes(folders.cluster)) return { outcome: "absent" };
  process.kill(pid, "SIGINT");
  await waitForEnd(pid, FAST_SHUTDOWN_LIMIT_MS);
  if (isAlive(pid)) process.kill(pid, "SIGQUIT");
  await waitForEnd(pid, IMMEDIATE_SHUTDOWN_LIMIT_MS);
  if (isAlive(pid)) {
    throw new StartFailure(`Um PostgreSQL antigo (processo ${pid}) ainda usa ${folders.cluster} e não quer encerrar.`);
  }
  return { outcome: "stopped" };
}

async function waitForEnd(pid: number, limitMs: number): Promise<void> {
  for (const limit = Date.now() + limitMs; isAlive(pid) && Date.now() < limit; ) await pause(50);
}

/** Reads postmaster.pid, whose lines are: process, folder, start, port, socket, address, memory, status. */
function readPidFile(cluster: string): { pid: number; port: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
