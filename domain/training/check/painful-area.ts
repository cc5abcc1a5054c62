import { folded } from "../../text/accentless.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { exercisesOf } from "../blocks.ts";
import { areaLabel } from "../painful-area-table.ts";
import { painfulPlaces, touches } from "../painful-areas.ts";
import type { PrescribedExercise, PrescribedTraining } from "../weekly/volume.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** Exercises that load an area which the anamnesis names as painful or injured: said once for each training and area. */
export const painfulArea: Rule = ({ trainings, student }) => {
  const places = painfulPlaces(student);
  if (places.length === 0) return [];
  return trainings.flatMap((training) => {
    const exercises = differentExercises(training);
    return places.flatMap(({ area, quote }) => {
      const touching = exercises.filter((exercise) => touches(area, exercise));
      const [first] = touching;
      if (!first) return [];
      const names = listInPortuguese(touching.map(({ name }) => `"${name}"`));
      const ids = touching.map(({ id }) => id).join("+");
      return {
        key: keyOf("pain", training.weekdays.join(""), markOf(`${area} ${folded(quote)} ${ids}`)),
        sentence: `${training.name}: ${names} ${touching.length > 1 ? "envolvem" : "envolve"} ${areaLabel(area)}, e a anamnese diz "${quote}".`,
        trainingId: training.id,
        remedy: { exerciseId: first.id, label: "Trocar" },
      };
    });
  });
};

function differentExercises({ exercises }: PrescribedTraining): readonly PrescribedExercise[] {
  const all = exercises.flatMap((entry) => exercisesOf(entry));
  return [...new Map(all.map((exercise) => [exercise.id, exercise])).values()];
}
