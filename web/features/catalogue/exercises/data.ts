import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import * as endpoints from "#contract/catalogue/exercises.endpoints.ts";
import type { createExercise } from "#contract/catalogue/exercises.ts";
import type { ExerciseContent } from "#domain/training/exercise-contents.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { EXERCISES } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type {
  CatalogueExercise,
  Exercise,
  ExerciseTechnic,
  TrainingMethod,
} from "#contract/catalogue/exercises.ts";

const exercises: Endpoints<typeof import("#contract/catalogue/exercises.ts")> = endpoints;

/** Catalogues rarely change: one request per visit. */
const catalogue = { staleTime: Number.POSITIVE_INFINITY } as const;

const CATALOGUE_LIMIT = 1000;

/** Fewer letters would match half the catalogue. */
export const SEARCH_FROM = 3;

/** The search text for the server; "" asks for the whole list, also while the text is too short. */
export const searchTextOf = (typed: string) => (typed.trim().length < SEARCH_FROM ? "" : typed.trim());

export const searchExercises = async (q: string, signal: AbortSignal) =>
  (await send(exercises.listExercises, { querystring: { page: 1, limit: CATALOGUE_LIMIT, q } }, signal)).exercises;

const FOUND_AT_MOST = 4;

/** A trainer's, and the platform's. */
export const namedExercisesQuery = (q: string) =>
  queryOptions({
    queryKey: [...EXERCISES, "named", q],
    queryFn: async ({ signal }) =>
      (await send(exercises.listExercises, { querystring: { page: 1, limit: FOUND_AT_MOST, q } }, signal)).exercises,
  });

export const foundExercisesQuery = (q: string) =>
  queryOptions({
    queryKey: [...EXERCISES, "found", q],
    queryFn: async ({ signal }) =>
      (await send(exercises.listAdminExercises, { querystring: { page: 1, limit: FOUND_AT_MOST, q } }, signal))
        .exercises,
  });

export async function fetchNames(own: boolean): Promise<readonly string[]> {
  const querystring = { page: 1, limit: CATALOGUE_LIMIT, my_library: own ? "true" : "false" } as const;
  return (await send(exercises.listExercises, { querystring })).exercises.map(({ name }) => name);
}

export const techniquesQuery = queryOptions({
  queryKey: ["exercises", "techniques"],
  queryFn: async ({ signal }) => (await send(exercises.listTechniques, { querystring: {} }, signal)).exercise_technics,
  ...catalogue,
});

export const seriesTypesQuery = queryOptions({
  queryKey: ["exercises", "series-types"],
  queryFn: async ({ signal }) => (await send(exercises.listSeriesTypes, {}, signal)).data,
  ...catalogue,
});

export const methodsQuery = (q: string) =>
  queryOptions({
    queryKey: ["exercises", "methods", q],
    queryFn: async ({ signal }) =>
      (await send(exercises.listTrainingMethods, { querystring: { q } }, signal)).training_methods,
    placeholderData: keepPreviousData,
    ...catalogue,
  });

export interface ExerciseFilters {
  readonly q: string;
  readonly type?: string | undefined;
  readonly muscleGroupId?: number | undefined;
  readonly own: boolean;
  readonly missing?: ExerciseContent | undefined;
}

export const exercisesQuery = ({ q, type, muscleGroupId, own, missing }: ExerciseFilters) =>
  infiniteQueryOptions({
    queryKey: [...EXERCISES, "list", q, type ?? "all", muscleGroupId ?? null, own, missing ?? null],
    queryFn: ({ pageParam, signal }) => {
      const querystring = {
        q,
        page: pageParam,
        my_library: own ? "true" : "false",
        exercise_type: exerciseTypeOf(type) ?? "all",
        ...(muscleGroupId && { muscle_group_id: muscleGroupId }),
        ...(missing && { missing }),
      } as const;
      return send(exercises.listExercises, { querystring }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page,
  });

const exerciseTypeOf = (type: string | undefined) => EXERCISE_TYPES.find(({ value }) => value === type)?.value;

/** An absent filter lets everything through. */
export interface CatalogueFilters {
  readonly q: string;
  readonly type: ExerciseTypeValue | null;
  readonly muscleGroupId: number | null;
  readonly deviationId: number | null;
  readonly equipment: string;
}

/** Enough to choose from; more filters narrow a longer list. */
const CATALOGUE_SHOWN = 60;

export const catalogueQuery = ({ q: typed, type, muscleGroupId, deviationId, equipment }: CatalogueFilters) => {
  const q = searchTextOf(typed);
  return queryOptions({
    queryKey: ["exercises", "catalogue", q, type, muscleGroupId, deviationId, equipment],
    queryFn: ({ signal }) =>
      send(
        exercises.listExercises,
        {
          querystring: {
            page: 1,
            limit: CATALOGUE_SHOWN,
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

const LINKABLE_SHOWN = 15;

/** Aerobic exercises, which correct no posture, are left out. */
export const linkableQuery = (q: string) =>
  queryOptions({
    queryKey: [...EXERCISES, "linkable", q],
    queryFn: async ({ signal }) =>
      (
        await send(
          exercises.listAdminExercises,
          { querystring: { q, limit: LINKABLE_SHOWN, except_type: "aerobic" } },
          signal,
        )
      ).exercises,
    placeholderData: (former) => former,
  });

export const exerciseQuery = (id: number, asAdmin: boolean) =>
  queryOptions({
    queryKey: [...EXERCISES, "one", id],
    queryFn: async ({ signal }) =>
      (
        await (asAdmin
          ? send(exercises.findAdminExercise, { params: { id } }, signal)
          : send(exercises.findExercise, { params: { id } }, signal))
      ).exercise,
  });

export interface ExerciseToSave {
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof createExercise>["body"];
}

function saveExercise({ id, body }: ExerciseToSave, asAdmin: boolean) {
  if (id === undefined)
    return asAdmin ? send(exercises.createAdminExercise, { body }) : send(exercises.createExercise, { body });
  const params = { id };
  return asAdmin
    ? send(exercises.updateAdminExercise, { params, body })
    : send(exercises.updateExercise, { params, body });
}

export function useSaveExercise(asAdmin: boolean) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (exercise: ExerciseToSave) => saveExercise(exercise, asAdmin),
    onSuccess: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}

/** `body` is its content, with which it can be restored. */
export function useRemoveExercise(asAdmin: boolean) {
  const cache = useQueryClient();
  const restore = useSaveExercise(asAdmin);
  return useMutation({
    mutationFn: ({ id }: Required<ExerciseToSave>) =>
      asAdmin
        ? send(exercises.removeAdminExercise, { params: { id } })
        : send(exercises.removeExercise, { params: { id } }),
    onSuccess: (_, removed) =>
      toast.undoable({
        title: removed.body.name,
        message: "Exercício removido com sucesso",
        onUndo: () => restore.mutate(removed, { onError: (error) => toast.failure(error) }),
      }),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}
