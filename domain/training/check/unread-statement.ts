import { folded } from "../../text/accentless.ts";
import { readHealth } from "../health/read-health.ts";
import { keyOf, type Rule } from "./advice.ts";
import { markOf } from "./text-mark.ts";

/** Pains and lesions that no rule understands: the check of painful areas says nothing of them, and this says so. */
export const unreadStatement: Rule = ({ trainings, student }) =>
  trainings.length === 0
    ? []
    : readHealth(student, null).unread.map((text) => ({
        key: keyOf("unread", markOf(folded(text))),
        sentence: `A anamnese diz "${text}": nenhuma regra a conhece; confira os exercícios.`,
        trainingId: null,
      }));
