import * as exercises from "#contract/catalogue/exercises.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const catalogueExamples = ({ cycle: { path }, weeks: [week] }: ExampleSubjects): Example[] => [
  [exercises.suggestExercises, { params: { id: path.mesoId, index: 0 }, querystring: { q: "a" } }],
  [exercises.suggestExercisesInMicrocycle, { params: { id: week?.microId, index: 0 }, querystring: { q: "a" } }],
  [exercises.listTechniques, { querystring: { q: "set" } }],
  [exercises.listSeriesTypes, {}],
  [exercises.listTrainingMethods, { querystring: { q: "a" } }],
];
