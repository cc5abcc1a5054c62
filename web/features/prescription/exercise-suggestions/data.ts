import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { SuggestedExercise } from "#contract/catalogue/exercises.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import * as endpoints from "#contract/prescription/exercise-suggestions.endpoints.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { searchExercises, searchTextOf } from "../../catalogue/exercises/data.ts";

export type { SuggestedExercise } from "#contract/catalogue/exercises.ts";

const exerciseSuggestions: Endpoints<typeof import("#contract/prescription/exercise-suggestions.ts")> = endpoints;

/** Its position counts from 0, in a mesocycle or, with `microId`, in one of its microcycles. */
export interface TrainingPosition extends Pick<CyclePath, "mesoId" | "microId"> {
  readonly index: number;
}

export type Suggested = Pick<Training, "exercise_type" | "muscle_group">;

/** Trainings of one kind share them within a cycle, whose evaluation counts too. Without a position it is the catalogue, marked alike. */
export const suggestionsQuery = (position: TrainingPosition | null, training: Suggested, typed: string) =>
  queryOptions({
    queryKey: [
      "exercises",
      "suggested",
      position && [position.mesoId, position.microId],
      training.exercise_type.map(({ value }) => value).sort(),
      training.muscle_group.map(({ id }) => id).sort((one, other) => one - other),
      searchTextOf(typed),
    ],
    queryFn: async ({ signal }): Promise<SuggestedExercise[]> => {
      if (!position) return suggestFromCatalogue(training, searchTextOf(typed), signal);
      const { mesoId, microId, index } = position;
      const args = { params: { id: microId ?? mesoId, index }, querystring: { q: searchTextOf(typed) } };
      const [suggested, all] = await Promise.all([
        microId
          ? send(exerciseSuggestions.suggestExercisesInMicrocycle, args, signal)
          : send(exerciseSuggestions.suggestExercises, args, signal),
        searchTextOf(typed) === "" ? [] : suggestFromCatalogue(training, searchTextOf(typed), signal),
      ]);
      return withOthers(suggested.exercises, all);
    },
    placeholderData: keepPreviousData,
  });

/** The catalogue adds exercises of types that the training does not have yet. */
export const withOthers = (
  suggestions: readonly SuggestedExercise[],
  catalogue: readonly SuggestedExercise[],
): SuggestedExercise[] => {
  const suggestedIds = new Set(suggestions.map(({ id }) => id));
  return [...suggestions, ...catalogue.filter(({ id }) => !suggestedIds.has(id))];
};

async function suggestFromCatalogue(training: Suggested, q: string, signal: AbortSignal): Promise<SuggestedExercise[]> {
  const found = await searchExercises(q, signal);
  const groups = new Set(training.muscle_group.map(({ id }) => id));
  const types = training.exercise_type.map(({ value }) => value);
  return found.map((exercise) => ({
    ...exercise,
    deviations: [],
    suggested: types.includes(exercise.exercise_type) && exercise.muscle_groups.some(({ id }) => groups.has(id)),
  }));
}
