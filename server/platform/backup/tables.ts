import type pg from "pg";

export interface DataTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The migrations of schema and queue write these themselves, also at a restore. */
const BOOKKEEPING = ["public.kysely_migration", "public.kysely_migration_lock", "graphile_worker.migrations"];

/** By relpersistence: logged tables. Unlogged ones count for minutes, and on their server alone. */
const KEPT = ["p"];
/** Backups of earlier versions hold unlogged tables, too. */
export const EVER_KEPT = ["p", "u"];

/** Every table of ours and of the queue. Partitions are read through their root. */
export async function listTables(client: pg.ClientBase, persistence = KEPT): Promise<readonly DataTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = relnamespace
       join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relkind in ('r', 'p') and relpersistence = any($2) and not relispartition and nspname in ('public', 'graphile_worker')
        and nspname || '.' || relname <> all($1)
      group by 1, 2 order by 1, 2`,
    [BOOKKEEPING, persistence],
  );
  return rows;
}

export async function listSequences(client: pg.ClientBase) {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
      where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`,
  );
  return rows;
}

export async function listMigrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** By these names columns hold the key of a file. Copies of personal data last two days and are left out. */
const FILE_COLUMNS = ["file_key", "photo_key", "logo_key"];
const WITHOUT_BACKUP = ["data_exports"];

/** The keys of the files that rows name. */
export async function* listNamedFiles(client: pg.ClientBase): AsyncIterable<string> {
  for (const { schema, name, columns } of await listTables(client)) {
    if (WITHOUT_BACKUP.includes(name)) continue;
    for (const column of columns.filter((found) => FILE_COLUMNS.includes(found))) {
      const { rows } = await client.query<{ key: string }>(
        `select distinct ${quoted(column)} as key from ${nameOf({ schema, name })} where ${quoted(column)} is not null`,
      );
      for (const { key } of rows) yield key;
    }
  }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const nameOf = ({ schema, name }: Pick<DataTable, "schema" | "name">): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnsOf = ({ columns }: Pick<DataTable, "columns">): string => columns.map(quoted).join(", ");
