import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { Config } from "../config.ts";
import type { Job } from "../jobs/worker.ts";
import { comeBehind } from "../process/priority.ts";

const COMMAND = join(import.meta.dirname, "../../backup.ts");
/** Brazil has had no summer time since 2019: three hours behind UTC. */
const HOURS_BEHIND_UTC = 3;

/** Before the next night's, which would be refused. */
const LIMIT_MS = 20 * MS_PER_HOUR;

/** Begins the sentence of a backup that ended well, but lacks files that an earlier one has. */
export const LOST_FILES = "Atenção: faltam";

interface BackupSchedule {
  readonly backups: Config["backups"];
  readonly ownerUrl: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs?: number;
}

/** In a process of its own, which takes neither memory nor processor time from the people who work. */
export function backupJobs({ backups, ownerUrl, env, limitMs = LIMIT_MS }: BackupSchedule): Job[] {
  if (!backups.to) return [];
  return [
    {
      name: "take_backup",
      at: cronOf(backups.at),
      async work(_, log) {
        const child = spawn(process.execPath, [COMMAND], {
          env: { ...env, DATABASE_URL: ownerUrl },
          stdio: ["ignore", "ignore", "pipe"],
          timeout: limitMs,
          // The next backup removes what this one leaves.
          killSignal: "SIGKILL",
        });
        comeBehind(child);
        const [said, [code, signal]] = await Promise.all([child.stderr.toArray(), once(child, "exit")]);
        const lines = Buffer.concat(said).toString("utf8").trim().split("\n");
        if (code === 0) {
          const reason = lines.find((line) => line.startsWith(LOST_FILES));
          if (reason) log.error({ reason }, "A cópia de segurança foi feita, mas perdeu arquivos.");
          return;
        }
        const [sentence] = lines;
        const limit = `o limite é de ${limitMs / MS_PER_HOUR} horas`;
        const reason = sentence || `encerrou sem explicação (${signal ?? code}); ${limit}`;
        log.error({ reason }, "A cópia de segurança falhou.");
        throw new Error("the backup failed");
      },
    },
  ];
}

/** In UTC, as jobs are. */
export function cronOf(at: string): string {
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  return `${minute} ${(hour + HOURS_BEHIND_UTC) % 24} * * *`;
}
