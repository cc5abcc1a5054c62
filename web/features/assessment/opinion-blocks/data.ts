import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/assessment/opinion-blocks.endpoints.ts";
import type { OpinionBlock } from "#contract/assessment/opinion-blocks.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { orTaken } from "../../../session/taken-answers.ts";

export type { OpinionBlock } from "#contract/assessment/opinion-blocks.ts";

const opinionBlocks: Endpoints<typeof import("#contract/assessment/opinion-blocks.ts")> = endpoints;

export const opinionBlocksQuery = queryOptions({
  queryKey: ["opinion-blocks"],
  queryFn: ({ signal, queryKey }) =>
    orTaken(queryKey, async () => (await send(opinionBlocks.listOpinionBlocks, {}, signal)).opinion_blocks),
});

/** The list is read again first: another window may have added a text. */
export function useChangeOpinionBlocks() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: (blocks: readonly OpinionBlock[]) => OpinionBlock[]) => {
      const { opinion_blocks: newest } = await send(opinionBlocks.listOpinionBlocks, {});
      return (await send(opinionBlocks.saveOpinionBlocks, { body: { opinion_blocks: change(newest) } })).opinion_blocks;
    },
    onSuccess: (saved) => cache.setQueryData(opinionBlocksQuery.queryKey, saved),
  });
}
