import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";

const MIGRATIONS = join(import.meta.dirname, "migrations");

/** Applies the migrations that the database does not have yet. */
export async function migrate(owner: Kysely<unknown>): Promise<void> {
  const { error } = await new Migrator({ db: owner, provider: sqlFiles }).migrateToLatest();
  if (error) throw error;
}

/** Plain SQL files, applied in the order of their names, each exactly once. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
    const migrations: Record<string, Migration> = {};
    for (const name of names) {
      const statements = await readFile(join(MIGRATIONS, name), "utf8");
      migrations[name.replace(/\.sql$/, "")] = {
        up: async (tx) => {
          await sql.raw(statements).execute(tx);
        },
      };
    }
    return migrations;
  },
};
