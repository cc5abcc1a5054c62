import pg from "pg";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { prepareDatabase } from "#server/platform/process/prepare-database.ts";
import { loadSeed } from "#server/seed/load.ts";
import type { PopulatedDatabase } from "./populated-databases.ts";
import { populateTenants, STUDENTS_OF_A_TENANT } from "./scaled-population.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

export interface ScaledDatabase extends PopulatedDatabase {
  readonly tenants: number;
}

const quiet = { info: () => {}, warn: () => {} };
const nameOf = (tenants: number) => `tenants_${tenants}`;

/**
 * Databases with these numbers of tenants in one embedded PostgreSQL, loaded without fsync and then measured with its usual settings.
 * They stay in the folder that BENCH_FOLDER names, and the next run measures them without loading.
 */
export function withScaledDatabases<T>(
  sizes: readonly number[],
  work: (databases: readonly ScaledDatabase[]) => Promise<T>,
): Promise<T> {
  const inFolder = async (dataDir: string) => {
    await withPostgres(dataDir, true, async (url) => {
      for (const tenants of sizes) await load(url, tenants);
    });
    return withPostgres(dataDir, false, async (url) => {
      const databases: ScaledDatabase[] = [];
      for (const tenants of sizes) {
        const ownerUrl = urlOf(url, nameOf(tenants));
        const { serverUrl } = await prepareDatabase(ownerUrl);
        databases.push({ tenants, students: tenants * STUDENTS_OF_A_TENANT, ownerUrl, serverUrl });
      }
      return work(databases);
    });
  };
  const { BENCH_FOLDER } = process.env;
  return BENCH_FOLDER ? inFolder(BENCH_FOLDER) : withTemporaryFolder(inFolder);
}

async function withPostgres<T>(dataDir: string, throwaway: boolean, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedDatabase({ dataDir, log: quiet, throwaway });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}

const urlOf = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = database;
  return other.href;
};

/** A database has its name only when it is whole. */
async function load(url: string, tenants: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    const { rowCount } = await owner.query("select from pg_database where datname = $1", [nameOf(tenants)]);
    if (rowCount) return;
    await owner.query("drop database if exists loading");
    await owner.query("create database loading");
    await prepareDatabase(urlOf(url, "loading"));
    await loadSeed(urlOf(url, "loading"));
    await populateTenants(urlOf(url, "loading"), tenants, (line) => console.log(`  ${tenants} tenants: ${line}`));
    await owner.query(`alter database loading rename to ${nameOf(tenants)}`);
  } finally {
    await owner.end();
  }
}
