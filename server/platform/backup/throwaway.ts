import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { refuseIfRunning, startEmbeddedDatabase } from "../database/embedded/start.ts";
import type { Throwaway } from "./verify.ts";

const QUIET = { info() {}, warn() {} };
const PREFIX = "prumo-check-";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A PostgreSQL of its own among the temporary files, so that a check never burdens the one that people use. */
export async function openThrowaway(): Promise<Throwaway> {
  removeLeft();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  try {
    const { ownerUrl, stop } = await startEmbeddedDatabase({ dataDir, log: QUIET, throwaway: true });
    const close = () => stop().finally(() => remove(dataDir));
    return { ownerUrl, close: closedBySignal(close) };
  } catch (error) {
    remove(dataDir);
    throw error;
  }
}

/** An interrupted command leaves no copy of the rows. Answers `close`, after which signals end the process as before. */
function closedBySignal(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  const closeOnce = () => (closing ??= close());
  // The code by which a shell tells a command that a signal ended.
  const end = (signal: NodeJS.Signals) => void closeOnce().finally(() => process.exit(128 + constants.signals[signal]));
  for (const signal of SIGNALS) process.on(signal, end);
  return () =>
    closeOnce().finally(() => {
      for (const signal of SIGNALS) process.off(signal, end);
    });
}

/** A killed command could not remove its folder, which holds all rows. */
function removeLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(PREFIX) && isOwn(folder) && isLeft(folder)) remove(folder);
  }
}

/** Others write among the temporary files, too, also links. */
function isOwn(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

/** A check that begins has no lock yet. */
function isLeft(folder: string): boolean {
  if (!existsSync(join(folder, "database", "server.lock"))) return lstatSync(folder).mtimeMs < Date.now() - MS_PER_DAY;
  try {
    refuseIfRunning(folder);
    return true;
  } catch {
    return false;
  }
}

/** Below a folder that only root enters, its database has moved away (`moveOut` in database/embedded/folders.ts). */
function remove(folder: string): void {
  const database = join(folder, "database");
  const isMovedOut = existsSync(database) && lstatSync(database).isSymbolicLink();
  // The PostgreSQL of a killed process may write until it has ended, too.
  for (const one of isMovedOut ? [dirname(realpathSync(database)), folder] : [folder])
    rmSync(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
