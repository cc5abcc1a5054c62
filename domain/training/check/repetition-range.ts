import { fromWire } from "../entry/names.ts";
import { keyOf, type Rule } from "./advice.ts";
import { correctionOf, idsOf, namesOf } from "./entry-text.ts";

/** A maximum of repetitions below the minimum, as older trainings may have. */
export const repetitionRange: Rule = ({ trainings }) =>
  trainings.flatMap(({ id, name, weekdays, exercises }) =>
    exercises.flatMap((entry) => {
      const { minReps, maxReps } = fromWire(entry);
      if (minReps === null || maxReps === null || maxReps >= minReps) return [];
      return {
        key: keyOf("repetitions", weekdays.join(""), idsOf(entry), minReps, maxReps),
        sentence: `${name}: "${namesOf(entry)}" pede no máximo ${maxReps} repetições, menos do que o mínimo de ${minReps}.`,
        trainingId: id,
        ...correctionOf(entry),
      };
    }),
  );
