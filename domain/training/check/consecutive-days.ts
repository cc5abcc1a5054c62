import { WEEKDAYS } from "../weekdays.ts";
import { comparedVolume, volumeOfTraining } from "../weekly/volume.ts";
import { type CheckedWeek, keyOf, type Rule } from "./advice.ts";
import { setsCount, setsText } from "./entry-text.ts";

/** With more sets in two days that follow each other, a muscle hardly recovers between them (the figure; ours). */
const MAX_SETS = 10;

const dayName = (name: string) => name.replace("-feira", "").toLowerCase();

function volumeOn(day: string, trainings: CheckedWeek["trainings"]) {
  const ofDay = trainings.filter(({ weekdays }) => weekdays.includes(day));
  return {
    names: ofDay.map(({ name }) => name).join(" e "),
    groups: comparedVolume(ofDay.map((training) => ({ ...volumeOfTraining(training), weekdays: [day] }))),
  };
}

/** A muscle with more than 10 sets on two days in a row. The week comes round: Sunday follows Saturday. */
export const consecutiveDays: Rule = ({ trainings }) => {
  const days = WEEKDAYS.map(({ value, name }) => ({ value, name, ...volumeOn(value, trainings) }));
  return days.flatMap((day, index) => {
    const next = days[(index + 1) % days.length];
    if (!next) return [];
    return day.groups.flatMap(({ id, name, sets }) => {
      const again = next.groups.find((group) => group.id === id)?.sets ?? 0;
      if (again === 0 || sets + again <= MAX_SETS) return [];
      const first = `${setsText(sets)} no dia de ${dayName(day.name)} (${day.names})`;
      return {
        key: keyOf("consecutive", id, day.value, sets, again),
        sentence: `${name}: ${first} e ${setsCount(again)} no dia seguinte (${next.names}), com pouco tempo para se recuperar.`,
        trainingId: null,
      };
    });
  });
};
