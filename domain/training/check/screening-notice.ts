import { folded } from "../../text/accentless.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** It tells the trainer and keeps nobody from prescribing. */
export const screeningNotice: Rule = ({ trainings, screeningNotes }) =>
  trainings.length === 0
    ? []
    : screeningNotes.map((sentence) => ({
        key: keyOf("screening", markOf(folded(sentence))),
        sentence,
        trainingId: null,
      }));
