import { sql } from "kysely";
import type { SignInScope } from "../../../platform/database/scope.ts";
import type { Outcome } from "../../../platform/outcome.ts";

/** Others who ask for this CPF wait until this transaction ends. */
export async function claimCpf({ tx }: SignInScope, cpf: string): Promise<Outcome<"claimed" | "cpf_taken">> {
  const { rows } = await sql<{ is_free: boolean }>`select claim_cpf(${cpf}) as is_free`.execute(tx);
  return { outcome: rows[0]?.is_free ? "claimed" : "cpf_taken" };
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
