import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/people/email-changes.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { queryClient } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type { AccountEmail, EmailChange } from "#contract/people/email-changes.ts";

const emailChanges: Endpoints<typeof import("#contract/people/email-changes.ts")> = endpoints;

export const emailChangeQuery = queryOptions({
  queryKey: ["email-change"],
  queryFn: async ({ signal }) => (await send(emailChanges.findEmailChange, {}, signal)).email_change,
});

export function useAskEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => send(emailChanges.askEmailChange, { body: { email } }),
    onSuccess: ({ email_change }) => {
      cache.setQueryData(emailChangeQuery.queryKey, email_change);
      toast.success(`Link enviado para ${email_change.email}.`);
    },
  });
}

export function useWithdrawEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => send(emailChanges.withdrawEmailChange, {}),
    onSuccess: () => toast.success("Mudança de e-mail cancelada."),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  });
}

const ofLink = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export const newEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ["new-email", token],
    queryFn: async ({ signal }) => (await send(emailChanges.findNewEmail, { querystring: { token } }, signal)).account,
    ...ofLink,
  });

export const formerEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ["former-email", token],
    queryFn: async ({ signal }) =>
      (await send(emailChanges.findFormerEmail, { querystring: { token } }, signal)).account,
    ...ofLink,
  });

/** Whoever is signed in sees the new address everywhere. */
export async function confirmNewEmail(token: string): Promise<void> {
  await send(emailChanges.confirmNewEmail, { querystring: { token } });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "new-email" });
}

export const undoEmailChange = (token: string) => send(emailChanges.undoEmailChange, { querystring: { token } });
