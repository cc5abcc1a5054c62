import type { FastifyBaseLogger } from "fastify";

interface UnsavedFiles {
  readonly store: { remove(key: string): Promise<void> };
  readonly keys: readonly string[];
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

/** A refused form leaves no file behind. `keys` may grow while it is saved. */
export async function saveOrRemove<T>(files: UnsavedFiles, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    await removeUnsaved(files);
    throw error;
  }
}

/** It never fails: the person must read why a file was not saved, also when the clean-up fails. */
export async function removeUnsaved({ store, keys, log }: UnsavedFiles): Promise<void> {
  for (const key of keys) await store.remove(key).catch((err: unknown) => log.warn({ err }, "a refused file stayed"));
}
