import { strongestPain, toldPainText } from "../health/told-pains.ts";
import { keyOf, type Rule } from "./advice.ts";
import { differentExercises } from "./named-exercises.ts";

/** The student told pain in an exercise that is prescribed again: said once for each training and exercise, by its strongest pain. */
export const painfulExercise: Rule = ({ trainings, health: { toldPains } }) =>
  trainings.flatMap((training) =>
    differentExercises(training).flatMap(({ id, name }) => {
      const strongest = strongestPain([id], toldPains);
      if (!strongest) return [];
      return {
        key: keyOf("told", training.weekdays.join(""), id, strongest.day, strongest.pain),
        sentence: `${training.name}: em "${name}" o aluno relatou ${toldPainText(strongest)}.`,
        trainingId: training.id,
        remedy: { exerciseId: id, label: "Trocar" },
      };
    }),
  );
