import { type CalendarDate, formatDate } from "../calendar-date.ts";
import { roundHalfUp } from "../rounding.ts";
import { formatDecimal } from "../text/number-format.ts";
import { listInPortuguese } from "../text/portuguese-list.ts";
import { IN_PREGNANCY, WORRYING_NOTES } from "./change-verdict.ts";
import { compareEvaluations, type FigureChange } from "./evaluation-comparison.ts";
import { type ComparableEvaluation, isBeyondError, type Judgement, shownDifference } from "./judged-change.ts";
import { massScatter } from "./measurement-error/mass-scatter.ts";
import { classInSentence } from "./references/class-text.ts";

interface Classed {
  readonly value: number;
  readonly label: string | null;
}

export interface MeasuredPerson {
  readonly measured: readonly string[];
  readonly weightKg: number | null;
  readonly fatPercent: Classed | null;
  readonly bodyMassIndex: Classed | null;
  readonly pressure: string | null;
  readonly isPregnant: boolean;
}

export interface LayChange {
  readonly key: string;
  readonly before: number | null | undefined;
  readonly now: number | null | undefined;
  readonly judgement: Judgement | null;
}

/** In the order of telling; other figures stay in the tables. */
const TOLD: Readonly<Record<string, readonly [name: string, unit: string]>> = {
  weight: ["o peso", "kg"],
  percentualGordura: ["a gordura do corpo", "pontos percentuais"],
  massaMagra: ["a massa sem gordura", "kg"],
  cintura: ["a cintura", "cm"],
  fcRepouso: ["os batimentos em repouso", "por minuto"],
};

const TOLD_FIGURES: readonly string[] = Object.keys(TOLD);

/** More figures that a verdict names; they are not told as numbers. */
const JUDGED: Readonly<Record<string, string>> = {
  massaMuscular: "a massa muscular",
  abdomen: "o abdômen",
  relacaoCinturaQuadril: "a cintura em relação ao quadril",
  relacaoCinturaEstatura: "a cintura em relação à altura",
};

const inOneDecimal = (value: number): string => formatDecimal(roundHalfUp(value, 1), 0, 1);

export const measuredSentence = (what: readonly string[], day: CalendarDate): string =>
  what.length === 0
    ? `Esta avaliação é de ${formatDate(day)}.`
    : `Em ${formatDate(day)} foram medidos: ${listInPortuguese(what)}.`;

const band = (label: string): string => `na faixa “${classInSentence(label)}”`;

const NO_CLASSES_IN_PREGNANCY = " Na gestação não valem as faixas de peso, gordura e cintura.";

export function standingSentence(person: MeasuredPerson): string {
  const { weightKg, fatPercent, bodyMassIndex, pressure, isPregnant } = person;
  const parts = [
    weightKg === null ? "" : `o peso é de ${inOneDecimal(weightKg)} kg`,
    bodyMassIndex?.label && !isPregnant ? `o peso para a altura está ${band(bodyMassIndex.label)}` : "",
    fatPercent
      ? `a gordura do corpo é de ${inOneDecimal(fatPercent.value)} %${fatPercent.label && !isPregnant ? `, ${band(fatPercent.label)}` : ""}`
      : "",
    pressure ? `a pressão está ${band(pressure)}` : "",
  ].filter((part) => part !== "");
  if (parts.length === 0) return "O que cada medida diz está nas tabelas.";
  const sentence = parts.join("; ");
  const hasClasses = Boolean(bodyMassIndex?.label ?? fatPercent?.label);
  return `${sentence.charAt(0).toLocaleUpperCase("pt-BR")}${sentence.slice(1)}.${isPregnant && hasClasses ? NO_CLASSES_IN_PREGNANCY : ""}`;
}

type Comparison = "changed" | "unchanged" | "not_compared";

/** A body mass has no error of measurement: its daily scatter takes the place. Null where a value is missing. */
function comparisonOf({ key, before, now, judgement }: LayChange): Comparison | null {
  if (!TOLD[key] || typeof before !== "number" || typeof now !== "number") return null;
  if (judgement?.caveat) return "not_compared";
  if (judgement?.certainty) return judgement.certainty === "within_error" ? "unchanged" : "changed";
  if (judgement?.note) return "not_compared";
  if (before === now) return "unchanged";
  if (key !== "weight") return "not_compared";
  return isBeyondError(now - before, massScatter(before), massScatter(now)) ? "changed" : "unchanged";
}

/** "o peso baixou 2,7 kg"; null for what is the same in the shown decimals. */
function changeText({ key, before, now }: LayChange): string | null {
  const { [key]: phrasing } = TOLD;
  if (!phrasing || typeof before !== "number" || typeof now !== "number") return null;
  const difference = shownDifference(before, now, 1);
  if (difference === 0) return null;
  const [name, unit] = phrasing;
  const verb = difference < 0 ? "baix" : "sub";
  const ending = name.startsWith("os ") ? (difference < 0 ? "aram" : "iram") : difference < 0 ? "ou" : "iu";
  return `${name} ${verb}${ending} ${inOneDecimal(Math.abs(difference))} ${unit}`;
}

function nothingTold(comparisons: readonly (Comparison | null)[]): string {
  if (!comparisons.includes("not_compared") && comparisons.some((one) => one !== null))
    return "nada disso mudou mais do que a própria medida pode variar.";
  return comparisons.some((one) => one === "unchanged" || one === "changed")
    ? "nenhuma das medidas que dá para comparar com segurança mudou mais do que ela mesma pode variar."
    : "não há medidas que dê para comparar com segurança.";
}

/** Tells no difference that is not judged, nor one that may be an error. */
export function changeSentence(since: CalendarDate | null, changes: readonly LayChange[]): string {
  if (since === null) return "É a primeira avaliação: a próxima mostra o que mudou.";
  const comparisons = changes.map(comparisonOf);
  const told = changes.filter((_, index) => comparisons[index] === "changed").map(changeText);
  const all = told.filter((one) => one !== null);
  return `Desde ${formatDate(since)}, ${all.length === 0 ? nothingTold(comparisons) : `${listInPortuguese(all)}.`}`;
}

const NO_VERDICT_IN_PREGNANCY = "Na gestação o corpo muda: as diferenças não são ditas boas nem ruins.";

/** Says what got better and what to watch, by the verdicts of the figures alone; empty where none could be judged. */
export function verdictSentence(changes: readonly LayChange[]): string {
  const named = (isSo: (judgement: Judgement) => boolean) =>
    changes.flatMap(({ key, judgement }) => {
      const name = TOLD[key]?.[0] ?? JUDGED[key];
      return name && judgement && isSo(judgement) ? [name] : [];
    });
  if (changes.some(({ judgement }) => judgement?.note === IN_PREGNANCY)) return NO_VERDICT_IN_PREGNANCY;
  if (named(({ certainty }) => certainty !== null).length === 0) return "";
  const better = named(({ verdict }) => verdict === "better");
  const worse = named(({ verdict, note }) => verdict === "worse" || WORRYING_NOTES.has(note));
  const watched =
    worse.length > 0
      ? `Fique de olho: ${listInPortuguese(worse)}.`
      : "Nenhuma piora nas medidas que dá para comparar com segurança.";
  return better.length > 0 ? `Melhorou: ${listInPortuguese(better)}. ${watched}` : watched;
}

/** The changes stand in the order of telling. */
export const layChanges = (figures: readonly FigureChange[]): LayChange[] =>
  [...TOLD_FIGURES, ...Object.keys(JUDGED)].flatMap((key) => {
    const figure = figures.find((one) => one.key === key);
    return figure ? [{ key, before: figure.first, now: figure.last, judgement: figure }] : [];
  });

interface ToldEvaluation {
  readonly now: ComparableEvaluation;
  readonly before: ComparableEvaluation | null;
  readonly since: CalendarDate | null;
  readonly person: MeasuredPerson;
  /** A sheet tells only what it prints. */
  readonly tells?: (key: string) => boolean;
}

/** The verdict, what changed and where the person stands: the same on the report's screen and on paper. Without a verdict two sentences. */
export function summarySentences({ now, before, since, person, tells = () => true }: ToldEvaluation): string[] {
  const changes = layChanges(compareEvaluations([before ?? { figures: {} }, now])).filter(({ key }) => tells(key));
  return [verdictSentence(changes), changeSentence(since, changes), standingSentence(person)].filter(
    (sentence) => sentence !== "",
  );
}
