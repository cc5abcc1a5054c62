import { folded } from "../../text/accentless.ts";

/** The answers of an anamnesis that tell of the body: wire names, all of them optional. */
export interface HealthAnswers {
  readonly had_lesions?: boolean | null | undefined;
  readonly lesions?: string | null | undefined;
  readonly had_pains?: boolean | null | undefined;
  readonly pains?: string | null | undefined;
  readonly surgeries?: boolean | null | undefined;
  readonly whichSurgeries?: string | null | undefined;
  readonly cardiac_problems?: boolean | null | undefined;
  readonly cardiac_problems_type?: string | null | undefined;
  readonly diabetes?: boolean | null | undefined;
  readonly diabets_type?: string | null | undefined;
  readonly supplements?: boolean | null | undefined;
  readonly supplements_name?: string | null | undefined;
  readonly exam_frequency?: string | null | undefined;
}

export type Topic = "pain" | "lesion" | "surgery" | "heart" | "medicine" | "exam";

export interface Statement {
  readonly topic: Topic;
  readonly text: string;
  /** The text without case, accents and punctuation. */
  readonly words: string;
}

const NOTHING = /^(nao|nao ha|nao tem|nao tenho|nenhuma?|nada|nunca|sem|x|nega|nega dores|nega lesoes)$/;

const statements = (topic: Topic, text: string | null | undefined): readonly Statement[] =>
  (text ?? "")
    .split(/\.(?=\s|$)|[;\n]/)
    .map((one) => ({ topic, text: one.trim(), words: folded(one) }))
    .filter(({ words }) => words !== "" && !NOTHING.test(words));

/** Every statement of the questions that were answered with yes, pains first. */
export function statementsOf(answers: HealthAnswers): readonly Statement[] {
  return [
    ...(answers.had_pains ? statements("pain", answers.pains) : []),
    ...(answers.had_lesions ? statements("lesion", answers.lesions) : []),
    ...(answers.surgeries ? statements("surgery", answers.whichSurgeries) : []),
    ...(answers.cardiac_problems ? statements("heart", answers.cardiac_problems_type) : []),
    ...(answers.supplements ? statements("medicine", answers.supplements_name) : []),
    ...statements("exam", answers.exam_frequency),
  ];
}

/** Said of an old lesion or surgery that no longer limits, unless the sentence takes it back. */
const HEALED = /\b(sem sequelas?|sem limitac\w+|recuperad[oa]s?|curad[oa]s?)\b/;
const NOT_HEALED =
  /\b(nao|mal|quase|parcial\w*|dor|dores|dolorid\w+|doi|doem|doe|doendo|mas|porem|ainda|incomod\w+|as vezes)\b/;

/** Whether a statement says that a lesion or a surgery is over. A pain that somebody has is never over. */
export const isHealed = ({ topic, words }: Statement): boolean =>
  (topic === "lesion" || topic === "surgery") && HEALED.test(words) && !NOT_HEALED.test(words);
