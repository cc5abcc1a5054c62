import { recordOf } from "../../record.ts";
import { folded } from "../../text/accentless.ts";
import type { Movement } from "./movement.ts";
import type { Pattern } from "./pattern.ts";
import { PATTERNS } from "./patterns.ts";

/** Beginnings of folded words that say the same. The first one that a word begins with counts. */
const SAME: readonly (readonly [word: string, ...beginnings: readonly string[]])[] = [
  ["halter", "halter", "dumbbell"],
  ["kettlebell", "kettlebell"],
  ["polia", "polia", "cabo", "roldana", "pulley", "cross"],
  ["maquina", "maquina", "aparelho", "articulad"],
  ["smith", "smith"],
  ["elastico", "elastic", "faixa", "mini band", "miniband", "theraband", "superband"],
  ["anilha", "anilha"],
  ["bola", "bola"],
  ["trx", "trx", "suspens", "fita"],
  ["inclinado", "inclinad"],
  ["declinado", "declinad"],
  ["unilateral", "unilateral", "unipodal"],
  ["alternado", "alternad"],
  ["supinada", "supinad"],
  ["pronada", "pronad"],
  ["neutra", "neutr", "martelo"],
  ["sentado", "sentad"],
  ["deitado", "deitad", "decubito"],
  ["ajoelhado", "ajoelhad"],
  ["solo", "solo", "chao", "colchonete"],
  ["agachamento", "agachamento", "squat"],
  ["supino", "supino"],
  ["remada", "remada"],
  ["puxada", "puxada", "pulldown"],
  ["desenvolvimento", "desenvolvimento", "militar"],
  ["rosca", "rosca"],
  ["abdominal", "abdomin", "crunch"],
  ["prancha", "prancha"],
  ["alongamento", "along"],
  ["mobilidade", "mobili"],
  ["liberacao", "liberacao", "rolo"],
  ["afundo", "afundo", "avanco", "passada"],
  ["stiff", "stiff", "romeno"],
  ["terra", "terra", "deadlift"],
];

const EMPTY = new Set(
  "a ao as com da das de do dos e em livre na nas no nos o os ou para pela pelo por um uma".split(" "),
);

/** Without the ending of a plural or a gender: "juntos" and "junta" are one word. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:[ao]s?|s)$/, "") : word);

const wordOf = (word: string): string =>
  SAME.find(([, ...beginnings]) => beginnings.some((beginning) => word.startsWith(beginning)))?.[0] ?? stemOf(word);

const ONE_SIDE = /\b(?:um braco|uma mao|uma perna|um lado)\b/g;

export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    folded(text)
      .replace(ONE_SIDE, "unilateral")
      .split(" ")
      .filter((word) => word !== "" && !EMPTY.has(word))
      .map(wordOf),
  );

interface Choice {
  readonly movement: Movement;
  readonly groups: readonly number[];
  /** `named` holds words of the pattern, `told` those of the values that it is drawn with, `unusual` those of unusual values alone. */
  readonly named: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly unusual: ReadonlySet<string>;
}

/** Every pattern with every value of its parameters. */
function choicesOf(pattern: string, { label, groups, parameters }: Pattern): Choice[] {
  const sets = Object.entries(parameters).reduce<(readonly (readonly [name: string, value: string, word: string])[])[]>(
    (made, [name, { values }]) =>
      made.flatMap((chosen) =>
        Object.entries(values).map(([value, word]) => [...chosen, [name, value, word] as const]),
      ),
    [[]],
  );
  return sets.map((chosen) => ({
    movement: { pattern, parameters: recordOf(chosen.map(([name, value]) => [name, value])) },
    groups,
    named: wordsOf(label),
    told: wordsOf(chosen.map(([, , word]) => word).join(" ")),
    unusual: wordsOf(
      chosen
        .filter(([name, value]) => Object.keys(parameters[name]?.values ?? {})[0] !== value)
        .map(([, , word]) => word)
        .join(" "),
    ),
  }));
}

const CHOICES = Object.entries(PATTERNS).flatMap(([key, pattern]) => choicesOf(key, pattern));

const NAMED = 4;
const TOLD = 2;
const BY_EQUIPMENT = 1;
const UNTOLD = 0.5;
const MAIN_GROUP = 1.5;

interface SpokenExercise {
  readonly name: ReadonlySet<string>;
  readonly equipment: ReadonlySet<string>;
  readonly groups: readonly number[];
}

/** 0 for a pattern that is not named by half of its words, or trains none of the exercise's muscles. */
function likeness({ named, told, unusual, groups }: Choice, exercise: SpokenExercise): number {
  const [main] = exercise.groups;
  const hits = [...named].filter((word) => exercise.name.has(word)).length;
  if (2 * hits < named.size || (main !== undefined && !groups.includes(main))) return 0;
  const spoken = [...told].map((word) => {
    if (exercise.name.has(word)) return TOLD;
    if (exercise.equipment.has(word)) return BY_EQUIPMENT;
    return unusual.has(word) ? -UNTOLD : 0;
  });
  const byName = (NAMED * hits) / named.size;
  return spoken.reduce((sum, points) => sum + points, byName) + (groups[0] === main ? MAIN_GROUP : 0);
}

/**
 * The movement whose words in the form are most like the exercise's; null when no pattern is named by them. `groups`: ids of its muscle
 * groups, the main one first. A trainer confirms it.
 */
export function proposedMovement(name: string, equipment: string, groups: readonly number[]): Movement | null {
  const exercise = { name: wordsOf(name), equipment: wordsOf(equipment), groups };
  const [best] = CHOICES.map((choice) => ({ choice, points: likeness(choice, exercise) })).sort(
    (one, other) => other.points - one.points,
  );
  return best && best.points > 0 ? best.choice.movement : null;
}
