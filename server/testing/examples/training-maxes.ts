import { findLoadSteps, saveLoadSteps } from "#contract/prescription/load-steps.ts";
import { listTrainingMaxes, saveTrainingMax } from "#contract/prescription/training-maxes.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { USUAL_LOAD_STEPS } from "#domain/training/loads/load-steps.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function trainingMaxExamples({ joao, cycle }: ExampleSubjects): Example[] {
  const [exercise] = cycle.mesocycle.trainings.flatMap(({ exercises }) => exercises.flatMap(exercisesOf));
  const params = { id: joao.id };
  const body = { exercise_id: exercise?.id, one_rep_max_kg: 84, percent: 85, is_fixed: true };
  return [
    [findLoadSteps, {}],
    [saveLoadSteps, { body: { ...USUAL_LOAD_STEPS, plates_kg: [2.5, 1.25, 10] } }],
    [saveTrainingMax, { params, body }],
    [listTrainingMaxes, { params, querystring: { exercise_id: exercise?.id } }],
  ];
}
