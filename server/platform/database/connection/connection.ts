import { Kysely } from "kysely";
import pg from "pg";
import type { Tables } from "../../../tables/tables.ts";
import { PipeliningDialect } from "./driver.ts";
import { openPool } from "./pool.ts";
import type { ServerKind } from "./server-search.ts";

// Ids fit a JavaScript number, because the wire refuses larger ones. Calendar days stay text, because a day has no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export type Database = Kysely<Tables>;

interface ConnectionLimits {
  /** Ten keep two to four cores of PostgreSQL busy, and leave room for other processes. */
  readonly connections?: number;
  readonly connectTimeoutMs?: number;
  /** PostgreSQL gives up before (`STATEMENT_TIMEOUT`); this limit is for a PostgreSQL that answers nothing at all. */
  readonly queryTimeoutMs?: number;
  /** Is handed the pool, to watch how busy it is. */
  readonly onPool?: ((pool: pg.Pool) => void) | undefined;
  /** It chooses among several servers in the address. */
  readonly kind?: ServerKind;
}

export function connect(
  serverUrl: string,
  { connections = 10, connectTimeoutMs = 10_000, queryTimeoutMs = 25_000, onPool, kind }: ConnectionLimits = {},
): Database {
  const limits = { connectionTimeoutMillis: connectTimeoutMs, query_timeout: queryTimeoutMs };
  const pool = openPool(serverUrl, { max: connections, application_name: "prumo", pipeline: true, ...limits }, kind);
  onPool?.(pool);
  return new Kysely<Tables>({ dialect: new PipeliningDialect(pool) });
}
