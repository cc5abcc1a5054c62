import { bandText, sideOfBand } from "../volume-band.ts";
import { volumeOfTraining, volumePerWeek } from "../weekly-volume.ts";
import { keyOf, type Rule } from "./advice.ts";
import { setsText } from "./entry-words.ts";

/**
 * A muscle group outside the trainer's band. A group that only helps in exercises for others may lie below it; one that a training is
 * about should not.
 */
export const weeklyBand: Rule = ({ trainings, band }) => {
  const wanted = new Set(trainings.flatMap(({ muscle_group }) => muscle_group.map(({ id }) => id)));
  return volumePerWeek(trainings.map(volumeOfTraining)).flatMap(({ id, name, sets }) => {
    const side = sideOfBand(sets, band);
    if (side === "within" || (side === "below" && !wanted.has(id))) return [];
    return {
      key: keyOf("volume", id, sets, band.min, band.max),
      sentence: `${name}: ${setsText(sets)} na semana, ${side === "above" ? "acima" : "abaixo"} da sua faixa de ${bandText(band)}.`,
      trainingId: null,
    };
  });
};
