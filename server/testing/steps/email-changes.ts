import { expect } from "vitest";
import { resetPassword, resetPasswordInstructions, signIn, signInAdmin } from "#contract/people/accounts.ts";
import { askEmailChange, confirmNewEmail, undoEmailChange } from "#contract/people/email-changes.ts";
import { createToken } from "../../platform/tokens.ts";
import { PASSWORD } from "../password.ts";
import type { Person } from "../people.ts";
import { type Bearer, send, sendAnything } from "../send.ts";
import { mailsTo } from "../services/outbox.ts";
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

export const NEW_PASSWORD = "outra senha boa";

export const newEmailOf = ({ email }: Person, mark = "novo") => `${mark}.${email}`;

export function emailChangesOf(prumo: TestApp) {
  const { app, database } = prumo;

  let networks = 0;
  /** Each call comes from another network, so that no limit answers instead. */
  const headers = () => ({ "x-forwarded-for": `10.9.${networks++}.1` });

  const ask = (as: Bearer, email: string) =>
    sendAnything(app, askEmailChange, { body: { email }, as, headers: headers() });
  const tokenIn = async (email: string, path: string): Promise<string> => {
    const mails = await mailsTo(prumo, email);
    return mails.flatMap(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? "";
  };
  const linkTo = (email: string) => tokenIn(email, "confirmar_email");
  const undoFrom = (email: string) => tokenIn(email, "desfazer_email");
  const follow = (token: string) => sendAnything(app, confirmNewEmail, { querystring: { token }, headers: headers() });
  const undo = (token: string) => sendAnything(app, undoEmailChange, { querystring: { token }, headers: headers() });
  const change = async (person: Person, email = newEmailOf(person)) => {
    expect((await ask(person, email)).status).toBe(201);
    expect((await follow(await linkTo(email))).status).toBe(204);
  };

  const enter = async ({ role }: Person, email: string, password = PASSWORD) => {
    const call = role === "admin" ? signInAdmin : signIn;
    return (await sendAnything(app, call, { body: { email, password }, headers: headers() })).status;
  };
  const emailOf = async ({ id }: Person) =>
    (await database.owner.query<{ email: string }>("select email from users where id = $1", [id])).rows[0]?.email;
  const resetBy = async (email: string) => {
    const body = { email, role_type: "Student" } as const;
    await sendAnything(app, resetPasswordInstructions, { body, headers: headers() });
    const querystring = { token: await tokenIn(email, "resetar_senha") };
    const chosen = { new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD };
    return send(app, resetPassword, { querystring, body: chosen });
  };

  return { headers, ask, linkTo, undoFrom, follow, undo, change, enter, emailOf, resetBy };
}
