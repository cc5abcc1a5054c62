import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { StoredFile } from "./tenant-folders.ts";

/** A file lies in the storage for some seconds before its row is written. */
const UNCLAIMED_MS = MS_PER_HOUR;

/** A process that ended between file and row left the file behind. `named`: by a row, or by a removal that waits. */
export async function removeUnclaimed(
  files: readonly StoredFile[],
  named: ReadonlySet<string>,
  remove: (key: string) => Promise<void>,
): Promise<void> {
  for (const { key, lastModified } of files) {
    // Files are dated by the machine's clock, not by the server's.
    const isOld = lastModified.getTime() < Date.now() - UNCLAIMED_MS;
    if (isOld && !named.has(key)) await remove(key);
  }
}
