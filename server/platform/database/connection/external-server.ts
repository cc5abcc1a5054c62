import type pg from "pg";
import { reasonOf, StartFailure } from "../../start-failure.ts";
import { hostsIn, serversIn } from "./address.ts";
import { openPool } from "./pool.ts";

/** The oldest version that has "nulls not distinct" and views that obey row-level security. */
const OLDEST_MAJOR = 15;
const ANSWER_MS = 5_000;

const openTwo = (url: string, answerMs: number) =>
  openPool(url, { max: 2, connectionTimeoutMillis: answerMs, query_timeout: answerMs });

/** The reason never repeats the address, which holds a password. */
export async function refuseUnusableServer(databaseUrl: string, answerMs = ANSWER_MS): Promise<void> {
  const pool = openTwo(databaseUrl, answerMs);
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
    throw error instanceof StartFailure ? error : unreachable("DATABASE_URL", error, databaseUrl);
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
    "DATABASE_URL: o endereço leva a um PgBouncer que troca de conexão a cada transação. Informe esse endereço em DATABASE_POOLER_URL e, em DATABASE_URL, o do próprio PostgreSQL.",
  );
}

/** 42P05: the statement exists already; 26000: it does not exist. */
const MIXED_STATEMENTS = /^(42P05|26000)$/;

/** Two connections prepare under one name, as those of several servers do. A pooler that does not know the names mixes them. */
export async function refuseUnusablePooler(poolerUrl: string, answerMs = ANSWER_MS): Promise<void> {
  const pool = openTwo(poolerUrl, answerMs);
  const clients: pg.PoolClient[] = [];
  try {
    for (const _ of [1, 2]) clients.push(await pool.connect());
    for (let round = 0; round < 3; round++)
      for (const [index, client] of clients.entries())
        await client.query({ name: `prumo_check_${process.pid}`, text: `select $1::int + ${index}`, values: [round] });
  } catch (error) {
    if (!MIXED_STATEMENTS.test(reasonOf(error))) throw unreachable("DATABASE_POOLER_URL", error, poolerUrl);
    throw new StartFailure(
      "DATABASE_POOLER_URL: este PgBouncer mistura os comandos preparados das conexões. Use o PgBouncer 1.21 ou mais novo com max_prepared_statements = 300, ou o modo de sessão (pool_mode = session).",
    );
  } finally {
    for (const client of clients) client.release(true);
    await pool.end();
  }
}

export function refuseTooOld(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new StartFailure(
    `DATABASE_URL: o servidor é o PostgreSQL ${version}; o Prumo precisa do ${OLDEST_MAJOR} ou mais novo.`,
  );
}

/** pg gives its own limits no code. */
const SILENCE = /timeout|^ETIMEDOUT$/;

function unreachable(name: string, error: unknown, databaseUrl: string): StartFailure {
  const reason = reasonOf(error);
  const host = hostsIn(databaseUrl);
  const { pathname } = new URL(serversIn(databaseUrl)[0]);
  if (SILENCE.test(reason)) return new StartFailure(`${name}: ${host} não respondeu a tempo.`);
  switch (reason) {
    case "28P01":
    case "28000":
      return new StartFailure(`${name}: o servidor ${host} recusou a conta ou a senha.`);
    case "25006":
      return new StartFailure(`${name}: nenhum servidor de ${host} aceita gravações.`);
    case "3D000":
      return new StartFailure(`${name}: o banco "${pathname.slice(1)}" não existe em ${host}. Crie-o antes.`);
    default:
      return new StartFailure(`${name}: não foi possível conectar ao PostgreSQL em ${host} (${reason}).`);
  }
}
