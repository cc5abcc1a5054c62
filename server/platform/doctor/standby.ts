import { withAccount } from "../database/connection/address.ts";
import { openPool } from "../database/connection/pool.ts";
import { SERVER_ROLE } from "../database/schema/server-role.ts";
import { deriveSecret } from "../database/secrets.ts";
import { reasonOf } from "../start-failure.ts";
import { type Finding, notice, well, wrong } from "./finding.ts";

const SILENCE_LIMIT_MS = 10_000;
/** One segment of the log. A standby at work is behind by less. */
const FAR_BEHIND_BYTES = 16 * 2 ** 20;
const MIB = 2 ** 20;
const LIMITS = { max: 1, query_timeout: SILENCE_LIMIT_MS, connectionTimeoutMillis: SILENCE_LIMIT_MS };

/** By the account that reads there. What a standby cannot answer the primary does, more slowly. */
export async function examineStandby(ownerUrl: string, readUrl: string): Promise<Finding> {
  const end = await askOne<{ lsn: string }>(ownerUrl, "select pg_current_wal_lsn()::text as lsn");
  const password = deriveSecret(ownerUrl, "server role").toString("hex");
  try {
    const { is_standby, behind } = await askOne<{ is_standby: boolean; behind: number | null }>(
      withAccount(readUrl, SERVER_ROLE, password),
      `select pg_is_in_recovery() as is_standby,
              case when pg_is_in_recovery() then pg_wal_lsn_diff('${end.lsn}', pg_last_wal_replay_lsn())::float end as behind`,
      "standby",
    );
    if (!is_standby) return wrong("Réplica: o servidor de DATABASE_READ_URL não é uma réplica.");
    if (behind === null || behind > FAR_BEHIND_BYTES)
      return notice(
        `Réplica: está ${Math.round((behind ?? 0) / MIB)} MiB atrás; enquanto isso o servidor principal responde às leituras.`,
      );
    return well("Réplica: aceita a conta e acompanha o servidor principal.");
  } catch (error) {
    return wrong(`Réplica: nenhuma de DATABASE_READ_URL respondeu ou aceitou a conta (${reasonOf(error)}).`);
  }
}

async function askOne<Row extends object>(url: string, question: string, kind?: "standby"): Promise<Row> {
  const pool = openPool(url, LIMITS, kind);
  try {
    const { rows } = await pool.query<Row>(question);
    const [row] = rows;
    if (!row) throw new Error("PostgreSQL answered no row");
    return row;
  } finally {
    await pool.end();
  }
}
