import { z } from "zod";
import { ADMIN_ROLES } from "#domain/administration.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { failures, Id, ListMeta, ListQuery, Nothing, Text } from "../wire.ts";
import { Email } from "./accounts.ts";
import * as endpoints from "./administrators.endpoints.ts";

const Roles = z
  .array(z.enum(codesOf(ADMIN_ROLES)))
  .min(1, MESSAGES.required)
  .max(4)
  .transform((roles) => codesOf(ADMIN_ROLES).filter((role) => roles.includes(role)));

const Administrator = z.object({
  id: Id,
  fullname: z.string(),
  email: z.string(),
  roles: z.array(z.enum(codesOf(ADMIN_ROLES))),
  is_active: z.boolean(),
  /** Invited, and without a password yet. */
  is_invited: z.boolean(),
  has_second_factor: z.boolean(),
  last_sign_in_at: z.string().nullable(),
});
export type Administrator = z.infer<typeof Administrator>;

const AdministratorDraft = z.object({ fullname: Text(120), email: Email, roles: Roles });

export const listAdministrators = call(endpoints.listAdministrators, {
  schema: {
    summary: "Administradores da plataforma",
    tags: ["administrators"],
    response: { 200: z.object({ administrators: z.array(Administrator) }), ...failures(401, 403) },
  },
});

/** A link to choose the password is mailed, good for 48 hours. 422 `email_taken`. */
export const inviteAdministrator = call(endpoints.inviteAdministrator, {
  schema: {
    summary: "Convidar um administrador",
    tags: ["administrators"],
    body: AdministratorDraft,
    response: { 201: z.object({ administrator: Administrator }), ...failures(400, 401, 403, 422, 429) },
  },
});

/** An inactive administrator signs in no more. 409 `last_owner`: without an active owner nobody could invite another. */
export const changeAdministrator = call(endpoints.changeAdministrator, {
  schema: {
    summary: "Alterar papéis ou acesso de um administrador",
    tags: ["administrators"],
    params: z.object({ id: Id }),
    body: z.object({ roles: Roles, is_active: z.boolean() }),
    response: { 200: z.object({ administrator: Administrator }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const inviteAgain = call(endpoints.inviteAgain, {
  schema: {
    summary: "Enviar de novo o convite a um administrador",
    tags: ["administrators"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404, 429) },
  },
});

/** Somebody lost the phone: ends the sessions and takes the second factors away, told by mail. */
export const resetAdministratorsAccess = call(endpoints.resetAdministratorsAccess, {
  schema: {
    summary: "Encerrar as sessões e retirar os segundos fatores de um administrador",
    tags: ["administrators"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

const Act = z.object({
  id: Id,
  happened_at: z.string(),
  administrator: z.object({ id: Id, fullname: z.string().nullable() }),
  summary: z.string(),
  address: z.string(),
  /** `unknown`: it was begun, and nobody knows how it ended. */
  outcome: z.enum(["done", "refused", "unknown"]),
});
export type Act = z.infer<typeof Act>;

export const listActs = call(endpoints.listActs, {
  schema: {
    summary: "Registro dos atos da administração",
    tags: ["administrators"],
    querystring: ListQuery(30).omit({ q: true }),
    response: { 200: z.object({ acts: z.array(Act), meta: ListMeta }), ...failures(400, 401, 403) },
  },
});
