import { folded } from "../../text/accentless.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "../../training/exercise-types.ts";
import type { Reading } from "../spreadsheet/columns.ts";

const TYPE_WORDS: Readonly<Record<ExerciseTypeValue, readonly string[]>> = {
  stretching: ["alongar", "flexibilidade"],
  mobility: ["mobilidades", "mobilidade articular", "exercicio de mobilidade"],
  myofascial_release: ["liberacao", "miofascial", "soltura", "soltura miofascial", "automassagem", "lmf"],
  functional: ["funcionais", "exercicio funcional", "treino funcional", "treinamento funcional"],
  resistence: [
    "resistidos",
    "resistencia",
    "exercicio resistido",
    "exercicios resistidos",
    "treino resistido",
    "musculacao",
    "forca",
    "resistance",
  ],
  manobra_resp: [
    "respiratorio",
    "respiratoria",
    "respiracao",
    "manobra respiratoria",
    "manobras respiratorias",
    "core",
  ],
  exerc_aerobicos: ["aerobico", "aerobicos", "aerobio", "exercicio aerobico", "cardio", "aerobic", "hiit"],
};

const TYPES = EXERCISE_TYPES.map(({ value, label, title }) => ({
  value,
  words: new Set([folded(value), folded(label), folded(title), ...TYPE_WORDS[value]]),
}));

const ONE_OF_TYPES = `Escolha uma das opções: ${EXERCISE_TYPES.map(({ label }) => label).join(", ")}.`;

export function readExerciseType(text: string): Reading<ExerciseTypeValue> {
  const said = folded(text);
  const found = TYPES.find(({ words }) => words.has(said));
  return found ? { value: found.value } : { problem: ONE_OF_TYPES };
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

const GROUP_WORDS: Readonly<Record<string, readonly string[]>> = {
  dorsais: ["costas", "dorso", "grande dorsal", "latissimo"],
  peitoral: ["peito", "peitorais"],
  deltoides: ["ombro", "ombros"],
  abdomen: ["abdominal", "abdominais", "barriga"],
  gluteos: ["bumbum"],
  isquiotibiais: ["posterior", "posteriores", "posterior de coxa", "posteriores de coxa", "isquios"],
  quadriceps: ["anterior de coxa", "quadricipital"],
  panturrilhas: ["gemeos", "batata da perna"],
};

const SIDES = [" a direita", " a esquerda"];
const SEPARATORS = /[,;/|+\n]/;

/** "Bíceps" and "biceps", "Glúteo" and "Glúteos", compare equal. */
const inSingular = (text: string) => folded(text).replace(/s\b/g, "");

export function readMuscleGroups(text: string, groups: readonly Named[]): Reading<number[]> {
  const known = groups.map(({ id, name }) => ({
    id,
    words: [name, ...(GROUP_WORDS[folded(name)] ?? [])].map(inSingular),
  }));
  return readNames(text, groups, "grupo muscular", (said) =>
    known.filter(({ words }) => words.includes(inSingular(said))),
  );
}

/** The deviations of a cell, separated likewise. A name without its side means both sides. */
export function readDeviations(text: string, deviations: readonly Named[]): Reading<number[]> {
  const known = deviations.map(({ id, name }) => ({ id, word: folded(name) }));
  return readNames(text, deviations, "desvio postural", (said) => {
    const word = folded(said.replace(/\(dois lados\)/i, ""));
    const whole = known.filter((one) => one.word === word);
    return whole.length > 0 ? whole : known.filter((one) => SIDES.some((side) => one.word === word + side));
  });
}

const MAX_NAMED = 15;

function readNames(
  text: string,
  list: readonly Named[],
  noun: string,
  find: (said: string) => readonly { readonly id: number }[],
): Reading<number[]> {
  const parts = text.split(SEPARATORS).flatMap((part) => (find(part).length > 0 ? [part] : part.split(/\s+e\s+/i)));
  const said = parts.map((part) => part.trim()).filter((part) => part !== "");
  const unknown = said.find((part) => find(part).length === 0);
  if (unknown !== undefined) {
    const names = list.map(({ name }) => name);
    const hint =
      names.length > MAX_NAMED ? "Escreva o nome como no cadastro do exercício." : `Use: ${names.join(", ")}.`;
    return { problem: `Não conhecemos o ${noun} “${unknown}”. ${hint}` };
  }
  return { value: [...new Set(said.flatMap((part) => find(part).map(({ id }) => id)))] };
}
