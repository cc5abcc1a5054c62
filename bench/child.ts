import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SERVER_ENV, SERVER_FLAGS } from "../scripts/server-flags.mjs";

const ROOT = join(import.meta.dirname, "..");
const START_LIMIT_MS = 120_000;

/** `url` answers until `stop` has returned. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly env?: Record<string, string>;
  /** Answers 200 once the server is ready. */
  readonly ready: string;
}

/** Starts a script with a free PORT and waits until it is ready. Its log is written and thrown away. */
export async function startServer(script: string, { env = {}, ready }: ServerOptions): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [...SERVER_FLAGS, script], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, ...env, HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const giveUp = () => child.kill("SIGKILL");
  process.once("exit", giveUp);
  const stop = async () => {
    await end(child);
    process.off("exit", giveUp);
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url + ready, child);
    return { url, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await pause(20)) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} before it was ready`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} did not answer within ${START_LIMIT_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
