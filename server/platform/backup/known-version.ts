import { knownMigrations } from "../database/schema/migrate.ts";

/** Whether this version makes the schema of these migrations, as of an older one or of its own. */
export async function isKnown(migrations: readonly string[]): Promise<boolean> {
  const ours = await knownMigrations();
  return migrations.every((name, index) => ours[index] === name);
}
