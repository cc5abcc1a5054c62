import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type * as accounts from "#contract/accounts.ts";
import type { Role } from "#contract/call.ts";
import { endpoint, send } from "../../api.ts";
import { queryClient } from "../../query-client.ts";
import { lastEmail, session } from "../../shell/session.ts";

const VERSION = "1.0.3";

const me = endpoint<typeof accounts.currentUser>("GET", "/api/v1/auth/me");
const login = endpoint<typeof accounts.signIn>("POST", "/api/v1/auth/login");
const adminLogin = endpoint<typeof accounts.signInAdmin>("POST", "/api/v1/admin/auth/login");
const logout = endpoint<typeof accounts.signOut>("DELETE", "/api/v1/auth/logout");
const adminLogout = endpoint<typeof accounts.signOutAdmin>("DELETE", "/api/v1/admin/auth/logout");
const confirm = endpoint<typeof accounts.confirmUserPassword>("PUT", "/api/v1/auth/confirm_user_password");

export type CurrentUser = accounts.CurrentUser;

export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: async ({ signal }) => (await send(me, { querystring: { version: VERSION } }, signal)).user,
  staleTime: 60_000,
});

const ROLES = { Admin: "admin", PersonalTrainer: "trainer", Student: "student" } as const;

export const roleOf = (user: CurrentUser): Role => ROLES[user.role_type];

/** The signed-in person; only on the pages behind the guard, which waits for it. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserQuery).data;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly students: boolean;
}

const tidy = (email: string) => email.trim().toLowerCase();

async function askForToken({ email, password, students }: Credentials, admin: boolean): Promise<string> {
  const body = { email: tidy(email), password };
  const answer = admin
    ? await send(adminLogin, { body })
    : await send(login, { body: { ...body, students, version: VERSION } });
  lastEmail.write(body.email);
  return answer.token;
}

/** Signs in and forgets whatever an earlier person had loaded. */
export async function enter(credentials: Credentials, admin = false): Promise<void> {
  const token = await askForToken(credentials, admin);
  queryClient.clear();
  session.start(token);
}

/** Signs in again over a lapsed session. A different person gets a fresh page, never the former one's data. */
export async function enterAgain(credentials: Credentials, admin: boolean): Promise<void> {
  const former = queryClient.getQueryData(currentUserQuery.queryKey);
  session.start(await askForToken(credentials, admin));
  const { user } = await send(me, { querystring: { version: VERSION } });
  if (former && former.id !== user.id) return location.assign("/");
  session.resume();
  await queryClient.invalidateQueries();
}

/** Ends the session here and on the server, and starts over at the sign-in page with nothing in memory. */
export async function leave(admin: boolean): Promise<void> {
  await (admin ? send(adminLogout, {}) : send(logout, {}));
  session.end();
  location.assign(admin ? "/admin" : "/");
}

export const createPassword = (token: string, password: string) =>
  send(confirm, { querystring: { token }, body: { password } });
