import type pg from "pg";
import { reasonOf, StartFailure } from "../start-failure.ts";
import { hostsIn, serversIn } from "./address.ts";
import { openPool } from "./pool.ts";

/** The oldest version that has "nulls not distinct" and views that obey row-level security. */
const OLDEST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 5_000;

/** The reason never repeats the address, which holds a password. */
export async function refuseUnusableServer(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, { max: 2, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  const clients: pg.PoolClient[] = [];
  const backends: unknown[] = [];
  try {
    for (const _ of [1, 2]) {
      const client = await pool.connect();
      clients.push(client);
      const { rows } = await client.query<{ server_version: string }>("show server_version");
      refuseTooOld(rows[0]?.server_version ?? "");
      backends.push((await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid);
    }
  } catch (error) {
    throw error instanceof StartFailure ? error : unreachable(error, databaseUrl);
  } finally {
    for (const client of clients) client.release(true);
    await pool.end();
  }
  refuseSharedBackend(backends);
}

/** Two open connections with one backend: a pooler gives it to whoever's transaction comes next. Prepared statements would mix. */
function refuseSharedBackend([one, other]: readonly unknown[]): void {
  if (one !== other) return;
  throw new StartFailure(
    "DATABASE_URL: o endereço leva a um PgBouncer que troca de conexão a cada transação. Use o modo de sessão (pool_mode = session) ou ligue o Prumo direto ao PostgreSQL.",
  );
}

export function refuseTooOld(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new StartFailure(
    `DATABASE_URL: o servidor é o PostgreSQL ${version}; o Prumo precisa do ${OLDEST_MAJOR} ou mais novo.`,
  );
}

function unreachable(error: unknown, databaseUrl: string): StartFailure {
  const reason = reasonOf(error);
  const host = hostsIn(databaseUrl);
  const { pathname } = new URL(serversIn(databaseUrl)[0]);
  switch (reason) {
    case "28P01":
    case "28000":
      return new StartFailure(`DATABASE_URL: o servidor ${host} recusou a conta ou a senha.`);
    case "25006":
      return new StartFailure(`DATABASE_URL: nenhum servidor de ${host} aceita gravações.`);
    case "3D000":
      return new StartFailure(`DATABASE_URL: o banco "${pathname.slice(1)}" não existe em ${host}. Crie-o antes.`);
    default:
      return new StartFailure(`DATABASE_URL: não foi possível conectar ao PostgreSQL em ${host} (${reason}).`);
  }
}
