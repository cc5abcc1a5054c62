import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/catalogue/tutorials.endpoints.ts";
import type { createTutorial } from "#contract/catalogue/tutorials.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { Tutorial } from "#contract/catalogue/tutorials.ts";

const tutorials: Endpoints<typeof import("#contract/catalogue/tutorials.ts")> = endpoints;

const TUTORIALS = ["tutorials"] as const;

interface Filters {
  readonly q: string;
  /** 1 or 2; absent: both. */
  readonly type?: number | undefined;
}

export const tutorialsQuery = ({ q, type }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...TUTORIALS, q, type ?? "all"],
    queryFn: ({ pageParam, signal }) =>
      send(
        tutorials.listTutorials,
        { querystring: { q, page: pageParam, ...(type && { tutorial_type: type }) } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

interface TutorialToSave {
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof createTutorial>["body"];
}

export function useSaveTutorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: TutorialToSave) =>
      id === undefined
        ? send(tutorials.createTutorial, { body })
        : send(tutorials.updateTutorial, { params: { id }, body }),
    onSuccess: () => {
      toast.success("Tutorial salvo com sucesso");
      return cache.invalidateQueries({ queryKey: TUTORIALS });
    },
  });
}

export function useRemoveTutorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(tutorials.removeTutorial, { params: { id } }),
    onSuccess: () => toast.success("Tutorial removido com sucesso"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: TUTORIALS }),
  });
}
