import { folded } from "../../text/accentless.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** Words of the anamnesis that no rule understands: no other advice speaks of them. */
export const unreadStatement: Rule = ({ trainings, health: { unread } }) =>
  trainings.length === 0
    ? []
    : unread.map((text) => ({
        key: keyOf("unread", markOf(folded(text))),
        sentence: `A anamnese diz "${text}": nenhuma regra a conhece; confira os exercícios.`,
        trainingId: null,
      }));
