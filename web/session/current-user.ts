import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Role } from "#contract/call.ts";
import type { currentUser } from "#contract/own-data/current-user.ts";
import type * as accounts from "#contract/people/accounts.ts";
import { addressOf, endpoint, send } from "../api/api.ts";

export const CLIENT_VERSION = "1.0.3";

const me = endpoint<typeof currentUser>("GET", "/api/v1/auth/me");

export const findCurrentUser = async (signal?: AbortSignal): Promise<CurrentUser> =>
  (await send(me, { querystring: { version: CLIENT_VERSION } }, signal)).user;

export const CURRENT_USER = addressOf(me.url, { querystring: { version: CLIENT_VERSION } });

export type CurrentUser = accounts.CurrentUser;

export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: ({ signal }) => findCurrentUser(signal),
  staleTime: 60_000,
});

const ROLES = { Admin: "admin", PersonalTrainer: "trainer", Student: "student" } as const;

export const roleOf = (user: CurrentUser): Role => ROLES[user.role_type];

/** Only pages behind the guard may use it, because the guard waits for the person. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserQuery).data;
