import * as exercises from "#contract/catalogue/exercises.ts";
import * as suggestions from "#contract/prescription/exercise-suggestions.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const catalogueExamples = ({ cycle: { path }, weeks: [week] }: ExampleSubjects): Example[] => [
  [suggestions.suggestExercises, { params: { id: path.mesoId, index: 0 }, querystring: { q: "a" } }],
  [suggestions.suggestExercisesInMicrocycle, { params: { id: week?.microId, index: 0 }, querystring: { q: "a" } }],
  [exercises.listTechniques, { querystring: { q: "set" } }],
  [exercises.listSeriesTypes, {}],
  [exercises.listTrainingMethods, { querystring: { q: "a" } }],
];
