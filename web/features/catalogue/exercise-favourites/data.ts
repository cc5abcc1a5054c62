import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/catalogue/exercise-favourites.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { toast } from "../../../ui/toast.ts";

const exerciseFavourites: Endpoints<typeof import("#contract/catalogue/exercise-favourites.ts")> = endpoints;

export const atHandQuery = queryOptions({
  queryKey: ["exercises", "at-hand"],
  queryFn: ({ signal }) => send(exerciseFavourites.listExercisesAtHand, {}, signal),
});

interface FavouriteChange {
  readonly id: number;
  readonly favourite: boolean;
}

export function useSetFavourite() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favourite }: FavouriteChange) =>
      send(exerciseFavourites.setFavourite, { params: { id }, body: { favourite } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: atHandQuery.queryKey }),
    onError: (error) => toast.failure(error),
  });
}
