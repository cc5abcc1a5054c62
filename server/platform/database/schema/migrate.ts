import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, type MigrationProvider, Migrator } from "kysely/migration";
import { StartFailure } from "../../start-failure.ts";
import { HIDDEN, isHiddenByPolicy, SEE_ALL_OR_FAIL } from "../hidden-rows.ts";
import { enterBaseline, refuseNewerData } from "./baseline.ts";

const MIGRATIONS = join(import.meta.dirname, "migrations");
const POLICIES = join(import.meta.dirname, "policies.sql");

/** Over one connection. Throws a StartFailure for data of a version that this one does not follow, or that the owner does not see. */
export async function migrate(owner: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrations = await knownMigrations();
  await enterBaseline(owner, migrations);
  await refuseNewerData(owner, migrations);
  const migrator = new Migrator({ db: owner, provider: sqlFiles });
  // A new database has no rows to miss: policies may bind its owner until the first upgrade.
  const isNew = (await migrator.getMigrations()).every(({ executedAt }) => !executedAt);
  if (!isNew) await sql.raw(SEE_ALL_OR_FAIL).execute(owner);
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw isHiddenByPolicy(error) ? new StartFailure(`${HIDDEN} Nada foi alterado.`) : error;
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
