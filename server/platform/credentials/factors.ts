import type { FactorWay } from "#contract/errors.ts";
import type { SignInScope } from "../database/scope.ts";

/** The second factors of an account; empty: the password is enough. */
export async function listFactorWays({ tx }: SignInScope, userId: number): Promise<readonly FactorWay[]> {
  const app = await tx
    .selectFrom("authenticator_apps")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!app) return [];
  const code = await tx
    .selectFrom("recovery_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return code ? ["app", "recovery"] : ["app"];
}
