import type { Config } from "../config.ts";
import { instantOf, listBackups } from "./manifest.ts";
import { openBackupStore } from "./open-store.ts";

/** When the newest verified backup began. One that is named in the future would pass for the newest of every night. */
export async function newestBackup({ to, bucketKeys }: Config["backups"], now = new Date()): Promise<Date | undefined> {
  if (!to) return undefined;
  const { ended } = await listBackups(await openBackupStore(to, bucketKeys));
  return ended
    .map(instantOf)
    .filter((instant) => instant <= now)
    .at(-1);
}
