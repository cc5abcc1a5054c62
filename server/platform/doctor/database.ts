import pg from "pg";
import { refuseUnusableServer } from "../database/connection/external-server.ts";
import { openSession } from "../database/connection/session.ts";
import { knownMigrations } from "../database/schema/migrate.ts";
import { examined, type Finding, notice, well, wrong } from "./finding.ts";
import { examineRoomForCheck } from "./machine.ts";

const CLOCK_LIMIT_MS = 2_000;
/** PostgreSQL ends what takes longer, so that the next question is answered; of a PostgreSQL that is silent we end it. */
const STATEMENT_LIMIT_MS = 8_000;
const SILENCE_LIMIT_MS = 10_000;

interface Examined {
  /** Undefined while no server runs on the data folder. */
  readonly ownerUrl: string | undefined;
  /** Backups need room for a second database. */
  readonly isBackedUp: boolean;
}

export async function examineDatabase({ ownerUrl, isBackedUp }: Examined): Promise<readonly Finding[]> {
  if (!ownerUrl) return [notice("Banco de dados: o servidor não está rodando; inicie-o para examinar o banco.")];
  await refuseUnusableServer(ownerUrl);
  const { client, end } = await openSession(ownerUrl, {
    query_timeout: SILENCE_LIMIT_MS,
    connectionTimeoutMillis: SILENCE_LIMIT_MS,
  });
  const ask = (part: string, examine: (client: pg.ClientBase) => Promise<Finding>) =>
    examined(part, async () => [await examine(client)]);
  try {
    await client.query(`set statement_timeout = ${STATEMENT_LIMIT_MS}`);
    return [
      ...(await ask("Banco de dados", examineVersion)),
      ...(await ask("Fila", examineQueue)),
      ...(await ask("Relógio", examineClock)),
      ...(isBackedUp ? await ask("Conferência das cópias", async () => examineRoomForCheck(await sizeOf(client))) : []),
    ];
  } finally {
    await end();
  }
}

async function sizeOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>("select pg_database_size(current_database())::float as bytes");
  return rows[0]?.bytes ?? 0;
}

async function examineVersion(client: pg.ClientBase): Promise<Finding> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "select to_regclass('kysely_migration') is not null as there",
  );
  if (!tables[0]?.there) return notice("Banco de dados: vazio; o primeiro npm start o prepara.");
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  const ours = await knownMigrations();
  const newer = rows.find(({ name }) => !ours.includes(name));
  if (newer) return wrong(`Banco de dados: é de uma versão mais nova do Prumo (${newer.name}); atualize o Prumo.`);
  const missing = ours.length - rows.length;
  if (missing > 0) return notice(`Banco de dados: faltam ${missing} migrações, que o próximo npm start aplica.`);
  const { rows: writable } = await client.query<{ read_only: string }>(
    "select current_setting('transaction_read_only') as read_only",
  );
  if (writable[0]?.read_only === "on") return wrong("Banco de dados: não aceita gravações (réplica, ou disco cheio).");
  return well(`Banco de dados: em dia e aceita gravações (${rows.length} migrações).`);
}

async function examineQueue(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client
    .query<{ given_up: number; late: number }>(
      `select count(*) filter (where attempts >= max_attempts)::int as given_up,
              count(*) filter (where run_at < now() - interval '10 minutes' and locked_at is null and attempts < max_attempts)::int as late
         from graphile_worker.jobs`,
    )
    .catch((error: unknown) => {
      if (isAbsent(error)) return { rows: [] };
      throw error;
    });
  const { given_up = 0, late = 0 } = rows[0] ?? {};
  if (given_up > 0)
    return wrong(`Fila: ${given_up} tarefas falharam pela última vez; veja last_error em graphile_worker.jobs.`);
  if (late > 0) return wrong(`Fila: ${late} tarefas esperam há mais de dez minutos; nenhum servidor as executa?`);
  return well("Fila: nada parado.");
}

/** Before the first start there is no queue. */
const isAbsent = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "42P01";

/** Links and codes end by the server's clock, rows by PostgreSQL's. */
async function examineClock(client: pg.ClientBase): Promise<Finding> {
  const sentAt = Date.now();
  const { rows } = await client.query<{ now: number }>(
    "select extract(epoch from clock_timestamp())::float * 1000 as now",
  );
  const answeredAt = Date.now();
  const theirs = rows[0]?.now ?? answeredAt;
  const off = Math.max(sentAt - theirs, theirs - answeredAt, 0);
  if (off > CLOCK_LIMIT_MS)
    return wrong(
      `Relógio: esta máquina e a do PostgreSQL diferem em ${Math.round(off / 1000)} s; ligue a sincronização (NTP) nas duas.`,
    );
  return well("Relógio: igual ao do PostgreSQL.");
}
