import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/files/folder.ts";
import { birthOf } from "../database/embedded/processes.ts";
import { openThrowaway } from "./throwaway.ts";

const THROWAWAY = new URL("./throwaway.ts", import.meta.url).href;
const PATIENCE_MS = 120_000;

/** Beside the run's own folder, where PostgreSQL's account can enter. */
function aTemporaryFolder(): string {
  const folder = join(dirname(aFolder()), `temporary-${Date.now()}-${process.pid}`);
  mkdirSync(folder);
  return folder;
}

async function within<Result>(temporary: string, work: () => Promise<Result>): Promise<Result> {
  const usual = tmpdir();
  process.env.TMPDIR = temporary;
  try {
    return await work();
  } finally {
    process.env.TMPDIR = usual;
  }
}

function aCheck(temporary: string, name: string, holder?: { pid: number; birth: string | undefined }): void {
  const database = join(temporary, name, "database");
  mkdirSync(database, { recursive: true });
  writeFileSync(join(database, "rows"), "of people");
  if (holder) writeFileSync(join(database, "server.lock"), JSON.stringify(holder));
}

/** Another process that has opened a throw-away database. */
async function anOpenCheck(TMPDIR: string) {
  const script = `
    const { openThrowaway } = await import(process.argv[1]);
    await openThrowaway();
    process.stdout.write("open");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, THROWAWAY], {
    env: { ...process.env, TMPDIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await ended)[0];
  };
  return { end };
}

const checksIn = (temporary: string) => readdirSync(temporary).filter((name) => name.startsWith("prumo-check-"));

describe("the throw-away database of a check", { timeout: PATIENCE_MS }, () => {
  it("leaves nothing when it is closed or its command is interrupted", async () => {
    const temporary = aTemporaryFolder();
    await within(temporary, async () => (await openThrowaway()).close());
    expect(readdirSync(temporary)).toEqual([]);
    const check = await anOpenCheck(temporary);
    expect(checksIn(temporary)).toHaveLength(1);
    expect(await check.end("SIGTERM")).toBe(143);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("removes what killed commands left, and no check that goes on or begins", async () => {
    const temporary = aTemporaryFolder();
    const killed = await anOpenCheck(temporary);
    const [left = ""] = checksIn(temporary);
    await killed.end("SIGKILL");
    expect(existsSync(join(temporary, left, "database", "server.lock"))).toBe(true);
    aCheck(temporary, "prumo-check-held", { pid: process.pid, birth: birthOf(process.pid) });
    aCheck(temporary, "prumo-check-begins");
    aCheck(temporary, "prumo-check-old");
    utimesSync(join(temporary, "prumo-check-old"), new Date(0), new Date(0));
    aCheck(temporary, "of-another-program", { pid: 1, birth: "before" });
    const { close } = await within(temporary, openThrowaway);
    await close();
    expect(readdirSync(temporary).sort()).toEqual(["of-another-program", "prumo-check-begins", "prumo-check-held"]);
  });
});
