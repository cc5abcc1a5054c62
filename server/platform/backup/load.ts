import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { openSession } from "../database/connection/session.ts";
import { StartFailure } from "../start-failure.ts";
import { type Manifest, tableName } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { columnsOf, EVER_KEPT, listTables, nameOf, quoted } from "./tables.ts";
import { readWrapped, type Wrapping } from "./wrapping.ts";

export interface Source {
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly backup: string;
  readonly manifest: Manifest;
}

/** Fills a database whose schema is the manifest's, in one transaction. All foreign keys are checked at its end. */
export async function load(ownerUrl: string, source: Source): Promise<void> {
  const { client, end } = await openSession(ownerUrl, { application_name: "prumo restore" });
  try {
    await client.query("set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'");
    await client.query("begin");
    await loadTables(client, source);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await end();
  }
}

async function loadTables(client: pg.ClientBase, { store, wrapping, backup, manifest }: Source): Promise<void> {
  await refuseOtherTables(client, manifest);
  const tables = manifest.tables.map(nameOf);
  // Migrations have written rows of their own.
  await client.query(`truncate ${tables.join(", ")} cascade`);
  const keys = await dropForeignKeys(client);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const table of manifest.tables) {
    const into = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
    await pipeline(await readWrapped(store, wrapping, tableName(backup, table)), into);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const key of keys) await client.query(key);
  for (const { schema, name, value } of manifest.sequences)
    await client.query("select setval($1::regclass, $2::bigint)", [nameOf({ schema, name }), value]);
}

async function refuseOtherTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const there = new Set((await listTables(client, EVER_KEPT)).map((table) => `${nameOf(table)} (${columnsOf(table)})`));
  const absent = manifest.tables.filter((table) => !there.has(`${nameOf(table)} (${columnsOf(table)})`));
  if (absent.length > 0)
    throw new StartFailure(
      `A cópia tem tabelas que esta versão do Prumo não tem assim: ${absent.map(({ name }) => name).join(", ")}. Restaure com a versão que fez a cópia.`,
    );
}

/** Answers the statements that add them again. Only a superuser could switch their triggers off instead. */
async function dropForeignKeys(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c
      where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`);
}
