import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as exercises from "#contract/catalogue/exercises.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { endpoint, send } from "../../../api/api.ts";
import { EXERCISES } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type {
  CatalogueExercise,
  Exercise,
  ExerciseTechnic,
  TrainingMethod,
} from "#contract/catalogue/exercises.ts";

const listAll = endpoint<typeof exercises.listExercises>("GET", "/api/v1/exercises");
const listAllAsAdmin = endpoint<typeof exercises.listAdminExercises>("GET", "/api/v1/admin/exercises");
const find = endpoint<typeof exercises.findExercise>("GET", "/api/v1/exercises/:id");
const findAsAdmin = endpoint<typeof exercises.findAdminExercise>("GET", "/api/v1/admin/exercises/:id");
const create = endpoint<typeof exercises.createExercise>("POST", "/api/v1/exercises");
const createAsAdmin = endpoint<typeof exercises.createAdminExercise>("POST", "/api/v1/admin/exercises");
const update = endpoint<typeof exercises.updateExercise>("PUT", "/api/v1/exercises/:id");
const updateAsAdmin = endpoint<typeof exercises.updateAdminExercise>("PUT", "/api/v1/admin/exercises/:id");
const remove = endpoint<typeof exercises.removeExercise>("DELETE", "/api/v1/exercises/:id");
const removeAsAdmin = endpoint<typeof exercises.removeAdminExercise>("DELETE", "/api/v1/admin/exercises/:id");
const techniques = endpoint<typeof exercises.listTechniques>("GET", "/api/v1/exercise_technics");
const seriesTypes = endpoint<typeof exercises.listSeriesTypes>("GET", "/api/exercise/series-type");
const methods = endpoint<typeof exercises.listTrainingMethods>("GET", "/api/v1/training_methods");

/** Catalogues rarely change: one request per visit. */
const catalogue = { staleTime: Number.POSITIVE_INFINITY } as const;

const CATALOGUE_LIMIT = 1000;

/** Fewer letters would match half the catalogue. */
export const SEARCH_FROM = 3;

/** The search text for the server; "" asks for the whole list, also while the text is too short. */
export const asked = (typed: string) => (typed.trim().length < SEARCH_FROM ? "" : typed.trim());

export const searchExercises = async (q: string, signal: AbortSignal) =>
  (await send(listAll, { querystring: { page: 1, limit: CATALOGUE_LIMIT, q } }, signal)).exercises;

export async function fetchNames(own: boolean): Promise<readonly string[]> {
  const querystring = { page: 1, limit: CATALOGUE_LIMIT, my_library: own ? "true" : "false" } as const;
  return (await send(listAll, { querystring })).exercises.map(({ name }) => name);
}

export const techniquesQuery = queryOptions({
  queryKey: ["exercises", "techniques"],
  queryFn: async ({ signal }) => (await send(techniques, { querystring: {} }, signal)).exercise_technics,
  ...catalogue,
});

export const seriesTypesQuery = queryOptions({
  queryKey: ["exercises", "series-types"],
  queryFn: async ({ signal }) => (await send(seriesTypes, {}, signal)).data,
  ...catalogue,
});

export const methodsQuery = (q: string) =>
  queryOptions({
    queryKey: ["exercises", "methods", q],
    queryFn: async ({ signal }) => (await send(methods, { querystring: { q } }, signal)).training_methods,
    placeholderData: keepPreviousData,
    ...catalogue,
  });

export interface ExerciseFilters {
  readonly q: string;
  readonly type?: string | undefined;
  readonly muscleGroupId?: number | undefined;
  readonly own: boolean;
}

export const exercisesQuery = ({ q, type, muscleGroupId, own }: ExerciseFilters) =>
  infiniteQueryOptions({
    queryKey: [...EXERCISES, "list", q, type ?? "all", muscleGroupId ?? null, own],
    queryFn: ({ pageParam, signal }) => {
      const querystring = {
        q,
        page: pageParam,
        my_library: own ? "true" : "false",
        exercise_type: exerciseTypeOf(type) ?? "all",
        ...(muscleGroupId && { muscle_group_id: muscleGroupId }),
      } as const;
      return send(listAll, { querystring }, signal);
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
  const q = asked(typed);
  return queryOptions({
    queryKey: ["exercises", "catalogue", q, type, muscleGroupId, deviationId, equipment],
    queryFn: ({ signal }) =>
      send(
        listAll,
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
      (await send(listAllAsAdmin, { querystring: { q, limit: LINKABLE_SHOWN, except_type: "aerobic" } }, signal))
        .exercises,
    placeholderData: (former) => former,
  });

export const exerciseQuery = (id: number, asAdmin: boolean) =>
  queryOptions({
    queryKey: [...EXERCISES, "one", id],
    queryFn: async ({ signal }) =>
      (await (asAdmin ? send(findAsAdmin, { params: { id } }, signal) : send(find, { params: { id } }, signal)))
        .exercise,
  });

export interface ExerciseToSave {
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof exercises.createExercise>["body"];
}

function saveExercise({ id, body }: ExerciseToSave, asAdmin: boolean) {
  if (id === undefined) return asAdmin ? send(createAsAdmin, { body }) : send(create, { body });
  const params = { id };
  return asAdmin ? send(updateAsAdmin, { params, body }) : send(update, { params, body });
}

export function useSaveExercise(asAdmin: boolean) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (exercise: ExerciseToSave) => saveExercise(exercise, asAdmin),
    onSuccess: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}

/** `back` is its content, which brings it back. */
export function useRemoveExercise(asAdmin: boolean) {
  const cache = useQueryClient();
  const restore = useSaveExercise(asAdmin);
  return useMutation({
    mutationFn: ({ id }: Required<ExerciseToSave>) =>
      asAdmin ? send(removeAsAdmin, { params: { id } }) : send(remove, { params: { id } }),
    onSuccess: (_, back) =>
      toast.undoable({
        title: back.body.name,
        message: "Exercício removido com sucesso",
        onUndo: () => restore.mutate(back, { onError: (error) => toast.failure(error) }),
      }),
    onError: (error) => toast.failure(error),
    onSettled: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}
