import { folded } from "../text/accentless.ts";
import { type HealthAnswers, isHealed, type Statement, statementsOf } from "./health/statements.ts";
import { partsIn, startsOf } from "./health/word-match.ts";
import { AREAS, type PainfulArea } from "./painful-area-table.ts";

export interface PainfulPlace {
  readonly area: PainfulArea;
  /** As its source has it. */
  readonly quote: string;
  readonly source: "anamnese" | "treino";
}

export interface MovingExercise {
  readonly name: string;
  readonly exercise_type: string;
  readonly muscle_groups: readonly { readonly id: number }[];
}

/** Longer words for an area, read first: "coluna cervical" is no lower back. */
const SYNONYMS: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\bcoluna (?=cervic|torac|dorsal)/g, ""],
  [/\b(meio|alto|parte alta|parte de cima|parte superior) das costas\b/g, "toracica"],
  [/\bentre as escapulas\b/g, "toracica"],
  [/\bbiceps femora(l|is)\b/g, "isquiotibial"],
  [/\bhernia de hiato\b/g, "hiato"],
];

export function areasIn(words: string): readonly PainfulArea[] {
  const plain = SYNONYMS.reduce((text, [long, short]) => text.replace(long, short), words);
  const holds = partsIn(plain);
  return AREAS.filter(({ terms }) => terms.some(holds)).map(({ area }) => area);
}

/** The areas that statements name, each once; what is said to be healed does not count. */
export function placesIn(statements: readonly Statement[]): readonly PainfulPlace[] {
  const places = statements
    .filter((statement) => !isHealed(statement))
    .flatMap(({ words, text }) => areasIn(words).map((area) => ({ area, quote: text, source: "anamnese" as const })));
  return eachAreaOnce(places);
}

/** The first that names an area stands for it. */
export const eachAreaOnce = (places: readonly PainfulPlace[]): readonly PainfulPlace[] =>
  places.filter(({ area }, index) => places.findIndex((one) => one.area === area) === index);

/**
 * The areas that the anamnesis names as painful, injured or operated, each once, pains first. Accents and case are ignored, and one
 * wrong letter in a longer word; an old lesion that is said to be healed does not count; an answer whose question was answered with no
 * does not count either.
 */
export const painfulPlaces = (answers: HealthAnswers): readonly PainfulPlace[] => placesIn(statementsOf(answers));

const ROWS = new Map(AREAS.map((row) => [row.area, row]));
const GENTLE = ["stretching", "mobility", "myofascial_release"];
const LOADED = ["resistence", "functional"];

/**
 * Whether an exercise loads or moves an area, or rests on it. Muscle groups count for exercises with a load; a stretch, a mobility
 * exercise or a release counts only where its name says that it is done at that area.
 */
export function touches(area: PainfulArea, { name, exercise_type, muscle_groups }: MovingExercise): boolean {
  const row = ROWS.get(area);
  if (!row) return false;
  const isNamed = startsOf(folded(name));
  const moved = GENTLE.includes(exercise_type) ? row.gentle : row.exercises;
  if (row.supports.some(isNamed) || moved.some(isNamed)) return true;
  return LOADED.includes(exercise_type) && muscle_groups.some(({ id }) => row.groups.includes(id));
}
