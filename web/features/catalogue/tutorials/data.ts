import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as tutorials from "#contract/catalogue/tutorials.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

export type { Tutorial } from "#contract/catalogue/tutorials.ts";

const list = endpoint<typeof tutorials.listTutorials>("GET", "/api/v1/tutorials");
const create = endpoint<typeof tutorials.createTutorial>("POST", "/api/v1/admin/tutorials");
const update = endpoint<typeof tutorials.updateTutorial>("PUT", "/api/v1/admin/tutorials/:id");
const remove = endpoint<typeof tutorials.removeTutorial>("DELETE", "/api/v1/admin/tutorials/:id");

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
      send(list, { querystring: { q, page: pageParam, ...(type && { tutorial_type: type }) } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

interface TutorialToSave {
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof tutorials.createTutorial>["body"];
}

export function useSaveTutorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: TutorialToSave) =>
      id === undefined ? send(create, { body }) : send(update, { params: { id }, body }),
    onSuccess: () => {
      toast.success("Tutorial salvo com sucesso");
      return cache.invalidateQueries({ queryKey: TUTORIALS });
    },
    onError: (error) => toast.failure(error),
  });
}

export function useRemoveTutorial() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(remove, { params: { id } }),
    onSuccess: () => toast.success("Tutorial removido com sucesso"),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: TUTORIALS }),
  });
}
