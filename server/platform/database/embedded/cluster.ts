import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../../start-failure.ts";
import type { Binaries } from "./binaries.ts";
import { childEnvironment } from "./environment.ts";
import type { Folders } from "./folders.ts";

export const OWNER = "prumo";

export function ensureCluster(folders: Folders, binaries: Binaries, throwaway: boolean): void {
  const versionFile = join(folders.cluster, "PG_VERSION");
  if (existsSync(versionFile)) {
    refuseOtherMajor(readFileSync(versionFile, "utf8").trim(), folders, binaries);
    // PostgreSQL refuses a folder that other accounts may enter, and a plain copy from a backup may be one.
    chmodSync(folders.cluster, 0o700);
    return;
  }
  if (existsSync(folders.cluster) && readdirSync(folders.cluster).length > 0) {
    throw new StartFailure(
      `A pasta ${folders.cluster} não está vazia e não contém um banco do PostgreSQL. ` +
        "Recupere-a de uma cópia ou, para começar do zero, apague-a.",
    );
  }
  create(folders, binaries, throwaway);
}

/** Creates it elsewhere and renames it into place: an interrupted first start leaves nothing that looks like a database. */
function create(folders: Folders, binaries: Binaries, throwaway: boolean): void {
  const unfinished = `${folders.cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${OWNER}`,
    `--pwfile=${folders.passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The built-in provider sorts the same on every system. Queries ask for Portuguese order where it matters.
    "--no-locale",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    // The derivation of a password's key takes the client 3 ms at each connection.
    ...(throwaway ? ["--no-sync", "--set=scram_iterations=1"] : []),
  ];
  const made = spawnSync(binaries.initdb, options, {
    ...folders.account,
    cwd: "/",
    env: childEnvironment,
    encoding: "utf8",
  });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartFailure(`Não foi possível criar o banco em ${folders.cluster}: ${lastLine(made.stderr)}`);
  }
  rmSync(folders.cluster, { recursive: true, force: true });
  renameSync(unfinished, folders.cluster);
}

function refuseOtherMajor(found: string, folders: Folders, binaries: Binaries): void {
  if (found === binaries.major) return;
  throw new StartFailure(
    `O banco em ${folders.cluster} foi criado pelo PostgreSQL ${found}, e este Prumo traz o ${binaries.major}. ` +
      "Veja em docs/operations.md, parte 'Upgrading', como levar os dados de um para o outro.",
  );
}

function lastLine(text: string | null): string {
  return text?.trim().split("\n").at(-1) ?? "sem explicação";
}
