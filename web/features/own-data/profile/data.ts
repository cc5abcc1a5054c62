import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/own-data/profile.endpoints.ts";
import type { changeSheets, updateProfile } from "#contract/own-data/profile.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { PROFILE, STUDENTS } from "../../../api/query-client.ts";
import { currentUserQuery } from "../../../session/current-user.ts";
import { toast } from "../../../ui/toast.ts";

export type { Profile } from "#contract/own-data/profile.ts";

const profile: Endpoints<typeof import("#contract/own-data/profile.ts")> = endpoints;

export const profileQuery = queryOptions({
  queryKey: PROFILE,
  queryFn: async ({ signal }) => (await send(profile.findProfile, {}, signal)).user,
});

/** The person who trains this student. */
export const ownTrainerQuery = queryOptions({
  queryKey: ["own-trainer"],
  queryFn: async ({ signal }) => (await send(profile.findOwnTrainer, {}, signal)).personal,
  staleTime: Number.POSITIVE_INFINITY,
});

export type ProfileBody = CallArguments<typeof updateProfile>["body"];
type SheetsBody = CallArguments<typeof changeSheets>["body"];

export function useSaveProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileBody) => send(profile.updateProfile, { body }),
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
    mutationFn: (file: File | "") => send(profile.changeLogo, { body: { logo: file } }),
    onSuccess: ({ user }, file) => {
      cache.setQueryData(profileQuery.queryKey, user);
      toast.success(file ? "Logotipo salvo" : "Logotipo removido");
    },
    onError: (error) => toast.failure(error),
  });
}

export function useChangeSheets() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SheetsBody) => send(profile.changeSheets, { body }),
    onSuccess: ({ user }) => {
      cache.setQueryData(profileQuery.queryKey, user);
      toast.success(user.draws_exercises ? "As fichas saem com desenhos" : "As fichas saem sem desenhos");
    },
    onError: (error) => toast.failure(error),
  });
}
