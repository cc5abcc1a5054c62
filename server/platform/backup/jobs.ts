import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Job } from "../jobs/worker.ts";

const COMMAND = join(import.meta.dirname, "../../backup.ts");
/** Behind the people who work, but not behind everything else. */
const LOW_PRIORITY = 10;
/** Brazil has had no summer time since 2019: three hours behind UTC. */
const HOURS_BEHIND_UTC = 3;

interface BackupSchedule {
  readonly backups: Config["backups"];
  readonly ownerUrl: string;
  readonly env: NodeJS.ProcessEnv;
}

/** In a process of its own, which takes neither memory nor processor time from the people who work. */
export function backupJobs({ backups, ownerUrl, env }: BackupSchedule): Job[] {
  if (!backups.to) return [];
  return [
    {
      name: "take_backup",
      at: cronOf(backups.at),
      async work(_, log) {
        const child = spawn(process.execPath, [COMMAND], {
          env: { ...env, DATABASE_URL: ownerUrl },
          stdio: ["ignore", "ignore", "pipe"],
        });
        setPriority(child.pid ?? 0, LOW_PRIORITY);
        const [said, [code]] = await Promise.all([child.stderr.toArray(), once(child, "exit")]);
        if (code === 0) return;
        const reason = Buffer.concat(said).toString("utf8").trim().split("\n")[0];
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
