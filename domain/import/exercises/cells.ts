import { folded } from "../../text/accentless.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "../../training/exercise-types.ts";
import type { Reading } from "../spreadsheet/columns.ts";

const OTHER_TYPE_NAMES: Readonly<Record<ExerciseTypeValue, readonly string[]>> = {
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
  names: new Set([folded(value), folded(label), folded(title), ...OTHER_TYPE_NAMES[value]]),
}));

const ONE_OF_TYPES = `Escolha uma das opções: ${EXERCISE_TYPES.map(({ label }) => label).join(", ")}.`;

export function readExerciseType(text: string): Reading<ExerciseTypeValue> {
  const name = folded(text);
  const found = TYPES.find(({ names }) => names.has(name));
  return found ? { value: found.value } : { problem: ONE_OF_TYPES };
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

const OTHER_GROUP_NAMES: Readonly<Record<string, readonly string[]>> = {
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
  const foldedGroups = groups.map(({ id, name }) => ({
    id,
    names: [name, ...(OTHER_GROUP_NAMES[folded(name)] ?? [])].map(inSingular),
  }));
  return readNames(text, groups, "grupo muscular", (cellName) =>
    foldedGroups.filter(({ names }) => names.includes(inSingular(cellName))),
  );
}

/** The deviations of a cell, separated likewise. A name without its side means both sides. */
export function readDeviations(text: string, deviations: readonly Named[]): Reading<number[]> {
  const foldedDeviations = deviations.map(({ id, name }) => ({ id, name: folded(name) }));
  return readNames(text, deviations, "desvio postural", (cellName) => {
    const name = folded(cellName.replace(/\(dois lados\)/i, ""));
    const exact = foldedDeviations.filter((deviation) => deviation.name === name);
    if (exact.length > 0) return exact;
    return foldedDeviations.filter((deviation) => SIDES.some((side) => deviation.name === name + side));
  });
}

const MAX_NAMED = 15;

function readNames(
  text: string,
  list: readonly Named[],
  noun: string,
  find: (name: string) => readonly { readonly id: number }[],
): Reading<number[]> {
  const parts = text.split(SEPARATORS).flatMap((part) => (find(part).length > 0 ? [part] : part.split(/\s+e\s+/i)));
  const cellNames = parts.map((part) => part.trim()).filter((part) => part !== "");
  const unknown = cellNames.find((name) => find(name).length === 0);
  if (unknown !== undefined) {
    const names = list.map(({ name }) => name);
    const hint =
      names.length > MAX_NAMED ? "Escreva o nome como no cadastro do exercício." : `Use: ${names.join(", ")}.`;
    return { problem: `Não conhecemos o ${noun} “${unknown}”. ${hint}` };
  }
  return { value: [...new Set(cellNames.flatMap((name) => find(name).map(({ id }) => id)))] };
}
