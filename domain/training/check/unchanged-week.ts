import { exercisesOf } from "../blocks.ts";
import { fromWire, toWire } from "../entry/names.ts";
import type { PrescribedTraining } from "../weekly/volume.ts";
import { keyOf, type Rule } from "./advice.ts";

/** All that a training prescribes, without ids of rows, so that a copy compares equal. Notes are words to the student and do not count. */
const contentOf = ({ weekdays, exercises }: PrescribedTraining): string =>
  JSON.stringify([
    [...weekdays].sort(),
    exercises.map((entry) => [exercisesOf(entry).map(({ id }) => id), toWire({ ...fromWire(entry), notes: null })]),
  ]);

const contents = (trainings: readonly PrescribedTraining[]) => trainings.map(contentOf).sort().join("\n");

export const unchangedWeek: Rule = ({ trainings, previous }) => {
  if (!previous || trainings.length === 0 || contents(trainings) !== contents(previous.trainings)) return [];
  const advice = "progrida carga, repetições ou séries para o aluno continuar evoluindo";
  return [
    {
      key: keyOf("unchanged", previous.id),
      sentence: `Nada mudou desde o ${previous.name}: ${advice}.`,
      trainingId: null,
    },
  ];
};
