import { listTechniques } from "#contract/catalogue/exercises.ts";
import { type ChangeMesocycle, findMesocycle, type Mesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { aStudent, aTrainer } from "../people.ts";
import { send, sendAnything } from "../send.ts";
import { startTestApp } from "../test-app.ts";
import { type AMesocycleOfTheirs, exercisesOfType, type TrainingInput } from "./cycles.ts";

type Prescribed = Pick<AMesocycleOfTheirs, "path" | "mesocycle">;

/** A test app with Ana, who prescribes trainings for João, and with what the catalogue offers her. */
export async function startPrescribing() {
  const testApp = await startTestApp();
  const { app } = testApp;
  const ana = await aTrainer(testApp);
  const joao = await aStudent(testApp, ana, {
    personal_anamnesis: { days_of_week: ["sunday", "monday", "wednesday", "friday", "saturday"] },
  });
  const catalogue = new Map<ExerciseTypeValue, number[]>();
  for (const { value } of EXERCISE_TYPES) catalogue.set(value, await exercisesOfType(testApp, joao, value));
  const { body } = await send(app, listTechniques, { querystring: {}, as: ana });

  return {
    ...testApp,
    testApp,
    ana,
    joao,
    exercise: (type: ExerciseTypeValue, place = 0) => ({ id: catalogue.get(type)?.[place] ?? 0 }),
    technique: (name: string) => ({ id: body.exercise_technics.find((one) => one.name === name)?.id ?? 0 }),
    prescribe: ({ path, mesocycle }: Prescribed, trainings: unknown) =>
      sendAnything<typeof updateMesocycle, ChangeMesocycle>(app, updateMesocycle, {
        params: path,
        body: { lock_version: mesocycle.lock_version, trainings },
        as: ana,
      }),
    read: async ({ path }: Pick<Prescribed, "path">) =>
      (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle,
  };
}

/** The editor makes this round trip with a training that it was given. */
export const asSent = ({ trainings }: Pick<Mesocycle, "trainings">): TrainingInput[] =>
  trainings.map((training) => ({
    ...training,
    exercises: training.exercises.map((entry) => ({
      ...entry,
      exercise: exercisesOf(entry).map(({ id }) => ({ id })),
    })),
  }));
