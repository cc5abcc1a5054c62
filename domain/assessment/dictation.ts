import { entriesOf } from "../record.ts";
import { folded } from "../text/accentless.ts";
import { spokenNumber } from "../text/spoken-number.ts";

/** A field that can be named aloud. */
export interface SpokenField {
  readonly key: string;
  /** As it is labelled, and as people call it. */
  readonly names: readonly string[];
}

export type DictationCommand = "next" | "back" | "correct" | "again" | "stop";

export type Dictated =
  /** They go to the field that is named, or else to the one that has the turn; several fill the fields that follow. */
  | { readonly kind: "figures"; readonly field: string | null; readonly values: readonly number[] }
  | { readonly kind: "command"; readonly command: DictationCommand; readonly values: readonly number[] };

const COMMANDS: Readonly<Record<DictationCommand, readonly string[]>> = {
  next: ["proxima", "proximo", "pula", "pular", "seguinte"],
  back: ["volta", "voltar", "anterior"],
  correct: ["apaga", "apagar", "corrige", "corrigir", "errado"],
  again: ["de novo", "outra leitura", "segunda leitura", "terceira leitura", "repete", "repetir"],
  stop: ["parar", "para", "chega", "parar de ouvir"],
};

const BY_WORD = new Map(
  entriesOf(COMMANDS).flatMap(([command, words]) => words.map((word) => [word, command] as const)),
);

/** In a name these words tell nothing. */
const FILLERS = new Set(["de", "do", "da", "dos", "das", "o", "a", "perimetro", "medida"]);

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(" ")
    .filter((word) => word !== "" && !FILLERS.has(word));

/** The words in any order; else the only field whose name has all of them. */
function fieldNamed(said: readonly string[], fields: readonly SpokenField[]): string | null {
  const named = fields.map(({ key, names }) => ({ key, names: names.map(wordsOf) }));
  const holds = (name: readonly string[]) => said.every((word) => name.includes(word));
  const exact = named.filter(({ names }) => names.some((name) => name.length === said.length && holds(name)));
  const found = exact.length > 0 ? exact : named.filter(({ names }) => names.some(holds));
  return found.length === 1 ? (found[0]?.key ?? null) : null;
}

/** "120 por 80" are two; null where a part is no figure. */
function figuresOf(text: string): readonly number[] | null {
  const figures = text.split(/\s+por\s+|;/i).map(spokenNumber);
  return figures.every((figure) => figure !== null) ? figures : null;
}

/** Reads a figure, a field with or without one, or a command. Null: nothing of it was understood. */
export function readDictation(said: string, fields: readonly SpokenField[]): Dictated | null {
  const values = figuresOf(said);
  if (values) return { kind: "figures", field: null, values };
  const words = said.trim().split(/\s+/);
  // The longest start that is a name or a command, with figures or nothing behind it.
  for (let length = words.length; length > 0; length--) {
    const start = words.slice(0, length).join(" ");
    const rest = words.slice(length).join(" ");
    const figures = rest === "" ? [] : figuresOf(rest);
    if (!figures) continue;
    const command = BY_WORD.get(folded(start));
    if (command) return { kind: "command", command, values: figures };
    const name = wordsOf(start);
    const field = name.length > 0 ? fieldNamed(name, fields) : null;
    if (field) return { kind: "figures", field, values: figures };
  }
  return null;
}
