import { trainingMinutes } from "../../students/training-minutes.ts";
import { estimatedMinutes } from "../duration.ts";
import { keyOf, type Rule } from "./advice.ts";

export const longDay: Rule = ({ trainings, student: { training_hours: hours } }) => {
  const available = trainingMinutes(hours);
  if (available === null) return [];
  return trainings.flatMap(({ id, name, weekdays, exercises }) => {
    const minutes = estimatedMinutes(exercises);
    if (minutes <= available) return [];
    return {
      key: keyOf("long", weekdays.join(""), minutes, available),
      sentence: `${name}: leva cerca de ${minutes} min, e o aluno tem ${available} min (horário de treino: "${hours}").`,
      trainingId: id,
    };
  });
};
