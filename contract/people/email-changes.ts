import { z } from "zod";
import { call } from "../call.ts";
import { failures, Nothing } from "../wire.ts";
import { Email } from "./accounts.ts";
import * as endpoints from "./email-changes.endpoints.ts";

/** Asked for, and not yet confirmed from the new mailbox. */
const EmailChange = z.object({ email: z.string(), expires_at: z.string() });
export type EmailChange = z.infer<typeof EmailChange>;

const AccountEmail = z.object({ name: z.string(), email: z.string(), is_admin: z.boolean() });
export type AccountEmail = z.infer<typeof AccountEmail>;

const Linked = z.object({ token: z.string().min(1).max(200) });

export const findEmailChange = call(endpoints.findEmailChange, {
  schema: {
    summary: "A mudança de e-mail que espera a confirmação",
    tags: ["accounts"],
    response: { 200: z.object({ email_change: EmailChange.nullable() }), ...failures(401) },
  },
});

/** Whether the address is another account's is told to who follows the link alone. Asked anew, the former link ends. */
export const askEmailChange = call(endpoints.askEmailChange, {
  schema: {
    summary: "Mudar o meu e-mail: enviar um link ao novo",
    tags: ["accounts"],
    body: z.object({ email: Email }),
    response: { 201: z.object({ email_change: EmailChange }), ...failures(400, 401, 403, 422, 429) },
  },
});

export const withdrawEmailChange = call(endpoints.withdrawEmailChange, {
  schema: {
    summary: "Desistir da mudança de e-mail",
    tags: ["accounts"],
    response: { 204: Nothing, ...failures(401, 404) },
  },
});

/** The new address. 422 `link_expired`. */
export const findNewEmail = call(endpoints.findNewEmail, {
  schema: {
    summary: "O novo e-mail de um link de confirmação",
    tags: ["accounts"],
    querystring: Linked,
    response: { 200: z.object({ account: AccountEmail }), ...failures(400, 422, 429) },
  },
});

/** 422 `link_expired`, `email_taken`. */
export const confirmNewEmail = call(endpoints.confirmNewEmail, {
  schema: {
    summary: "Confirmar o novo e-mail",
    tags: ["accounts"],
    querystring: Linked,
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

/** The address to which the account goes back. 422 `link_expired`. */
export const findFormerEmail = call(endpoints.findFormerEmail, {
  schema: {
    summary: "O e-mail anterior de um link que desfaz a mudança",
    tags: ["accounts"],
    querystring: Linked,
    response: { 200: z.object({ account: AccountEmail }), ...failures(400, 422, 429) },
  },
});

/** Ends the sessions and the password: `token` chooses another one within 15 minutes. 422 `link_expired`. */
export const undoEmailChange = call(endpoints.undoEmailChange, {
  schema: {
    summary: "Desfazer a mudança de e-mail",
    tags: ["accounts"],
    querystring: Linked,
    response: { 200: z.object({ token: z.string(), is_admin: z.boolean() }), ...failures(400, 422, 429) },
  },
});
