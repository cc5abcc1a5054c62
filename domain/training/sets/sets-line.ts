import { formatDecimal, parseDecimal } from "../../text/number-format.ts";
import { secondsOf } from "../entry/field-rules.ts";
import {
  type DetailedSet,
  type PercentBase,
  refuseSets,
  type SetKind,
  setEffortText,
  setLoadText,
  setRepetitionsText,
  WORKING_SET,
} from "./detailed-set.ts";

interface Part {
  readonly count: number;
  readonly set: DetailedSet;
}

const KIND_WORDS: readonly (readonly [RegExp, SetKind])[] = [
  [/(?:aquecimento|aquec\.?|aq\.?|warm-?up)/, "warmup"],
  [/(?:back-?off|bo)/, "backoff"],
  [/(?:drop(?:-?set)?)/, "drop"],
  [/(?:trabalho)/, "work"],
];

const WORK =
  /(?<count>\d{1,2})\s*x\s*(?:(?<amrap>amrap|máx(?:imo)?|max(?:imo)?)|(?<low>\d{1,3})(?:\s*-\s*(?<high>\d{1,3}))?)(?:\s*reps?\.?)?/;
const PERCENT = /@?\s*(?<percent>\d{1,3}(?:[.,]\d)?)\s*%\s*(?<base>(?:da\s+)?(?:1rm|rm|mt|tm|máxima de treino))?/;
const KILOGRAMS = /@?\s*(?<load>\d{1,3}(?:[.,]\d)?)\s*(?:kgs?|quilos?)/;
const EFFORT = /@?\s*(?<scale>rir|rpe)\s*(?<value>\d{1,2}(?:[.,]5)?)|@\s*(?<bare>\d{1,2}(?:[.,]5)?)(?!\s*[%\d]|\s*kg)/;
const REST =
  /(?:(?:desc(?:anso)?)\.?\s*)?(?:(?<clock>\d{1,2}:\d{2})|(?<seconds>\d{1,3})\s*(?:s|seg|"|'')|(?<minutes>\d{1,2})\s*(?:min|m|')(?:\s*(?<more>\d{1,2})\s*s?)?)/;

/** Takes the first match of a pattern out of a text. */
function taken(text: string, pattern: RegExp): readonly [Record<string, string | undefined> | null, string] {
  const match = new RegExp(String.raw`(?<![\p{L}\d,.])(?:${pattern.source})(?![\p{L}\d])`, "iu").exec(text);
  if (!match) return [null, text];
  return [match.groups ?? {}, `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`];
}

const decimalIn = (text: string | undefined): number | null => (text === undefined ? null : parseDecimal(text));

function kindIn(text: string): readonly [SetKind, string] {
  for (const [word, kind] of KIND_WORDS) {
    const [found, rest] = taken(text, word);
    if (found) return [kind, rest];
  }
  return ["work", text];
}

function restIn(groups: Record<string, string | undefined> | null): string | null {
  if (!groups) return null;
  const { clock, seconds, minutes, more } = groups;
  const total = clock
    ? secondsOf(clock.padStart(5, "0"))
    : Number(seconds ?? 0) + Number(minutes ?? 0) * 60 + Number(more ?? 0);
  return clockText(total);
}

const clockText = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;

/** "3x5 @80%": null when something in it is no figure of a set. */
function readPart(text: string): Part | null {
  const [work, afterWork] = taken(text, WORK);
  if (!work) return null;
  const [kind, afterKind] = kindIn(afterWork);
  const [percent, afterPercent] = taken(afterKind, PERCENT);
  const [load, afterLoad] = taken(afterPercent, KILOGRAMS);
  const [effort, afterEffort] = taken(afterLoad, EFFORT);
  const [rest, left] = taken(afterEffort, REST);
  if (/[\p{L}\d@%]/u.test(left)) return null;
  const base: PercentBase = /mt|tm|treino/i.test(percent?.base ?? "") ? "training_max" : "one_rep_max";
  const value = decimalIn(effort?.value ?? effort?.bare);
  const isRir = effort?.scale?.toLowerCase() === "rir";
  return {
    count: Number(work.count),
    set: {
      ...WORKING_SET,
      kind: work.amrap ? "amrap" : kind,
      min_reps: work.high ? Number(work.low) : null,
      max_reps: work.amrap ? null : Number(work.high ?? work.low),
      load_kg: decimalIn(load?.load),
      percent: decimalIn(percent?.percent),
      percent_of: percent ? base : null,
      rir: isRir ? value : null,
      rpe: isRir ? null : value,
      rest: restIn(rest),
    },
  };
}

/** A comma between digits is a decimal one. */
const PARTS = /\s*(?:;|\+|,(?!\d)|(?<!\d),)\s*/;

const plain = (text: string) => text.replaceAll("×", "x").replace(/[–—]/g, "-").trim();

/**
 * "1x12 40kg, 3x5 @80%, 1xAMRAP" as sets; null when a part is none, or when a set cannot be as it says. "aq", "bo" and "drop" name kinds,
 * "@80%" is of the 1RM and "@80% MT" of the training max, "@8" is RPE 8, "90s" the rest after each of its sets.
 */
export function readSetsLine(text: string): DetailedSet[] | null {
  const parts = plain(text)
    .split(PARTS)
    .filter((part) => part !== "")
    .map(readPart);
  if (parts.length === 0 || parts.includes(null)) return null;
  const sets = parts.flatMap((part) =>
    part && part.count > 0 ? Array.from({ length: part.count }, () => part.set) : [],
  );
  return sets.length > 0 && refuseSets(sets) === null ? sets : null;
}

/** Whether a line says more than the figures of a row do: several parts, a percentage, AMRAP or a kind of set. */
const SAYS_DETAIL =
  /\dx\s*(?:amrap|m[áa]x)|%|(?<!\p{L})(?:aq|aquec|bo|back-?off|drop)(?!\p{L})|\dx\s*\d.*[,;+]\s*(?:\p{L}+\s+)?\d{1,2}\s*x\s*(?:\d|amrap)/iu;

/** The name before the sets and the sets of "agachamento 1x12 40kg, 3x5 @80%"; null when no sets are said in detail. */
export function readRowOfSets(text: string): { readonly name: string; readonly sets: DetailedSet[] } | null {
  const line = plain(text);
  if (!SAYS_DETAIL.test(line)) return null;
  const first =
    /(?<![\p{L}\d,.])(?:(?:aquecimento|aquec\.?|aq\.?|back-?off|bo|drop(?:-?set)?)\s+)?\d{1,2}\s*x\s*(?:\d|amrap|m[áa]x)/iu.exec(
      line,
    );
  if (!first) return null;
  const sets = readSetsLine(line.slice(first.index));
  return sets && { name: line.slice(0, first.index).replace(/[\s,;:·]+$/, ""), sets };
}

const isSame = (one: DetailedSet, other: DetailedSet) =>
  (Object.keys(WORKING_SET) as (keyof DetailedSet)[]).every((key) => one[key] === other[key]) &&
  (one.resolved_kg ?? null) === (other.resolved_kg ?? null);

export interface SetsTogether {
  readonly count: number;
  readonly set: DetailedSet;
  /** The first of them has this index, from 0. */
  readonly index: number;
}

/** Equal sets that follow each other, once with their number. */
export function setsTogether(sets: readonly DetailedSet[]): readonly SetsTogether[] {
  const together: SetsTogether[] = [];
  for (const [index, set] of sets.entries()) {
    const last = together.at(-1);
    if (last && isSame(last.set, set)) together[together.length - 1] = { ...last, count: last.count + 1 };
    else together.push({ count: 1, set, index });
  }
  return together;
}

const number = (value: number) => formatDecimal(value, 0, 1);

function loadToken({ load_kg, percent, percent_of }: DetailedSet): string {
  if (load_kg !== null) return `${number(load_kg)}kg`;
  return percent === null ? "" : `@${number(percent)}%${percent_of === "training_max" ? " MT" : ""}`;
}

const KIND_TOKENS: Partial<Record<SetKind, string>> = { warmup: "aq", backoff: "bo", drop: "drop" };

/** As it is typed, and read back as the same sets. */
export const setsLine = (sets: readonly DetailedSet[]): string =>
  setsTogether(sets)
    .map(({ count, set }) =>
      [
        KIND_TOKENS[set.kind],
        `${count}x${set.kind === "amrap" ? "AMRAP" : [set.min_reps, set.max_reps].filter((end) => end !== null).join("-")}`,
        loadToken(set),
        setEffortText(set),
        set.rest,
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");

const KIND_NOTES: Partial<Record<SetKind, string>> = { warmup: "aquecimento", backoff: "back-off", drop: "drop" };

/** "1 × 12 · 40 kg (aquecimento)": how people read it. */
export const setText = ({ count, set }: Pick<SetsTogether, "count" | "set">): string => {
  const figures = [`${count} × ${setRepetitionsText(set)}`, setLoadText(set), setEffortText(set)].filter(
    (part) => part !== "",
  );
  const note = KIND_NOTES[set.kind];
  return `${figures.join(" · ")}${note ? ` (${note})` : ""}`;
};

export const setsText = (sets: readonly DetailedSet[]): string => setsTogether(sets).map(setText).join(", ");
