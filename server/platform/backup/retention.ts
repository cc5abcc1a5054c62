import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { StartFailure } from "../start-failure.ts";
import { removeUnnamedBlobs } from "./files.ts";
import { moreComplete } from "./lost-files.ts";
import { instantOf, isManifest, listBackups } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import type { Wrapping } from "./wrapping.ts";

interface Retention {
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly keepDays: number;
  readonly now: Date;
  /** The backup that has just ended. */
  readonly written: string;
  /** The files that its rows name in vain. */
  readonly missing: number;
}

/**
 * Removes backups older than `keepDays`, and unfinished ones after a day. The newest stays, and so do those to which fewer files are
 * missing; the newest of these is the answer.
 */
export async function prune({
  store,
  wrapping,
  keepDays,
  now,
  written,
  missing,
}: Retention): Promise<string | undefined> {
  const { ended, unfinished } = await listBackups(store);
  // A list that lacks one backup may lack others, whose files would go.
  if (!ended.includes(written))
    throw new StartFailure(
      `A cópia ${written} foi gravada, mas a lista do lugar das cópias não a mostra. Nada foi apagado; confira o disco ou o bucket.`,
    );
  const isOlder = (backup: string, days: number) => instantOf(backup).getTime() < now.getTime() - days * MS_PER_DAY;
  const complete = await moreComplete({ store, wrapping, missing }, ended);
  const old = ended.slice(0, -1).filter((backup) => isOlder(backup, keepDays) && !complete.includes(backup));
  for (const backup of [...old, ...unfinished.filter((name) => isOlder(name, 1))]) await removeBackup(store, backup);
  await removeUnnamedBlobs(
    { store, wrapping },
    ended.filter((backup) => !old.includes(backup)),
  );
  return complete.at(-1);
}

/** The manifest goes first: what is left of an interrupted removal counts as unfinished. */
export async function removeBackup(store: BackupStore, backup: string): Promise<void> {
  for await (const name of store.list(backup)) if (isManifest(name)) await store.remove(name);
  await store.removeFolder(backup);
}
