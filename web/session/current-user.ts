import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Role } from "#contract/call.ts";
import * as endpoints from "#contract/own-data/current-user.endpoints.ts";
import type * as accounts from "#contract/people/accounts.ts";
import type { AdminRole } from "#domain/administration.ts";
import { addressOf, type Endpoints, send, sendOnce } from "../api/api.ts";

const currentUser: Endpoints<typeof import("#contract/own-data/current-user.ts")> = endpoints;

export const CLIENT_VERSION = "1.0.3";

export const findCurrentUser = async (signal?: AbortSignal): Promise<CurrentUser> =>
  (await send(currentUser.currentUser, { querystring: { version: CLIENT_VERSION } }, signal)).user;

/** Another window may have started this session, so no dialog opens over the screen. */
export const findSignedIn = async (): Promise<CurrentUser> =>
  (await sendOnce(currentUser.currentUser, { querystring: { version: CLIENT_VERSION } })).user;

export const CURRENT_USER = addressOf(currentUser.currentUser.url, { querystring: { version: CLIENT_VERSION } });

export type CurrentUser = accounts.CurrentUser;

export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: ({ signal }) => findCurrentUser(signal),
  staleTime: 60_000,
  meta: { keep: (user: CurrentUser) => ({ ...user, cpf: null, address: null, payments: [] }) },
});

const ROLES = { Admin: "admin", PersonalTrainer: "trainer", Student: "student" } as const;

export const roleOf = (user: CurrentUser): Role => ROLES[user.role_type];

/** An owner of the platform may do all that the others may. */
export const isAdminFor = ({ admin_roles }: CurrentUser, ...roles: readonly AdminRole[]): boolean =>
  admin_roles.some((role) => role === "owner" || roles.includes(role));

/** Only pages behind the guard may use it, because the guard waits for the person. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserQuery).data;
