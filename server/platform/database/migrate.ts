import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { enterBaseline } from "./baseline.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const POLICIES = join(import.meta.dirname, "policies.sql");

export async function migrate(owner: Kysely<unknown>): Promise<void> {
  await enterBaseline(owner, await listMigrations());
  const { error } = await new Migrator({ db: owner, provider: sqlFiles }).migrateToLatest();
  if (error) throw error;
}

async function listMigrations(): Promise<string[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql"));
  return files.map((file) => file.replace(/\.sql$/, "")).sort();
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const policies = await readFile(POLICIES, "utf8");
    const migrations: Record<string, Migration> = {};
    for (const name of await listMigrations()) {
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
