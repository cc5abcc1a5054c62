import { folded } from "../../student-import/folded.ts";
import { exercisesOf } from "../blocks.ts";
import { areaLabel } from "../painful-area-table.ts";
import { painfulPlaces, touches } from "../painful-areas.ts";
import type { PrescribedExercise, PrescribedTraining } from "../weekly-volume.ts";
import { keyOf, type Rule } from "./advice.ts";

/** A short mark of a text (FNV-1a, 32 bits), so that a stored key holds no word of the anamnesis. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

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
          key: keyOf("pain", training.weekdays.join(""), exercise.id, markOf(`${area} ${folded(said)}`)),
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
