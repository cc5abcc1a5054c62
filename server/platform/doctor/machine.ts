import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import type { Config } from "../config.ts";
import { isDividedBySessions } from "../process/priority.ts";
import { examined, type Finding, notice, well, wrong } from "./finding.ts";

const GIB = 2 ** 30;
const LEAST_FREE_BYTES = GIB;
const LEAST_FREE_SHARE = 0.1;

interface Places {
  readonly dataDir: string;
  readonly backups: Pick<Config["backups"], "to">;
}

export async function examineDisks({ dataDir, backups }: Places): Promise<readonly Finding[]> {
  const folders = backups.to && !backups.to.startsWith("s3://") ? [resolve(backups.to)] : [];
  const places = [...new Set([nearest(dataDir), ...folders.map(nearest), tmpdir()])];
  return (await Promise.all(places.map((place) => examined("Disco", async () => [await examineDisk(place)])))).flat();
}

/** The folder, or the one above it that exists. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

async function examineDisk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const share = bavail / blocks;
  const told = `${(free / GIB).toFixed(1).replace(".", ",")} GiB livres (${Math.round(share * 100)} %) em ${folder}`;
  if (free < LEAST_FREE_BYTES) return wrong(`Disco: só ${told}; o PostgreSQL para quando ele enche.`);
  if (share < LEAST_FREE_SHARE) return notice(`Disco: só ${told}.`);
  return well(`Disco: ${told}.`);
}

/** Each backup is tried in a second database among the temporary files. */
export async function examineRoomForCheck(databaseBytes: number): Promise<Finding> {
  const { bavail, bsize } = await statfs(tmpdir());
  const [free, needed] = [bavail * bsize, databaseBytes].map((bytes) => (bytes / GIB).toFixed(1).replace(".", ","));
  if (bavail * bsize < databaseBytes)
    return wrong(
      `Conferência das cópias: precisa de ${needed} GiB em ${tmpdir()}, que tem ${free} GiB livres; indique outra pasta em TMPDIR.`,
    );
  return well(`Conferência das cópias: os ${needed} GiB de que precisa cabem em ${tmpdir()}.`);
}

/** systemd knows whether the machine follows a time server; elsewhere nothing is said. */
export async function examineTimeServer(): Promise<readonly Finding[]> {
  const answer = await promisify(execFile)("timedatectl", ["show", "-p", "NTPSynchronized", "--value"], {
    timeout: 5_000,
  }).catch(() => undefined);
  const state = answer?.stdout.trim();
  if (state === "yes") return [well("Relógio: segue um servidor de hora.")];
  if (state === "no")
    return [notice("Relógio: esta máquina não segue um servidor de hora (timedatectl set-ntp true).")];
  return [];
}

/** Nothing is said where priorities count, or on other systems than Linux. */
export const examineScheduler = (isDivided = isDividedBySessions()): readonly Finding[] =>
  isDivided
    ? [
        notice(
          "Processador: dividido por sessões; com o PostgreSQL nesta máquina, documentos atrasam as respostas (sysctl kernel.sched_autogroup_enabled=0).",
        ),
      ]
    : [];
