import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/student-billing/receiving.endpoints.ts";
import type { saveReceiving } from "#contract/student-billing/receiving.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { PixReceiver } from "#contract/people/pix-receivers.ts";
export type { Receiving } from "#contract/student-billing/receiving.ts";

const receiving: Endpoints<typeof import("#contract/student-billing/receiving.ts")> = endpoints;

export const receivingQuery = queryOptions({
  queryKey: ["receiving"],
  queryFn: async ({ signal }) => (await send(receiving.findReceiving, {}, signal)).receiving,
});

/** Null without a key. */
export const pixReceiverQuery = queryOptions({
  queryKey: ["receiving", "pix"],
  queryFn: async ({ signal }) => (await send(receiving.findPixReceiver, {}, signal)).pix,
});

export function useSaveReceiving() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArguments<typeof saveReceiving>["body"]) => send(receiving.saveReceiving, { body }),
    onSuccess: () => {
      toast.success("Recebimentos atualizados com sucesso");
      return cache.invalidateQueries({ queryKey: receivingQuery.queryKey });
    },
  });
}
