import { Kysely } from "kysely";
import pg from "pg";
import { PipeliningDialect } from "./driver.ts";
import type { Tables } from "./tables.ts";

// Ids fit a JavaScript number (the wire refuses larger ones); calendar days stay text, a day has no time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Better an honest 503 than a page that waits for ever. */
const PATIENCE_MS = 10_000;

export type Database = Kysely<Tables>;

/** Ten connections: enough to keep two to four cores of PostgreSQL busy, few enough to leave room for other processes. */
export function connect(serverUrl: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: serverUrl,
    max: connections,
    application_name: "prumo",
    connectionTimeoutMillis: PATIENCE_MS,
    pipeline: true,
  });
  // PostgreSQL may end a connection at any time (a restart, an administrator). A query under way then fails by itself, the
  // pool opens another connection for the next one; without these listeners the event would end our process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PipeliningDialect(pool) });
}
