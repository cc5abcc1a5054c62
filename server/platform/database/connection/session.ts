import type pg from "pg";
import { openPool } from "./pool.ts";

/** One connection for a command that works alone, on the server of the address that can be written to. */
export interface Session {
  readonly client: pg.PoolClient;
  end(): Promise<void>;
}

export async function openSession(databaseUrl: string, options: pg.PoolConfig = {}): Promise<Session> {
  const pool = openPool(databaseUrl, { ...options, max: 1, idleTimeoutMillis: 0 });
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    client,
    async end() {
      client.release(true);
      await pool.end();
    },
  };
}
