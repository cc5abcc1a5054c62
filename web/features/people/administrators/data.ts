import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/people/administrators.endpoints.ts";
import type { changeAdministrator, inviteAdministrator } from "#contract/people/administrators.ts";
import { type Endpoints, send } from "../../../api/api.ts";

export type { Act, Administrator } from "#contract/people/administrators.ts";

const administrators: Endpoints<typeof import("#contract/people/administrators.ts")> = endpoints;

const ADMINISTRATORS = ["administrators"] as const;

export const administratorsQuery = queryOptions({
  queryKey: ADMINISTRATORS,
  queryFn: async ({ signal }) => (await send(administrators.listAdministrators, {}, signal)).administrators,
});

/** An act of a moment ago belongs on the list. */
export const actsQuery = infiniteQueryOptions({
  queryKey: ["acts"],
  queryFn: ({ pageParam, signal }) => send(administrators.listActs, { querystring: { page: pageParam } }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ meta }) => meta.next_page,
  staleTime: 0,
});

export type AdministratorDraft = CallArguments<typeof inviteAdministrator>["body"];
type AdministratorChange = CallArguments<typeof changeAdministrator>["body"];

function useAdministration<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ADMINISTRATORS }),
        cache.invalidateQueries({ queryKey: actsQuery.queryKey }),
      ]),
  });
}

export const useInvite = () =>
  useAdministration((body: AdministratorDraft) => send(administrators.inviteAdministrator, { body }));

export const useChangeAdministrator = () =>
  useAdministration(({ id, ...body }: AdministratorChange & { readonly id: number }) =>
    send(administrators.changeAdministrator, { params: { id }, body }),
  );

export const useInviteAgain = () =>
  useAdministration((id: number) => send(administrators.inviteAgain, { params: { id } }));

export const useResetAccess = () =>
  useAdministration((id: number) => send(administrators.resetAdministratorsAccess, { params: { id } }));
