import { folded } from "../../text/accentless.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** It tells the trainer and keeps nobody from prescribing. */
export const screeningNotice: Rule = ({ trainings, screeningNote }) =>
  trainings.length === 0 || screeningNote === null
    ? []
    : [{ key: keyOf("screening", markOf(folded(screeningNote))), sentence: screeningNote, trainingId: null }];
