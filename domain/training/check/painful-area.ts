import { folded } from "../../text/accentless.ts";
import { areaLabel } from "../painful-area-table.ts";
import { touches } from "../painful-areas.ts";
import { keyOf, type Rule } from "./advice.ts";
import { differentExercises, namesOf } from "./named-exercises.ts";
import { markOf } from "./text-mark.ts";

/** Exercises that load an area which is painful or injured: said once for each training and area. */
export const painfulArea: Rule = ({ trainings, health: { places, toldPains } }) => {
  if (places.length === 0) return [];
  const told = new Set(toldPains.map(({ exercise_id }) => exercise_id));
  return trainings.flatMap((training) => {
    const exercises = differentExercises(training);
    return places.flatMap(({ area, quote, source }) => {
      // Their own pain is told by `painfulExercise`.
      const others = source === "treino" ? exercises.filter(({ id }) => !told.has(id)) : exercises;
      const touching = others.filter((exercise) => touches(area, exercise));
      const [first] = touching;
      if (!first) return [];
      const ids = touching.map(({ id }) => id).join("+");
      const cause = source === "treino" ? `o aluno relatou ${quote}` : `a anamnese diz "${quote}"`;
      return {
        key: keyOf("pain", training.weekdays.join(""), markOf(`${area} ${folded(quote)} ${ids}`)),
        sentence: `${training.name}: ${namesOf(touching)} ${touching.length > 1 ? "envolvem" : "envolve"} ${areaLabel(area)}, e ${cause}.`,
        trainingId: training.id,
        remedy: { exerciseId: first.id, label: "Trocar" },
      };
    });
  });
};
