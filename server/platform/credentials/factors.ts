import { FACTOR_WAYS, type FactorWay } from "#contract/errors.ts";
import type { SignInScope } from "../database/scope.ts";

/** The second factors of an account; empty: the password is enough. Recovery codes alone are none. */
export async function listFactorWays({ tx }: SignInScope, userId: number): Promise<readonly FactorWay[]> {
  const has = await tx
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom("authenticator_apps")
          .select("user_id")
          .where("user_id", "=", userId)
          .where("confirmed_at", "is not", null),
      ).as("app"),
      exists(selectFrom("passkeys").select("user_id").where("user_id", "=", userId)).as("passkey"),
      exists(
        selectFrom("recovery_codes").select("user_id").where("user_id", "=", userId).where("used_at", "is", null),
      ).as("recovery"),
    ])
    .executeTakeFirstOrThrow();
  return has.app || has.passkey ? FACTOR_WAYS.filter((way) => has[way]) : [];
}
