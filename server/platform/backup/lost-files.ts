import { type Manifest, readManifest } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import type { Wrapping } from "./wrapping.ts";

interface Compared {
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly missing: number;
}

/** Those of the backups whose rows name fewer files in vain: they may be the last that hold what was lost. */
export async function moreComplete(
  { store, wrapping, missing }: Compared,
  backups: readonly string[],
): Promise<readonly string[]> {
  const complete: string[] = [];
  if (missing === 0) return complete;
  for (const backup of backups) {
    // One under another key does not tell.
    const manifest: Manifest | undefined = await readManifest(store, wrapping, backup).catch(() => undefined);
    if (manifest && manifest.files.missing < missing) complete.push(backup);
  }
  return complete;
}
