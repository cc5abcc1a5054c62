import { sql } from "kysely";
import type { SignInScope } from "../../../platform/database/scope.ts";

/** Others who ask for this CPF wait until this transaction ends. */
export async function claimCpf({ tx }: SignInScope, cpf: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`select claim_cpf(${cpf}) as is_free`.execute(tx);
  return rows[0]?.is_free ?? false;
}

export const findTrainerId = async ({ tx }: SignInScope, email: string): Promise<number | undefined> =>
  (
    await tx
      .selectFrom("users")
      .select("id")
      .where("role", "=", "trainer")
      .where("email", "=", email)
      .executeTakeFirst()
  )?.id;
