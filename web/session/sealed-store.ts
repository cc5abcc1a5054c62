import { type DBSchema, openDB } from "idb";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";
import { forgetTrainer, sealedDatabase } from "./offline-student.ts";

/*
 * A trainer's device keeps evaluations that were taken along. Everything but its keys is sealed by AES-GCM with a key that no script can read
 * out. The key lies in the same database and goes with it: at sign-out, with another account, after 14 days without use.
 */

const DAYS_UNUSED = 14;

/** `answers`: what the screens read; `taken`: the chosen evaluations; `changes` and `photos`: what the server does not have. */
export type SealedName = "answers" | "taken" | "changes" | "photos";

interface SealedRow {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

interface KeyRow {
  readonly key: CryptoKey;
  readonly usedAt: number;
}

interface Schema extends DBSchema {
  key: { key: "key"; value: KeyRow };
  answers: { key: string; value: SealedRow };
  taken: { key: string; value: SealedRow };
  changes: { key: string; value: SealedRow };
  photos: { key: string; value: SealedRow };
}

export interface SealedStore {
  readonly put: (name: SealedName, id: string, value: unknown) => Promise<void>;
  /** Undefined for an absent row, and for one that another key sealed. */
  readonly get: (name: SealedName, id: string) => Promise<unknown>;
  readonly ids: (name: SealedName) => Promise<readonly string[]>;
  readonly remove: (name: SealedName, id: string) => Promise<void>;
}

/** Closed after each use, so that signing out can delete it. */
export async function inSealedStore<T>(trainerId: number, work: (store: SealedStore) => Promise<T>): Promise<T> {
  let database = await open(trainerId);
  try {
    let stored = await database.get("key", "key");
    if (stored && Date.now() - stored.usedAt >= DAYS_UNUSED * MS_PER_DAY) {
      database.close();
      await forgetTrainer(trainerId);
      database = await open(trainerId);
      stored = undefined;
    }
    return await work(storeIn(database, await keyForUse(database, stored)));
  } finally {
    database.close();
  }
}

type Database = Awaited<ReturnType<typeof open>>;

const open = (trainerId: number) =>
  openDB<Schema>(sealedDatabase(trainerId), 1, {
    upgrade(created) {
      for (const name of ["key", "answers", "taken", "changes", "photos"] as const) created.createObjectStore(name);
    },
    blocking: (_current, _blocked, event) => event.target instanceof IDBDatabase && event.target.close(),
  });

/** A use is noted once an hour: most visits of the store only read it. */
async function keyForUse(database: Database, stored: KeyRow | undefined): Promise<CryptoKey> {
  if (!stored || Date.now() - stored.usedAt >= MS_PER_HOUR) return keepKeyInUse(database);
  return stored.key;
}

/** The first of two tabs that make a key wins. */
async function keepKeyInUse(database: Database): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const { store, done } = database.transaction("key", "readwrite");
  const key = (await store.get("key"))?.key ?? made;
  await Promise.all([store.put({ key, usedAt: Date.now() }, "key"), done]);
  return key;
}

function storeIn(database: Database, key: CryptoKey): SealedStore {
  const algorithm = (iv: Uint8Array<ArrayBuffer>, name: SealedName, id: string) => ({
    name: "AES-GCM",
    iv,
    // A row that was moved to another place opens no more.
    additionalData: new TextEncoder().encode(`${name} ${id}`),
  });
  return {
    async put(name, id, value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      const sealed = await crypto.subtle.encrypt(algorithm(iv, name, id), key, bytes);
      await database.put(name, { iv, sealed }, id);
    },
    async get(name, id) {
      const row = await database.get(name, id);
      if (!row) return undefined;
      const bytes = await crypto.subtle.decrypt(algorithm(row.iv, name, id), key, row.sealed).catch(() => undefined);
      const value: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
      return value;
    },
    ids: (name) => database.getAllKeys(name),
    remove: (name, id) => database.delete(name, id),
  };
}
