import { folded } from "../../text/accentless.ts";

/**
 * From here on pain is marked and lowers the load. Serlin RC et al. Pain 1995;61(2):277-284 call 1 to 4 mild, 5 and 6 moderate, 7 to 10
 * severe; the border's own value is marked, to be careful.
 */
export const PAIN_TO_MARK = 4;

/** Severe pain, by the same source: the exercise stops, and somebody looks at it. */
export const PAIN_TO_STOP = 7;

export const isMarkedPain = (pain: number | null): pain is number => pain !== null && pain >= PAIN_TO_MARK;

export function painAdvice(pain: number | null): string | null {
  if (!isMarkedPain(pain)) return null;
  return pain >= PAIN_TO_STOP
    ? "Pare este exercício e procure avaliação antes de repeti-lo. Seu personal recebe este aviso."
    : "Reduza a carga ou troque o exercício. Se a dor não passar, pare. Seu personal recebe este aviso.";
}

/** Beginnings of words for pain and what a trainer must hear of like it, folded; one with a space at its end is a whole word. */
const WORDS_OF_PAIN = [
  "dor ",
  "dores ",
  "doi ",
  "doem ",
  "doendo ",
  "doeu ",
  "doia ",
  "doer ",
  "dolori",
  "machuc",
  "machuq",
  "lesion",
  "lesao ",
  "fisgada",
  "fisgou ",
  "pontada",
  "torci ",
  "torceu ",
  "estalo",
  "formig",
  "dorment",
  "tontura",
  "tonto ",
  "tonta ",
  "desmai",
  "falta de ar ",
  "aperto no peito ",
];
/** Said before a word of pain, they deny it. */
const DENIALS = /\b(sem( nenhuma| qualquer)?|nao (senti|sinto|tive|tenho|teve|houve)( nenhuma)?|nenhuma|nao)$/;

/** Whether a note tells of pain, in words that are not denied right before: "sem dor" does not. */
export function saysPain(note: string): boolean {
  const words = ` ${folded(note)} `;
  return WORDS_OF_PAIN.some((word) => {
    for (let at = words.indexOf(` ${word}`); at >= 0; at = words.indexOf(` ${word}`, at + 1)) {
      if (!DENIALS.test(words.slice(0, at))) return true;
    }
    return false;
  });
}

/** Whether the trainer is to hear of it: a marked pain, any pain with a note, or a note that tells of one. */
export const tellsOfPain = ({ pain, note }: { readonly pain: number | null; readonly note: string }): boolean =>
  isMarkedPain(pain) || (pain !== null && pain > 0 && note.trim() !== "") || saysPain(note);
