import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { removeUnnamedBlobs } from "./files.ts";
import { instantOf, listBackups } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import type { Wrapping } from "./wrapping.ts";

interface Retention {
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly keepDays: number;
  readonly now: Date;
}

/** Removes backups older than `keepDays`, but never the newest, and unfinished ones after a day. */
export async function prune({ store, wrapping, keepDays, now }: Retention): Promise<void> {
  const { ended, unfinished } = await listBackups(store);
  const isOlder = (backup: string, days: number) => instantOf(backup).getTime() < now.getTime() - days * MS_PER_DAY;
  const old = ended.slice(0, -1).filter((backup) => isOlder(backup, keepDays));
  for (const backup of [...old, ...unfinished.filter((name) => isOlder(name, 1))]) await removeAll(store, backup);
  await removeUnnamedBlobs(
    { store, wrapping },
    ended.filter((backup) => !old.includes(backup)),
  );
}

/** The manifest goes first: what is left of an interrupted removal counts as unfinished. */
async function removeAll(store: BackupStore, backup: string): Promise<void> {
  const names: string[] = [];
  for await (const name of store.list(backup)) names.push(name);
  for (const name of names.sort((a, b) => Number(b.includes("/manifest.")) - Number(a.includes("/manifest."))))
    await store.remove(name);
}
