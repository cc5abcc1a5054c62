import type { AdminRole } from "#domain/administration.ts";
import { lockAccounts } from "../../../platform/credentials/account-lock.ts";
import type { SignInScope } from "../../../platform/database/scope.ts";
import { uniqueViolation } from "../../../platform/database/violations.ts";
import type { Outcome } from "../../../platform/outcome.ts";

interface NewAdministrator {
  readonly fullname: string;
  readonly email: string;
  readonly roles: readonly AdminRole[];
}

export async function addAdministrator(
  { tx }: SignInScope,
  { fullname, email, roles }: NewAdministrator,
): Promise<Outcome<"email_taken"> | { readonly outcome: "saved"; readonly id: number }> {
  try {
    const { id } = await tx
      .insertInto("users")
      .values({ role: "admin", admin_roles: roles, name: fullname, email })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { outcome: "saved", id };
  } catch (error) {
    if (uniqueViolation(error) === "email_is_unique_per_role") return { outcome: "email_taken" };
    throw error;
  }
}

interface Change {
  readonly roles: readonly AdminRole[];
  readonly isActive: boolean;
}

/** The owners are locked together, so that two cannot go at once and leave none. */
export async function changeAdministrator(
  scope: SignInScope,
  id: number,
  { roles, isActive }: Change,
): Promise<Outcome<"saved" | "last_owner">> {
  const owners = await listOwners(scope);
  await lockAccounts(scope, [...owners, id]);
  const remaining = (await listOwners(scope)).filter((owner) => owner !== id);
  if (remaining.length === 0 && !(isActive && roles.includes("owner"))) return { outcome: "last_owner" };
  await scope.tx
    .updateTable("users")
    .set({ admin_roles: roles, is_active: isActive })
    .where("id", "=", id)
    .where("role", "=", "admin")
    .execute();
  return { outcome: "saved" };
}

/** Who could invite others: active, and with a password. */
async function listOwners({ tx }: SignInScope): Promise<number[]> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .where("password_hash", "is not", null)
    .where((row) => row(row.val("owner"), "=", row.fn.any("admin_roles")))
    .execute();
  return rows.map(({ id }) => id);
}
