import { folded } from "../../text/accentless.ts";
import { barringCondition } from "../generator/barring-condition.ts";
import { keyOf, type Rule } from "./advice.ts";
import { differentExercises, namesOf } from "./named-exercises.ts";
import { markOf } from "./text-mark.ts";

/** Exercises that an illness keeps out, as it keeps them out of a proposal: said once for each training and illness. */
export const barredExercise: Rule = ({ trainings, health: { conditions } }) =>
  trainings.flatMap((training) =>
    conditions.flatMap((named) => {
      const barred = differentExercises(training).flatMap((exercise) => {
        const { condition, because = null } = barringCondition(exercise.name, conditions) ?? {};
        return condition === named.condition && because !== null ? { exercise, because } : [];
      });
      const [first] = barred;
      if (!first) return [];
      const exercises = barred.map(({ exercise }) => exercise);
      const ids = exercises.map(({ id }) => id).join("+");
      return {
        key: keyOf("barred", training.weekdays.join(""), markOf(`${named.condition} ${folded(named.quote)} ${ids}`)),
        sentence: `${training.name}: a ${named.source} diz "${named.quote}"; confira ${namesOf(exercises)} (${lowerFirst(first.because)}).`,
        trainingId: training.id,
        remedy: { exerciseId: first.exercise.id, label: "Trocar" },
      };
    }),
  );

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
