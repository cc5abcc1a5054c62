import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as calls from "#contract/catalogue/exercise-favourites.ts";
import { endpoint, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

const list = endpoint<typeof calls.listExercisesAtHand>("GET", "/api/v1/exercise_favourites");
const set = endpoint<typeof calls.setFavourite>("PUT", "/api/v1/exercise_favourites/:id");

export const atHandQuery = queryOptions({
  queryKey: ["exercises", "at-hand"],
  queryFn: ({ signal }) => send(list, {}, signal),
});

interface Star {
  readonly id: number;
  readonly favourite: boolean;
}

export function useSetFavourite() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favourite }: Star) => send(set, { params: { id }, body: { favourite } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: atHandQuery.queryKey }),
    onError: (error) => toast.failure(error),
  });
}
