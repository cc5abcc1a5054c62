import { folded } from "../../text/accentless.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** The last evaluation says that nothing may be trained. */
export const stop: Rule = ({ trainings, health: { stop: sentence } }) =>
  trainings.length === 0 || sentence === null
    ? []
    : [{ key: keyOf("stop", markOf(folded(sentence))), sentence, trainingId: null }];
