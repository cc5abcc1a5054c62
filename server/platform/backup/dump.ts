import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { openSession, type Session } from "../database/connection/session.ts";
import { HIDDEN, isHiddenByPolicy, SEE_ALL_OR_FAIL } from "../database/hidden-rows.ts";
import { StartFailure } from "../start-failure.ts";
import { type DumpedTable, type Manifest, tableName } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import {
  columnsOf,
  type DataTable,
  listMigrations,
  listNamedFiles,
  listSequences,
  listTables,
  nameOf,
} from "./tables.ts";
import { type Content, measure, type Wrapping, writeWrapped } from "./wrapping.ts";

/** Two dumps of the same rows are equal then, whatever the session's settings and other sessions' scans. */
const SAME_EVERYWHERE = `
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off;
  set max_parallel_workers_per_gather = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** One at a time: the end of one removes what no backup names. */
const LOCK = "select pg_try_advisory_lock(hashtext('prumo backup')) as taken";

export type Dump = Omit<Manifest, "files" | "takenAt" | "format">;

/** A session of the owner that reads everything; the only one that backs up. */
export async function asOnlyBackup<Result>(
  ownerUrl: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const { client, end } = await connectForDump(ownerUrl);
  try {
    const { rows } = await client.query<{ taken: boolean }>(LOCK);
    if (!rows[0]?.taken) throw new StartFailure("Outra cópia de segurança está em andamento. Espere ela terminar.");
    return await work(client);
  } catch (error) {
    throw isHiddenByPolicy(error) ? new StartFailure(HIDDEN) : error;
  } finally {
    await end();
  }
}

export async function connectForDump(ownerUrl: string): Promise<Session> {
  const session = await openSession(ownerUrl, { application_name: "prumo backup" });
  const { client } = session;
  await client.query(SAME_EVERYWHERE);
  await client.query(SEE_ALL_OR_FAIL);
  return session;
}

/** The lock under which each start migrates (`prepareSchema`). */
const SCHEMA = "hashtext('prumo schema')";

/**
 * One state of all tables, while everybody goes on writing. A table that a migration writes anew afterwards would be empty in an older
 * snapshot, so none runs while the snapshot is taken, and from then on each waits for these tables. A start itself does not wait.
 */
export async function inSnapshot<Result>(
  client: pg.ClientBase,
  read: (tables: readonly DataTable[]) => Promise<Result>,
): Promise<Result> {
  await client.query(`select pg_advisory_lock_shared(${SCHEMA})`);
  await client.query("begin isolation level repeatable read read only");
  const tables = await listTables(client);
  if (tables.length > 0) await client.query(`lock table ${tables.map(nameOf).join(", ")} in access share mode`);
  await client.query(`select pg_advisory_unlock_shared(${SCHEMA})`);
  const result = await read(tables);
  await client.query("commit");
  return result;
}

interface DumpTarget {
  readonly store: BackupStore;
  readonly wrapping: Wrapping;
  readonly backup: string;
}

export async function dump(
  client: pg.ClientBase,
  kept: readonly DataTable[],
  { store, wrapping, backup }: DumpTarget,
): Promise<Dump> {
  const tables: DumpedTable[] = [];
  for (const table of kept) {
    const { stream, rows } = copyOut(client, table);
    const content = await writeWrapped(store, wrapping, { name: tableName(backup, table), content: stream });
    tables.push({ ...table, columns: [...table.columns], rows: rows(), ...content });
  }
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  return {
    postgres: rows[0]?.server_version ?? "",
    migrations: [...(await listMigrations(client))],
    tables,
    // Sequences stand outside of snapshots: read last, none lies behind the rows.
    sequences: await listSequences(client),
  };
}

/** Length, hash and number of rows of a table as they stand now. */
export async function contentOf(client: pg.ClientBase, table: DataTable): Promise<Content & { readonly rows: number }> {
  const { stream, rows } = copyOut(client, table);
  const { measured, result } = measure(stream);
  for await (const _ of measured);
  return { ...result(), rows: rows() };
}

function copyOut(client: pg.ClientBase, table: DataTable) {
  const stream = client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`));
  return { stream, rows: () => stream.rowCount };
}

export async function namedFiles(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const key of listNamedFiles(client)) keys.add(key);
  return keys;
}
