import { folded } from "../../student-import/folded.ts";
import { exercisesOf } from "../blocks.ts";
import { areaLabel } from "../painful-area-table.ts";
import { painfulPlaces, touches } from "../painful-areas.ts";
import type { PrescribedExercise, PrescribedTraining } from "../weekly-volume.ts";
import { keyOf, type Rule } from "./advice.ts";

const SAID_LENGTH = 120;

/** An exercise that loads an area which the anamnesis names as painful or injured: once for each training. */
export const painfulArea: Rule = ({ trainings, student }) => {
  const places = painfulPlaces(student);
  if (places.length === 0) return [];
  return trainings.flatMap((training) =>
    differentExercises(training).flatMap((exercise) =>
      places
        .filter(({ area }) => touches(area, exercise))
        .slice(0, 1)
        .map(({ area, said }) => ({
          key: keyOf("pain", training.weekdays.join(""), exercise.id, area, folded(said).slice(0, SAID_LENGTH)),
          sentence: `${training.name}: "${exercise.name}" exige ${areaLabel(area)}, e a anamnese diz "${said}".`,
          trainingId: training.id,
        })),
    ),
  );
};

function differentExercises({ exercises }: PrescribedTraining): readonly PrescribedExercise[] {
  const all = exercises.flatMap((entry) => exercisesOf(entry));
  return [...new Map(all.map((exercise) => [exercise.id, exercise])).values()];
}
