import { z } from "zod";
import { MESSAGES } from "#domain/messages.ts";
import { call } from "./call.ts";
import { failures, Id, Nothing } from "./wire.ts";

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email(MESSAGES.email));
export const NewPassword = z.string().min(8, MESSAGES.password).max(200);

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, MESSAGES.required).max(200),
});

export const SignIn = Credentials.extend({
  /** true: a student's account; an e-mail is unique per role. */
  students: z.boolean().default(false),
  version: z.string().max(20).optional(),
});

const SignedIn = z.object({ token: z.string() });

/** The signed-in person. `id` and `role_id` are equal: an account and its profile share the id. */
export const CurrentUser = z.object({
  id: Id,
  role_id: Id,
  role_type: z.enum(["Admin", "PersonalTrainer", "Student"]),
  fullname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  is_active: z.boolean(),
  last_sign_in_at: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** 401 `wrong_credentials` for an unknown e-mail and a wrong password alike; 403 `account_inactive`; 422 `account_unconfirmed`. */
export const signIn = call({
  method: "POST",
  url: "/api/v1/auth/login",
  config: { access: "public" },
  schema: {
    summary: "Entrar como personal ou aluno",
    tags: ["accounts"],
    body: SignIn,
    response: { 200: SignedIn, ...failures(400, 401, 403, 422, 429) },
  },
});

export const signInAdmin = call({
  method: "POST",
  url: "/api/v1/admin/auth/login",
  config: { access: "public" },
  schema: {
    summary: "Entrar como administrador",
    tags: ["accounts"],
    body: Credentials,
    response: { 200: SignedIn, ...failures(400, 401, 403, 422, 429) },
  },
});

export const signOut = call({
  method: "DELETE",
  url: "/api/v1/auth/logout",
  config: { access: ["trainer", "student", "admin"] },
  schema: { summary: "Sair", tags: ["accounts"], response: { 204: Nothing, ...failures(401) } },
});

export const signOutAdmin = call({
  method: "DELETE",
  url: "/api/v1/admin/auth/logout",
  config: { access: ["admin"] },
  schema: { summary: "Sair (administrador)", tags: ["accounts"], response: { 204: Nothing, ...failures(401, 403) } },
});

export const currentUser = call({
  method: "GET",
  url: "/api/v1/auth/me",
  config: { access: ["trainer", "student", "admin"] },
  schema: {
    summary: "A pessoa que está usando o sistema",
    tags: ["accounts"],
    querystring: z.object({ version: z.string().max(20).optional() }),
    response: { 200: z.object({ user: CurrentUser }), ...failures(401) },
  },
});

/** Sets the first password of an invited student and confirms the account. 422 `link_expired` once used or after 48 hours. */
export const confirmUserPassword = call({
  method: "PUT",
  url: "/api/v1/auth/confirm_user_password",
  config: { access: "public" },
  schema: {
    summary: "Criar a senha pelo convite recebido",
    tags: ["accounts"],
    querystring: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: NewPassword }),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});
