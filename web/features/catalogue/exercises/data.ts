import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallArguments } from "#contract/call.ts";
import type * as exercises from "#contract/catalogue/exercises.ts";
import type { SuggestedExercise } from "#contract/catalogue/exercises.ts";
import type * as muscleGroups from "#contract/catalogue/muscle-groups.ts";
import type { MuscleGroup } from "#contract/catalogue/muscle-groups.ts";
import type * as deviations from "#contract/catalogue/postural-deviations.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { endpoint, send } from "../../../api/api.ts";
import { EXERCISES, MUSCLE_GROUPS } from "../../../api/query-client.ts";
import { toast } from "../../../ui/toast.ts";

export type {
  CatalogueExercise,
  Exercise,
  ExerciseTechnic,
  SuggestedExercise,
  TrainingMethod,
} from "#contract/catalogue/exercises.ts";
export type { MuscleGroup } from "#contract/catalogue/muscle-groups.ts";

const suggest = endpoint<typeof exercises.suggestExercises>(
  "GET",
  "/api/v1/mesocycles/:id/training/:index/suggested-exercises",
);
const suggestInMicrocycle = endpoint<typeof exercises.suggestExercisesInMicrocycle>(
  "GET",
  "/api/v1/microcycles/:id/training/:index/suggested-exercises",
);
const listAll = endpoint<typeof exercises.listExercises>("GET", "/api/v1/exercises");
const find = endpoint<typeof exercises.findExercise>("GET", "/api/v1/exercises/:id");
const findAsAdmin = endpoint<typeof exercises.findAdminExercise>("GET", "/api/v1/admin/exercises/:id");
const create = endpoint<typeof exercises.createExercise>("POST", "/api/v1/exercises");
const createAsAdmin = endpoint<typeof exercises.createAdminExercise>("POST", "/api/v1/admin/exercises");
const update = endpoint<typeof exercises.updateExercise>("PUT", "/api/v1/exercises/:id");
const updateAsAdmin = endpoint<typeof exercises.updateAdminExercise>("PUT", "/api/v1/admin/exercises/:id");
const remove = endpoint<typeof exercises.removeExercise>("DELETE", "/api/v1/exercises/:id");
const removeAsAdmin = endpoint<typeof exercises.removeAdminExercise>("DELETE", "/api/v1/admin/exercises/:id");
const listDeviations = endpoint<typeof deviations.listPosturalDeviations>("GET", "/api/v1/postural-deviations");
const techniques = endpoint<typeof exercises.listTechniques>("GET", "/api/v1/exercise_technics");
const seriesTypes = endpoint<typeof exercises.listSeriesTypes>("GET", "/api/exercise/series-type");
const methods = endpoint<typeof exercises.listTrainingMethods>("GET", "/api/v1/training_methods");
const groups = endpoint<typeof muscleGroups.listMuscleGroups>("GET", "/api/v1/muscle-groups");

/** Catalogues rarely change: one request per visit. */
const catalogue = { staleTime: Number.POSITIVE_INFINITY } as const;

/** As many as a search inside a dialog asks for. */
const CATALOGUE_LIMIT = 1000;

/** Fewer letters would match half the catalogue. */
export const SEARCH_FROM = 3;

/** The search text for the server; "" asks for the whole list, also while the text is too short. */
export const asked = (typed: string) => (typed.trim().length < SEARCH_FROM ? "" : typed.trim());

/** A training of a mesocycle or, with `microId`, of one of its microcycles, by its place from 0. */
export interface TrainingPosition extends Pick<CyclePath, "mesoId" | "microId"> {
  readonly index: number;
}

/** What decides which exercises are suggested for a training. */
export type Suggested = Pick<Training, "exercise_type" | "muscle_group">;

/**
 * Exercises for a training, the suggested ones first; a search goes through the whole catalogue after them. Trainings of the same kind share them within a cycle, whose evaluation counts too.
 * Without a place in a cycle it is the catalogue, with the same mark.
 */
export const suggestionsQuery = (place: TrainingPosition | null, training: Suggested, typed: string) =>
  queryOptions({
    queryKey: [
      "exercises",
      "suggested",
      place && [place.mesoId, place.microId],
      training.exercise_type.map(({ value }) => value).sort(),
      training.muscle_group.map(({ id }) => id).sort((one, other) => one - other),
      asked(typed),
    ],
    queryFn: async ({ signal }): Promise<SuggestedExercise[]> => {
      if (!place) return suggestFromCatalogue(training, asked(typed), signal);
      const { mesoId, microId, index } = place;
      const args = { params: { id: microId ?? mesoId, index }, querystring: { q: asked(typed) } };
      const [suggested, all] = await Promise.all([
        microId ? send(suggestInMicrocycle, args, signal) : send(suggest, args, signal),
        asked(typed) === "" ? [] : suggestFromCatalogue(training, asked(typed), signal),
      ]);
      return withOthers(suggested.exercises, all);
    },
    placeholderData: keepPreviousData,
  });

/** The suggestions, and after them what only the catalogue has: exercises of types that the training does not have yet. */
export const withOthers = (
  suggestions: readonly SuggestedExercise[],
  catalogue: readonly SuggestedExercise[],
): SuggestedExercise[] => {
  const known = new Set(suggestions.map(({ id }) => id));
  return [...suggestions, ...catalogue.filter(({ id }) => !known.has(id))];
};

async function suggestFromCatalogue(training: Suggested, q: string, signal: AbortSignal): Promise<SuggestedExercise[]> {
  const found = await send(listAll, { querystring: { page: 1, limit: CATALOGUE_LIMIT, q } }, signal);
  const groups = new Set(training.muscle_group.map(({ id }) => id));
  const types = training.exercise_type.map(({ value }) => value);
  return found.exercises.map((exercise) => ({
    ...exercise,
    deviations: [],
    suggested: types.includes(exercise.exercise_type) && exercise.muscle_groups.some(({ id }) => groups.has(id)),
  }));
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

export const muscleGroupsQuery = queryOptions({
  queryKey: MUSCLE_GROUPS,
  queryFn: async ({ signal }) => (await send(groups, {}, signal)).muscle_groups,
  ...catalogue,
});

/** The listed groups and those that something has already: a removed group stays where it is used. */
export const withUnlisted = (listed: readonly MuscleGroup[], kept: readonly MuscleGroup[]): readonly MuscleGroup[] => [
  ...listed,
  ...kept.filter(({ id }) => !listed.some((group) => group.id === id)),
];

export const deviationsQuery = queryOptions({
  queryKey: ["postural-deviations"],
  queryFn: async ({ signal }) => (await send(listDeviations, {}, signal)).postural_deviations,
  ...catalogue,
});

export interface ExerciseFilters {
  readonly q: string;
  readonly type?: string | undefined;
  readonly muscleGroupId?: number | undefined;
  /** The trainer's own, or the platform's. */
  readonly own: boolean;
}

/** The exercises of a list, page after page until `next_page` is null. */
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

/** One exercise, also a hidden one. */
export const exerciseQuery = (id: number, asAdmin: boolean) =>
  queryOptions({
    queryKey: [...EXERCISES, "one", id],
    queryFn: async ({ signal }) =>
      (await (asAdmin ? send(findAsAdmin, { params: { id } }, signal) : send(find, { params: { id } }, signal)))
        .exercise,
  });

export interface ExerciseToSave {
  /** Absent: a new one. */
  readonly id?: number | undefined;
  readonly body: CallArguments<typeof exercises.createExercise>["body"];
}

function saveExercise({ id, body }: ExerciseToSave, asAdmin: boolean) {
  if (id === undefined) return asAdmin ? send(createAsAdmin, { body }) : send(create, { body });
  const params = { id };
  return asAdmin ? send(updateAsAdmin, { params, body }) : send(update, { params, body });
}

/** Saves an exercise of the trainer's or, for the administrator, of the platform's. */
export function useSaveExercise(asAdmin: boolean) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (exercise: ExerciseToSave) => saveExercise(exercise, asAdmin),
    onSuccess: () => cache.invalidateQueries({ queryKey: EXERCISES }),
  });
}

/** Hides an exercise from every list. `back` is its content, which brings it back. */
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
