import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as receiving from "#contract/student-billing/receiving.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { PixReceiver } from "#contract/people/pix-receivers.ts";
export type { Receiving } from "#contract/student-billing/receiving.ts";

const find = endpoint<typeof receiving.findReceiving>("GET", "/api/v1/receiving");
const save = endpoint<typeof receiving.saveReceiving>("PUT", "/api/v1/receiving");
const findPix = endpoint<typeof receiving.findPixReceiver>("GET", "/api/v1/receiving/pix");

export const receivingQuery = queryOptions({
  queryKey: ["receiving"],
  queryFn: async ({ signal }) => (await send(find, {}, signal)).receiving,
});

/** Null without a key. */
export const pixReceiverQuery = queryOptions({
  queryKey: ["receiving", "pix"],
  queryFn: async ({ signal }) => (await send(findPix, {}, signal)).pix,
});

export function useSaveReceiving() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArguments<typeof receiving.saveReceiving>["body"]) => send(save, { body }),
    onSuccess: () => {
      toast.success("Recebimentos atualizados com sucesso");
      return cache.invalidateQueries({ queryKey: receivingQuery.queryKey });
    },
  });
}
