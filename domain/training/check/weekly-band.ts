import { exercisesOf } from "../blocks.ts";
import { bandText, sideOfBand } from "../weekly/band.ts";
import { comparedVolume, type MuscleGroup, type PrescribedTraining, volumeOfTraining } from "../weekly/volume.ts";
import { type CheckedWeek, keyOf, type Rule } from "./advice.ts";
import { setsText } from "./entry-text.ts";

/** A group that only helps in exercises for others may lie below the band; one that a training is about should not. */
export const weeklyBand: Rule = ({ trainings, band }) => {
  const targets = targetGroups(trainings);
  const volume = comparedVolume(trainings.map(volumeOfTraining)).flatMap(({ id, name, sets }) => {
    const side = sideOfBand(sets, band);
    if (side === "within" || (side === "below" && !targets.has(id))) return [];
    return {
      key: keyOf("volume", id, sets, band.min, band.max),
      sentence: `${name}: ${setsText(sets)} na semana, ${side === "above" ? "acima" : "abaixo"} da sua faixa de ${bandText(band)}.`,
      trainingId: null,
    };
  });
  return [...volume, ...untrained(trainings, targets)];
};

const typesIn = ({ exercises }: PrescribedTraining) => exercises.flatMap(exercisesOf).map((one) => one.exercise_type);

/** Types that strengthen without counting in the week's sets: planks for the trunk, functional exercises. */
const STRENGTHENING = ["functional", "manobra_resp"];

/** The groups that trainings with resisted exercises are about, but those that exercises of other types strengthen too. */
function targetGroups(trainings: CheckedWeek["trainings"]): ReadonlyMap<number, MuscleGroup> {
  const others = new Set(
    trainings
      .flatMap(({ exercises }) => exercises.flatMap(exercisesOf))
      .filter(({ exercise_type }) => STRENGTHENING.includes(exercise_type))
      .flatMap(({ muscle_groups }) => muscle_groups.map(({ id }) => id)),
  );
  const named = trainings
    .filter((training) => typesIn(training).includes("resistence"))
    .flatMap(({ muscle_group }) => muscle_group);
  return new Map(named.filter(({ id }) => !others.has(id)).map((group) => [group.id, group]));
}

function untrained(trainings: CheckedWeek["trainings"], targets: ReadonlyMap<number, MuscleGroup>) {
  const trained = new Set(comparedVolume(trainings.map(volumeOfTraining)).map(({ id }) => id));
  return [...targets.values()]
    .filter(({ id }) => !trained.has(id))
    .map(({ id, name }) => ({
      key: keyOf("volume", id, 0),
      sentence: `${name}: nenhuma série na semana, e um treino é sobre esse grupo.`,
      trainingId: null,
    }));
}
