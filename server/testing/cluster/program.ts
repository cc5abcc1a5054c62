import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const STOP_LIMIT_MS = 15_000;
const ANSWER_LIMIT_MS = 60_000;

interface Command {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
  readonly cwd?: string;
}

/** A program of the cluster that can be killed and started again. It has no terminal, so that Ctrl-C reaches us alone. */
export class Program {
  readonly #folder: string;
  readonly #command: Command;
  #child: ChildProcess | undefined;

  constructor(folder: string, command: Command) {
    this.#folder = folder;
    this.#command = command;
    this.start();
  }

  get logFile(): string {
    return join(this.#folder, `${this.#command.name}.log`);
  }

  start(): void {
    const { name, command, args, env, account, cwd = this.#folder } = this.#command;
    const log = openSync(this.logFile, "a");
    this.#child = spawn(command, args, {
      ...account,
      cwd,
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", ...env },
      stdio: ["ignore", log, log],
      detached: true,
    });
    mkdirSync(join(this.#folder, "pids"), { recursive: true });
    writeFileSync(join(this.#folder, "pids", name), `${this.#child.pid}\n`);
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Waits for an end that nobody here asked for. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }

  async stop(): Promise<void> {
    const waiting = new AbortController();
    // Without the end of the wait it would kill the program that was started meanwhile.
    const late = pause(STOP_LIMIT_MS, undefined, { ref: false, signal: waiting.signal }).then(
      () => this.kill(),
      () => {},
    );
    await Promise.race([this.#end("SIGTERM"), late]);
    waiting.abort();
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

/** A started program gives no other sign that it listens. Any status counts, or those of `isRight`. */
export async function answering(url: string, isRight = (_status: number): boolean => true): Promise<void> {
  const deadline = Date.now() + ANSWER_LIMIT_MS;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer && isRight(answer.status)) return;
    if (Date.now() > deadline) throw new Error(`nothing answers at ${url}`);
    await pause(100);
  }
}

/** Ends what is left when our process was killed. The shell has its own session and hears of it by the pipe. */
const GUARD = `
cd /
read -r _
for file in "$1"/pids/* "$1"/*/postmaster.pid; do kill -KILL "$(head -n 1 "$file")"; done
sleep 1
rm -rf "$1"`;

export function guard(folder: string): { release(): void } {
  const child = spawn("/bin/sh", ["-c", GUARD, "prumo", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  child.stdin?.on("error", () => {});
  child.unref();
  return { release: () => void child.kill("SIGKILL") };
}
