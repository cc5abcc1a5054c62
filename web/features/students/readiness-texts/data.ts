import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/students/readiness-texts.endpoints.ts";
import type { ReadinessTexts } from "#contract/students/readiness-texts.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { READINESS_KITS } from "../../../api/query-client.ts";

export type { ReadinessTexts } from "#contract/students/readiness-texts.ts";

const readinessTexts: Endpoints<typeof import("#contract/students/readiness-texts.ts")> = endpoints;

export const textsQuery = queryOptions({
  queryKey: ["readiness-texts"],
  queryFn: async ({ signal }) => (await send(readinessTexts.findReadinessTexts, {}, signal)).texts,
});

export function useSaveTexts() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReadinessTexts) => (await send(readinessTexts.saveReadinessTexts, { body })).texts,
    onSuccess: (texts) => {
      cache.setQueryData(textsQuery.queryKey, texts);
      return cache.invalidateQueries({ queryKey: READINESS_KITS });
    },
  });
}
