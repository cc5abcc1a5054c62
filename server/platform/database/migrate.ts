import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { enterBaseline, refuseNewerData } from "./baseline.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const POLICIES = join(import.meta.dirname, "policies.sql");

/** Throws a StartFailure for data of a version that this one does not follow. */
export async function migrate(owner: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrations = await knownMigrations();
  await enterBaseline(owner, migrations);
  await refuseNewerData(owner, migrations);
  const migrator = new Migrator({ db: owner, provider: sqlFiles });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** In the order of their names. */
export async function knownMigrations(): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql"));
  return files.map((file) => file.replace(/\.sql$/, "")).sort();
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const policies = await readFile(POLICIES, "utf8");
    const migrations: Record<string, Migration> = {};
    for (const name of await knownMigrations()) {
      const statements = await readFile(join(MIGRATIONS, `${name}.sql`), "utf8");
      migrations[name] = {
        up: async (tx) => {
          await sql.raw(policies + statements).execute(tx);
        },
      };
    }
    return migrations;
  },
};
