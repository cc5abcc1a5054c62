import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as calls from "#contract/catalogue/exercise-favourites.ts";
import type { listExercises } from "#contract/catalogue/exercises.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { endpoint, send } from "../../../../api/api.ts";
import { toast } from "../../../../ui/toast.ts";
import { asked } from "../data.ts";

const list = endpoint<typeof calls.listExercisesAtHand>("GET", "/api/v1/exercise_favourites");
const set = endpoint<typeof calls.setFavourite>("PUT", "/api/v1/exercise_favourites/:id");
const catalogue = endpoint<typeof listExercises>("GET", "/api/v1/exercises");

/** The trainer's favourites, and what the trainer prescribed last. */
export const atHandQuery = queryOptions({
  queryKey: ["exercises", "at-hand"],
  queryFn: ({ signal }) => send(list, {}, signal),
});

interface Star {
  readonly id: number;
  readonly favourite: boolean;
}

/** Gives or takes the star of an exercise. */
export function useSetFavourite() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, favourite }: Star) => send(set, { params: { id }, body: { favourite } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: atHandQuery.queryKey }),
    onError: (error) => toast.failure(error),
  });
}

/** What is searched in the catalogue; an absent filter lets everything through. */
export interface CatalogueFilters {
  readonly q: string;
  readonly type: ExerciseTypeValue | null;
  readonly muscleGroupId: number | null;
  readonly deviationId: number | null;
  readonly equipment: string;
}

/** Enough to choose from; more filters narrow a longer list. */
const SHOWN = 60;

export const catalogueQuery = ({ q: typed, type, muscleGroupId, deviationId, equipment }: CatalogueFilters) => {
  const q = asked(typed);
  return queryOptions({
    queryKey: ["exercises", "catalogue", q, type, muscleGroupId, deviationId, equipment],
    queryFn: ({ signal }) =>
      send(
        catalogue,
        {
          querystring: {
            page: 1,
            limit: SHOWN,
            q,
            ...(type && { exercise_type: type }),
            ...(muscleGroupId && { muscle_group_id: muscleGroupId }),
            ...(deviationId && { postural_deviation_id: deviationId }),
            ...(equipment && { equipament_needed: equipment }),
          },
        },
        signal,
      ),
    placeholderData: (former) => former,
  });
};
