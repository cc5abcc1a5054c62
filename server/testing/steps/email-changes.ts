import { createToken } from "../../platform/tokens.ts";
import type { Person } from "../people.ts";
import type { TestApp } from "../test-app.ts";

/** The query of a link to the new address. What waits already goes on waiting. */
export async function anAskedEmail({ database, clock }: TestApp, { id }: Pick<Person, "id">) {
  const { token, hash } = createToken();
  await database.owner.query(
    `insert into email_changes (user_id, role, former_email, new_email, asked_at, link_hash, link_expires_at)
     select id, role, email, 'novo.' || email, $2::timestamptz, $3, $2::timestamptz + interval '1 day' from users where id = $1
         on conflict do nothing`,
    [id, clock.now(), hash],
  );
  return { token };
}

/** The query of a link to the former address. */
export async function aChangedEmail({ database, clock }: TestApp, { id }: Pick<Person, "id">) {
  const { token, hash } = createToken();
  await database.owner.query(
    `insert into email_changes (user_id, role, former_email, new_email, asked_at, changed_at, undo_hash, undo_until)
     select id, role, 'velho.' || email, email, $2::timestamptz, $2, $3, $2::timestamptz + interval '7 days' from users where id = $1`,
    [id, clock.now(), hash],
  );
  return { token };
}
