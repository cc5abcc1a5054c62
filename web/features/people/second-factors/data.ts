import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/people/second-factors.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { Factors } from "#contract/people/second-factors.ts";

const factors: Endpoints<typeof import("#contract/people/second-factors.ts")> = endpoints;

/** The second step of signing in. */
export const finishSignIn = (body: { readonly ticket: string; readonly code: string }) =>
  send(factors.finishSignIn, { body });

export const factorsQuery = queryOptions({
  queryKey: ["second-factors"],
  queryFn: async ({ signal }) => (await send(factors.listFactors, {}, signal)).factors,
});

/** The secret is begun anew whenever the dialog is opened. */
export const newAppQuery = queryOptions({
  queryKey: ["second-factors", "new-app"],
  queryFn: () => send(factors.beginApp, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

function useFactorChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    // The list also tells of a change whose answer was lost.
    onSettled: () => cache.invalidateQueries({ queryKey: factorsQuery.queryKey, exact: true }),
  });
}

export const useConfirmApp = () =>
  useFactorChange(async (code: string) => (await send(factors.confirmApp, { body: { code } })).recovery_codes);

export const useRemoveApp = () => useFactorChange(() => send(factors.removeApp, {}));

export const useRenewRecoveryCodes = () =>
  useFactorChange(async () => (await send(factors.renewRecoveryCodes, {})).recovery_codes);

export const policyQuery = queryOptions({
  queryKey: ["security-policy"],
  queryFn: async ({ signal }) => (await send(factors.findPolicy, {}, signal)).policy,
});

export function useChangePolicy() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (requires_trainers: boolean) => send(factors.changePolicy, { body: { requires_trainers } }),
    onSuccess: ({ policy }) => cache.setQueryData(policyQuery.queryKey, policy),
    onError: (error) => toast.failure(error),
  });
}

/** The dialog opens for one question, so no answer is kept. */
export const proofQuery = queryOptions({
  queryKey: ["proof"],
  queryFn: async ({ signal }) => (await send(factors.findProof, {}, signal)).ways,
  gcTime: 0,
});

export const prove = (body: { readonly password: string } | { readonly code: string }): Promise<undefined> =>
  send(factors.prove, { body });

export interface AccountOwner {
  readonly id: number;
  readonly of: "student" | "trainer";
}

export const useResetFactors = () =>
  useMutation({
    mutationFn: ({ id, of }: AccountOwner) =>
      of === "student"
        ? send(factors.resetStudentsFactors, { params: { id } })
        : send(factors.resetTrainersFactors, { params: { id } }),
    onSuccess: () => toast.success("Verificação em duas etapas retirada."),
    onError: (error) => toast.failure(error),
  });
