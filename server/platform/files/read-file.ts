import type { Disk } from "flydrive";

/** Undefined when it is not there, as after a restored backup; a storage that fails throws. */
export async function readFile(disk: Disk, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await disk.getBytes(key));
  } catch (error) {
    // If even this cannot be asked, the reading's own failure tells more.
    if (await disk.exists(key).catch(() => true)) throw error;
    return undefined;
  }
}
