import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as profile from "#contract/own-data/profile.ts";
import { endpoint, send } from "../../../api/api.ts";
import { PROFILE, STUDENTS } from "../../../api/query-client.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";

export type { Profile } from "#contract/own-data/profile.ts";

const find = endpoint<typeof profile.findProfile>("GET", "/api/v1/users/me");
const logo = endpoint<typeof profile.changeLogo>("PUT", "/api/v1/users/me/logo");
const update = endpoint<typeof profile.updateProfile>("PUT", "/api/v1/users/me");

export const profileQuery = queryOptions({
  queryKey: PROFILE,
  queryFn: async ({ signal }) => (await send(find, {}, signal)).user,
});

export type ProfileBody = CallArguments<typeof profile.updateProfile>["body"];

export function useSaveProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => send(update, { body }),
    onSuccess: ({ user }) => {
      cache.setQueryData(profileQuery.queryKey, user);
      return Promise.all([
        cache.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        // A student's page shows the same name and photo.
        cache.invalidateQueries({ queryKey: STUDENTS }),
      ]);
    },
  });
}

/** Blank removes it. */
export function useChangeLogo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (file: File | "") => send(logo, { body: { logo: file } }),
    onSuccess: ({ user }, file) => {
      cache.setQueryData(profileQuery.queryKey, user);
      toast.success(file ? "Logotipo salvo" : "Logotipo removido");
    },
    onError: (error) => toast.failure(error),
  });
}
