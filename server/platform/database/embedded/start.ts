import pg from "pg";
import { findBinaries } from "./binaries.ts";
import { ensureCluster, OWNER } from "./cluster.ts";
import { lockOf, passwordIn, prepareFolders } from "./folders.ts";
import { refuseIfHeld, takeLock } from "./lock.ts";
import { startPostmaster, stopOrphan } from "./postmaster.ts";

export interface EmbeddedDatabase {
  /** The superuser `prumo` on the database `prumo`, over loopback. */
  ownerUrl: string;
  ended: Promise<void>;
  /** Close every pool first. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: { info(sentence: string): void; warn(sentence: string): void };
  /** For databases that are deleted afterwards (tests, type generation): nothing is forced to disk. */
  throwaway?: boolean;
}

export const DATABASE = "prumo";

/** Called before anything is opened: a server that already runs is a better explanation than its port being in use. */
export function refuseIfRunning(dataDir: string): void {
  refuseIfHeld(lockOf(dataDir), dataDir);
}

export async function startEmbeddedDatabase({
  dataDir,
  log,
  throwaway = false,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folders = prepareFolders(dataDir);
  const releaseLock = await takeLock(folders.lock, folders.dataDir);
  if (folders.isMovedOut)
    log.info(`A conta do PostgreSQL não alcança ${folders.dataDir}; o banco fica em ${folders.home}`);
  try {
    const binaries = findBinaries(folders.account);
    const password = passwordIn(folders);
    const orphan = await stopOrphan(folders);
    if (orphan.outcome === "stopped") log.warn("Um PostgreSQL que sobrou da execução anterior foi encerrado.");
    ensureCluster(folders, binaries, throwaway);
    const postmaster = await startPostmaster(folders, binaries, throwaway);
    const stop = () => postmaster.stop().then(releaseLock);
    const urlOf = (database: string) => `postgres://${OWNER}:${password}@127.0.0.1:${postmaster.port}/${database}`;
    try {
      await ensureDatabase(urlOf);
    } catch (error) {
      await stop();
      throw error;
    }
    return { ownerUrl: urlOf(DATABASE), ended: postmaster.ended, stop };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** After an interrupted first start the cluster may exist without the database. */
async function ensureDatabase(urlOf: (database: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
