import { sql } from "kysely";
import { inSignInScope } from "../scope.ts";
import type { Database } from "./connection.ts";

/** The check sorts more than fits into memory and adds to the write-ahead log. Neither leaves anything behind. */
export async function checkWritable(db: Database): Promise<void> {
  await inSignInScope(db, async ({ tx }) => {
    const { rows } = await sql<{ is_read_only: boolean }>`
      select current_setting('transaction_read_only')::boolean as is_read_only, set_config('work_mem', '64kB', true)
    `.execute(tx);
    if (rows[0]?.is_read_only) throw new Error("the database is read-only");
    await sql`select md5(n::text) from generate_series(1, 4000) as n order by 1 offset 3999`.execute(tx);
    await sql`select pg_logical_emit_message(true, 'prumo', 'ready')`.execute(tx);
  });
}
