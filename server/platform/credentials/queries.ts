import type { Scope } from "../database/scope.ts";

export async function findPasswordHash({ tx, actor }: Scope): Promise<string | null> {
  const { password_hash } = await tx
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  return password_hash;
}
