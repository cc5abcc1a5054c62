import { parseDecimal } from "../../text/number-format.ts";
import type { DetailedSet } from "../sets/detailed-set.ts";
import { readRowOfSets, setsText } from "../sets/sets-line.ts";
import { completeTime, withHours } from "./field-rules.ts";
import type { EntryField, TypedPrescription } from "./fields.ts";
import type { TypeField } from "./type-fields.ts";

/** Figures as they were said, before it is known of which type of exercise. */
export interface SaidFigures {
  readonly series?: string;
  /** "12" is a maximum alone. */
  readonly reps?: { readonly min: string; readonly max: string };
  /** In "3x30s" it is the time of a set. */
  readonly setTime?: string;
  /** Times as digits of mm:ss, in the order in which they were said. */
  readonly times: readonly string[];
  readonly rest?: string;
  readonly load?: string;
  readonly cadence?: string;
  readonly heartRate?: string;
  readonly effort?: string;
  readonly sets?: DetailedSet[];
}

export interface TypedRow {
  /** The rest: words, and numbers that are no figures. */
  readonly name: string;
  readonly said: SaidFigures;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Read = (groups: Groups) => Partial<SaidFigures> | null;

const TO = String.raw`\s*(?:-|a|até|ou)\s*`;
const TIME = String.raw`(?:\d{1,2}:\d{2}|\d{1,3}\s*(?:segundos|segs?|s|"|'')|\d{1,2}\s*(?:minutos|mins?|m|')(?:\s*\d{1,2}\s*(?:segundos|segs?|s|"|'')?)?)`;
const REPS_WORD = String.raw`(?:\s*rep(?:etições|eticoes|s)?\.?)`;
const REPS = String.raw`(?<low>\d{1,3})(?:${TO}(?<high>\d{1,3}))?`;
const NO_UNIT = String.raw`(?!\s*(?:(?:kgs?|segs?|s|mins?|m|bpm)(?!\p{L})|["'x-])|[:.,]\d)`;

/** A time as digits: "90s" is "130", "1min" is "100". */
function timeDigits(text: string): string {
  const [first = "0", second] = text.match(/\d+/g) ?? [];
  const isMinutes = text.includes(":") || /^\d+\s*(m|')(?!')/.test(text);
  const seconds = isMinutes ? Number(first) * 60 + Number(second ?? 0) : Number(first);
  return `${Math.floor(seconds / 60)}${String(seconds % 60).padStart(2, "0")}`;
}

const repsOf = ({ low = "", high }: Groups) => ({ reps: high ? { min: low, max: high } : { min: "", max: low } });

/** Each takes what it reads out of the text. The first of two that could read the same comes first. */
const READINGS: readonly (readonly [string, Read])[] = [
  [String.raw`(?:cad(?:ência|encia)?\.?\s*)?(?<cadence>\d-\d-\d-\d)`, ({ cadence = "" }) => ({ cadence })],
  [String.raw`cad(?:ência|encia)?\.?\s*(?<digits>\d{4})`, ({ digits = "" }) => ({ cadence: [...digits].join("-") })],
  [
    String.raw`(?<series>\d{1,2})\s*x\s*(?<time>${TIME})`,
    ({ series = "", time = "" }) => ({ series, setTime: timeDigits(time) }),
  ],
  [
    String.raw`(?<series>\d{1,2})\s*x\s*${REPS}${REPS_WORD}?${NO_UNIT}`,
    ({ series = "", ...groups }) => ({ series, ...repsOf(groups) }),
  ],
  [
    String.raw`(?<series>\d{1,2})\s*s[ée]ries?(?:\s*(?:de|x)\s*${REPS}${REPS_WORD}?${NO_UNIT})?`,
    ({ series = "", ...groups }) => ({ series, ...(groups.low && repsOf(groups)) }),
  ],
  [`${REPS}${REPS_WORD}`, repsOf],
  [
    String.raw`(?<load>\d{1,3}(?:[.,]\d)?)\s*(?:kgs?|quilos?)`,
    ({ load = "" }) => (parseDecimal(load) ? { load: load.replace(".", ",") } : null),
  ],
  [String.raw`(?<heartRate>\d{2,3})\s*bpm`, ({ heartRate = "" }) => ({ heartRate })],
  [
    String.raw`(?:(?<scale>rir|rpe)\s*(?<after>\d{1,2})|(?<before>\d{1,2})\s*(?<named>rir|rpe))`,
    ({ scale, named = scale, before, after = before }) => ({ effort: `${String(named).toUpperCase()} ${after}` }),
  ],
  [
    String.raw`(?:desc(?:anso)?|int(?:ervalo)?)\.?\s*(?:de\s*)?(?<time>${TIME})`,
    ({ time = "" }) => ({ rest: timeDigits(time) }),
  ],
];

const patternOf = (pattern: string, flags = "iu") =>
  new RegExp(String.raw`(?<![\p{L}\d°/])${pattern}(?![\p{L}\d°/])`, flags);
const COMPILED = READINGS.map(([pattern, read]) => [patternOf(pattern), read] as const);
const TIMES = patternOf(TIME, "giu");

/** "supino reto 4x8-12 40kg 90s" in its parts, in any order. What is no figure stays in the name. */
export function readTypedRow(text: string): TypedRow {
  const inDetail = readRowOfSets(text);
  if (inDetail) return { name: inDetail.name, said: { times: [], sets: inDetail.sets } };
  let name = text.replaceAll("×", "x").replace(/[–—]/g, "-");
  let figures: SaidFigures = { times: [] };
  for (const [pattern, read] of COMPILED) {
    const match = pattern.exec(name);
    const found = match && read(match.groups ?? {});
    if (!match || !found) continue;
    figures = { ...figures, ...found };
    name = `${name.slice(0, match.index)} ${name.slice(match.index + match[0].length)}`;
  }
  const times = [...name.matchAll(TIMES)].map(([time]) => timeDigits(time));
  name = name.replace(TIMES, " ").replace(/\s+/g, " ").trim();
  return { name: name.replace(/[\s,;·]+$/, ""), said: { ...figures, times } };
}

/** "4 × 8–12", "40 kg", "01:30": to be shown while it is typed. */
export function saidTexts({ series, reps, setTime, times, rest, load, cadence, heartRate, effort, sets }: SaidFigures) {
  const range = reps && (reps.min ? `${reps.min}–${reps.max}` : reps.max);
  const work = setTime ? completeTime(setTime) : range && !series ? `${range} rep.` : range;
  return [
    sets && setsText(sets),
    series && (work ? `${series} × ${work}` : `${series} séries`),
    !series && work,
    load && `${load} kg`,
    rest && `descanso ${completeTime(rest)}`,
    ...times.map(completeTime),
    cadence && `cadência ${cadence}`,
    heartRate && `${heartRate} bpm`,
    effort,
  ].flatMap((part) => part || []);
}

export const isAnythingSaid = (said: SaidFigures): boolean => saidTexts(said).length > 0;

interface PlacedFigures {
  readonly figures: Partial<TypedPrescription>;
  /** Texts of figures for which the exercise's type has no field. */
  readonly unplaced: readonly string[];
}

/** In a type with a duration the first time is the duration and the next one the rest. */
export function placeFigures(said: SaidFigures, fields: readonly Pick<TypeField, "field" | "hours">[]): PlacedFigures {
  const find = (field: EntryField) => fields.find((one) => one.field === field);
  const { series, reps, setTime, load, cadence, heartRate, effort, sets } = said;
  const duration = find("duration");
  const times = [...(setTime ? [setTime] : []), ...said.times];
  const ofSet = duration && times.shift();
  const rest = said.rest ?? times.shift();
  const figures: Partial<TypedPrescription> = {
    ...(series && find("series") && { series }),
    ...(reps && find("maxReps") && { maxReps: reps.max, ...(find("minReps") && { minReps: reps.min }) }),
    ...(ofSet && { duration: duration.hours ? withHours(ofSet) : completeTime(ofSet) }),
    ...(rest && find("rest") && { rest: completeTime(rest) }),
    ...(load && find("load") && { load }),
    ...(cadence && find("cadence") && { cadence }),
    ...(heartRate && find("heartRate") && { heartRate }),
    ...(effort && { notes: effort }),
    ...(sets && find("load") && { sets }),
  };
  const unplaced = saidTexts({
    ...(series && !find("series") && { series }),
    ...(reps && !find("maxReps") && { reps }),
    ...(rest && !find("rest") && { rest }),
    ...(load && !find("load") && { load }),
    ...(cadence && !find("cadence") && { cadence }),
    ...(heartRate && !find("heartRate") && { heartRate }),
    ...(sets && !find("load") && { sets }),
    times,
  });
  return { figures, unplaced };
}
