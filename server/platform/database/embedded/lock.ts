import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { StartFailure } from "../../start-failure.ts";
import { birthOf, isAlive } from "./processes.ts";

interface Holder {
  pid: number;
  birth: string | undefined;
}

/** Without the lock a second start would take the first one's PostgreSQL for an orphan. A dead holder's lock is taken over. */
export async function takeLock(path: string, dataDir: string): Promise<() => void> {
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) } satisfies Holder);
  if (!place(path, mine)) {
    refuseIfHeld(path, dataDir);
    rmSync(path, { force: true });
    if (!place(path, mine)) refuseIfHeld(path, dataDir);
    // Two starts may find the same stale lock. The one whose lock the other then removed must notice.
    await pause(50);
    if (read(path) !== mine) refuseIfHeld(path, dataDir);
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** Writes the lock elsewhere and links it into place, so that no reader sees half of it. */
function place(path: string, content: string): boolean {
  const aside = `${path}.${process.pid}`;
  try {
    writeFileSync(aside, content, { mode: 0o600 });
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

export function refuseIfHeld(path: string, dataDir: string): void {
  const holder = parse(read(path));
  if (!holder || !isAlive(holder.pid) || birthOf(holder.pid) !== holder.birth) return;
  throw new StartFailure(
    `O Prumo já está rodando com a pasta de dados ${dataDir} (processo ${holder.pid}). ` +
      "Encerre-o antes, ou escolha outra pasta com DATA_DIR e outra porta com PORT.",
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** An unreadable lock has no holder; a power cut may leave an empty file. */
function parse(content: string | undefined): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content ?? "");
    if (typeof value !== "object" || value === null || !("pid" in value) || typeof value.pid !== "number") return;
    const birth = "birth" in value && typeof value.birth === "string" ? value.birth : undefined;
    return { pid: value.pid, birth };
  } catch {
    return undefined;
  }
}
