import pg from "pg";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import { prepareDatabase } from "#server/platform/process/prepare-database.ts";
import { populate } from "./population.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

export interface PopulatedDatabase {
  readonly students: number;
  readonly ownerUrl: string;
  readonly serverUrl: string;
}

const quiet = { info: () => {}, warn: () => {} };

/** Databases with these numbers of students, in one embedded PostgreSQL with its usual settings. */
export function withPopulatedDatabases<T>(
  sizes: readonly number[],
  work: (databases: readonly PopulatedDatabase[]) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (dataDir) => {
    const embedded = await startEmbeddedDatabase({ dataDir, log: quiet });
    try {
      const databases: PopulatedDatabase[] = [];
      for (const [place, students] of sizes.entries()) {
        databases.push(await create(embedded.ownerUrl, `bench_${place}`, students));
      }
      return await work(databases);
    } finally {
      await embedded.stop();
    }
  });
}

async function create(anyUrl: string, name: string, students: number): Promise<PopulatedDatabase> {
  const owner = new pg.Client({ connectionString: anyUrl });
  await owner.connect();
  await owner.query(`create database ${name}`);
  await owner.end();
  const url = new URL(anyUrl);
  url.pathname = name;
  const { serverUrl } = await prepareDatabase(url.href);
  await populate(url.href, students);
  return { students, ownerUrl: url.href, serverUrl };
}
