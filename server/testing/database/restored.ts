import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** Every row of every table of ours and of the queue, as text. Unlogged tables are not kept. */
export async function everyRow(owner: pg.Pool) {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and relname not like 'kysely%' and relname <> 'migrations' order by 1`,
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables)
    all[name] = (await owner.query(`select t::text as row from ${name} t order by 1`)).rows.map(({ row }) => row);
  return all;
}

export const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("exports"))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString("hex")])
    .sort();
