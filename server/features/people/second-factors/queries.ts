import { type RawBuilder, sql } from "kysely";
import type { Factors } from "#contract/people/second-factors.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";

export async function listFactors({ tx, actor: { userId } }: Scope): Promise<Factors> {
  const app = await tx
    .selectFrom("authenticator_apps")
    .select("confirmed_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const passkeys = await tx
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const { left } = await tx
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    app: app?.confirmed_at ? { confirmed_at: app.confirmed_at.toISOString() } : null,
    passkeys: passkeys.map(({ created_at, used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: left,
  };
}

export async function findPolicy({ tx }: Scope) {
  const { trainers_from } = await tx.selectFrom("security_policy").select("trainers_from").executeTakeFirstOrThrow();
  return { trainers_from: trainers_from?.toISOString() ?? null };
}

/** A typed code is compared with these. `salt` is undefined without recovery codes. */
export async function findSecrets({ tx }: SignInScope, userId: number) {
  const app = await tx
    .selectFrom("authenticator_apps")
    .select(["sealed_secret", "pending_secret"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const code = await tx
    .selectFrom("recovery_codes")
    .select("salt")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  return { sealed: app?.sealed_secret, pending: app?.pending_secret, salt: code?.salt };
}

/** In the order of their owners' ids, beginning after one. */
export const listSealed = ({ tx }: SignInScope, after: number, limit: number) =>
  tx
    .selectFrom("authenticator_apps")
    .select(["user_id", "sealed_secret"])
    .where("user_id", ">", after)
    .orderBy("user_id")
    .limit(limit)
    .execute();

/** For the copy of personal data: when, and never the secrets. */
export const exportedFactors = (userId: number): RawBuilder<unknown> => sql`
  select to_jsonb(app) - 'sealed_secret' - 'pending_secret' - 'last_step' || '{"kind": "app"}' as row
    from authenticator_apps app where user_id = ${sql.lit(userId)}
  union all
  select jsonb_build_object('kind', 'passkey', 'name', name, 'created_at', created_at, 'used_at', used_at)
    from passkeys where user_id = ${sql.lit(userId)}
  union all
  select to_jsonb(code) - 'code_hash' - 'salt' || '{"kind": "recovery_code"}'
    from recovery_codes code where user_id = ${sql.lit(userId)}
`;
