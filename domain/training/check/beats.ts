import { folded } from "../../text/accentless.ts";
import { fromWire } from "../entry/names.ts";
import { keyOf, type Rule } from "./advice.ts";
import { correctionOf, idsOf, namesOf } from "./entry-text.ts";
import { markOf } from "./text-mark.ts";

/** A heart rate in a row of somebody whose heart does not tell the effort. */
export const beats: Rule = ({ trainings, heartRateNote }) =>
  heartRateNote === null
    ? []
    : trainings.flatMap(({ id, name, exercises }) =>
        exercises.flatMap((entry) => {
          const { heartRate } = fromWire(entry);
          if (heartRate === null) return [];
          return {
            key: keyOf("beats", markOf(folded(heartRateNote)), idsOf(entry)),
            sentence: `${name}: "${namesOf(entry)}" pede ${heartRate} bpm, que o aluno não vê. ${heartRateNote}`,
            trainingId: id,
            ...correctionOf(entry),
          };
        }),
      );
