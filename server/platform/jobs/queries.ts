import { sql } from "kysely";
import type { SignInScope } from "../database/scope.ts";

export async function listFilesToBeRemoved({ tx }: SignInScope): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select files_to_be_removed() as key`.execute(tx);
  return rows.map(({ key }) => key);
}
