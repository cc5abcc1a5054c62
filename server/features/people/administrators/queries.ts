import type { Act, Administrator } from "#contract/people/administrators.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";

/** The active ones first. */
export async function listAdministrators(scope: SignInScope): Promise<Administrator[]> {
  const rows = await administrators(scope).orderBy("is_active", "desc").orderBy("name").orderBy("id").execute();
  return rows.map(toAdministrator);
}

export async function findAdministrator(scope: SignInScope, id: number): Promise<Administrator | undefined> {
  const row = await administrators(scope).where("users.id", "=", id).executeTakeFirst();
  return row && toAdministrator(row);
}

const administrators = ({ tx }: SignInScope) =>
  tx
    .selectFrom("users")
    .leftJoin("authenticator_apps as app", "app.user_id", "users.id")
    .select(["users.id", "users.name", "users.email", "users.admin_roles", "users.is_active", "users.last_sign_in_at"])
    .select((row) => [
      row("users.password_hash", "is", null).as("is_invited"),
      row
        .or([
          row("app.confirmed_at", "is not", null),
          row.exists(row.selectFrom("passkeys").select("id").whereRef("passkeys.user_id", "=", "users.id")),
        ])
        .as("has_second_factor"),
    ])
    .where("users.role", "=", "admin");

const toAdministrator = ({
  name,
  admin_roles,
  last_sign_in_at,
  is_invited,
  has_second_factor,
  ...row
}: Awaited<ReturnType<ReturnType<typeof administrators>["executeTakeFirstOrThrow"]>>): Administrator => ({
  ...row,
  fullname: name,
  roles: [...admin_roles],
  is_invited: Boolean(is_invited),
  has_second_factor: Boolean(has_second_factor),
  last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
});

const FIRST_FAILURE = 400;

export async function listActs({ tx }: Scope, { page, limit }: { readonly page: number; readonly limit: number }) {
  const rows = await tx
    .selectFrom("admin_acts")
    .leftJoin("users", "users.id", "admin_acts.user_id")
    .select(["admin_acts.id", "happened_at", "admin_acts.user_id", "users.name", "summary", "address", "status"])
    .orderBy("admin_acts.id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await tx
    .selectFrom("admin_acts")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const acts = rows.map(
    ({ id, happened_at, user_id, name, summary, address, status }): Act => ({
      id,
      happened_at: happened_at.toISOString(),
      administrator: { id: user_id, fullname: name },
      summary,
      address,
      outcome: status === null ? "unknown" : status < FIRST_FAILURE ? "done" : "refused",
    }),
  );
  return { acts, meta: listMeta({ page, limit }, total) };
}
