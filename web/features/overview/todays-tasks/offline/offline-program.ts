const PREFIX = "prumo.trainer.";

interface OfflineProgram {
  readonly version: string;
  readonly files: readonly string[];
}

const isProgram = (value: unknown): value is OfflineProgram =>
  typeof value === "object" && value !== null && "version" in value && "files" in value && Array.isArray(value.files);

/**
 * The page and the scripts of the evaluation's dialog, for a start without a connection. The service worker serves them. A new version is
 * whole before the former one goes.
 */
export async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD || !("caches" in globalThis)) return;
  const answer: unknown = await (await fetch("/trainer-program.json")).json();
  if (!isProgram(answer)) return;
  const name = PREFIX + answer.version;
  if (await caches.has(name)) return;
  const cache = await caches.open(name);
  try {
    await cache.addAll([...answer.files]);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  const former = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
  await Promise.all(former.map((key) => caches.delete(key)));
}
