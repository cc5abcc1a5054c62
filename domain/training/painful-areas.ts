import { folded } from "../student-import/folded.ts";
import { AREAS, type PainfulArea } from "./painful-area-table.ts";

/** What the anamnesis says of lesions and pains. */
export interface PainAnswers {
  readonly had_lesions?: boolean | null | undefined;
  readonly lesions?: string | null | undefined;
  readonly had_pains?: boolean | null | undefined;
  readonly pains?: string | null | undefined;
}

/** A painful or injured area, with the words of the student's anamnesis that name it. */
export interface PainfulPlace {
  readonly area: PainfulArea;
  readonly said: string;
}

/** An exercise of the catalogue or of a training. */
export interface MovingExercise {
  readonly name: string;
  readonly exercise_type: string;
  readonly muscle_groups: readonly { readonly id: number }[];
}

/** Said of an old lesion that no longer limits, unless the sentence takes it back. */
const HEALED = /\b(sem sequelas?|sem limitac\w+|recuperad[oa]s?|curad[oa]s?)\b/;
const NOT_HEALED = /\b(nao|mal|quase|parcial\w*)\b/;

/** Longer words for an area, read first: "coluna cervical" is no lower back. */
const SYNONYMS: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\bcoluna (?=cervic|torac|dorsal)/g, ""],
  [/\b(meio|alto|parte alta|parte de cima|parte superior) das costas\b/g, "torácica"],
  [/\bentre as escapulas\b/g, "torácica"],
  [/\bbiceps femora(l|is)\b/g, "isquiotibial"],
];

/** With a space at both ends, so that a part with a space is a whole word. */
const plain = (text: string) =>
  ` ${folded(SYNONYMS.reduce((words, [long, short]) => words.replace(long, short), folded(text)))} `;

/** One statement: up to a full stop, a semicolon or a line's end. */
const statements = (text: string | null | undefined): readonly string[] =>
  (text ?? "")
    .split(/[.;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const isHealed = (words: string) => HEALED.test(words) && !NOT_HEALED.test(words);

/** The areas that a statement names, by the beginnings of its words. */
const areasIn = (words: string): readonly PainfulArea[] =>
  isHealed(words)
    ? []
    : AREAS.filter(({ said }) => said.some((part) => words.includes(` ${part}`))).map(({ area }) => area);

/**
 * The areas that the anamnesis names as painful or injured, each once, pains first. Accents and case are ignored; a lesion that is
 * said to be healed does not count; an answer whose question was answered with no does not count either.
 */
export function painfulPlaces({ had_lesions, lesions, had_pains, pains }: PainAnswers): readonly PainfulPlace[] {
  const said = [...(had_pains ? statements(pains) : []), ...(had_lesions ? statements(lesions) : [])];
  const places = said.flatMap((statement) => areasIn(plain(statement)).map((area) => ({ area, said: statement })));
  return places.filter(({ area }, index) => places.findIndex((one) => one.area === area) === index);
}

const ROWS = new Map(AREAS.map((row) => [row.area, row]));
const GENTLE = ["stretching", "mobility", "myofascial_release"];
const LOADED = ["resistence", "functional"];

/**
 * Whether an exercise loads or moves an area. Muscle groups count for exercises with a load; a stretch, a mobility exercise or a
 * release counts only where its name says that it is done at that area.
 */
export function touches(area: PainfulArea, { name, exercise_type, muscle_groups }: MovingExercise): boolean {
  const row = ROWS.get(area);
  if (!row) return false;
  const words = ` ${folded(name)} `;
  if ((GENTLE.includes(exercise_type) ? row.gentle : row.exercises).some((part) => words.includes(` ${part}`)))
    return true;
  return LOADED.includes(exercise_type) && muscle_groups.some(({ id }) => row.groups.includes(id));
}
