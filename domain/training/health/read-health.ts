import type { ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { folded } from "../../text/accentless.ts";
import { areasIn, eachAreaOnce, type PainfulPlace, placesIn } from "../painful-areas.ts";
import { CONDITIONS, type Condition } from "./condition-table.ts";
import { screenedConditions } from "./screened-conditions.ts";
import { type HealthAnswers, isHealed, type Statement, statementsOf } from "./statements.ts";
import { partsIn } from "./word-match.ts";

export interface NamedCondition {
  readonly condition: Condition;
  /** As its source has it. */
  readonly quote: string;
  readonly source: "anamnese" | "triagem";
}

export interface HealthReading {
  readonly places: readonly PainfulPlace[];
  readonly conditions: readonly NamedCondition[];
  readonly healed: readonly string[];
  readonly unread: readonly string[];
  readonly undetailed: readonly string[];
}

function conditionsIn(words: string): readonly Condition[] {
  const holds = partsIn(words);
  return CONDITIONS.filter(({ terms }) => terms.some(holds)).map(({ condition }) => condition);
}

const isUnderstood = (words: string) => areasIn(words).length > 0 || conditionsIn(words).length > 0;

/** How a statement goes on without naming something new: when, how strongly, on which side. */
const CIRCUMSTANCE =
  /^(ao|aos|as|a|ha|desde|quando|apos|depois|antes|durante|com|sem|para|por|pela|pelo|principalmente|que|se|porque|mas|porem|ainda|ja|nao|direit[oa]|esquerd[oa]|bilateral|dos dois lados|leves?|fortes?|moderad[oa]|intens[oa]|cronic[oa]|agud[oa]|ocasional|constante|controlad[oa]|tratad[oa]|operad[oa]|recuperad[oa]|grau|piora|melhora|manha|noite|dia|\d.*|[iv]+)\b/;
/** Nouns of illness and treatment: what stands beside an understood word is not understood with it. */
const MEDICAL =
  /\b\w*(ite|ose|algia|patia|plastia|ectomia|oma|emia|lise|plegia|paresia|epsia|trombo\w*)\b|\b(cirurgia|fratura|ruptura|protese|pino|placa|sindrome|doenca|remedio|cancer|tumor|nodulo|cisto|hernia|luxacao|entorse|asma|enxaqueca|labirint\w+|lupus|parkinson|gota|trombos\w+)\b/;

function unreadParts({ text, words }: Statement): readonly string[] {
  if (!isUnderstood(words)) return [text];
  const clauses = text
    .split(/,|\/|\+|\(|\)|\be\b|\bcom\b|\bpor\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => folded(clause) !== "");
  return clauses.filter((clause) => {
    const words = folded(clause);
    return !isUnderstood(words) && (MEDICAL.test(words) || !CIRCUMSTANCE.test(words));
  });
}

/** Supplements that change nothing in a training; ours. */
const SUPPLEMENTS =
  /\b(creatina|whey|proteina|caseina|albumina|bcaa|glutamina|cafeina|pre treino|termogenico|multivitaminico|vitaminas?( [a-k]\d*)?|d3|omega ?\d*|colageno|maltodextrina|dextrose|hipercalorico|beta alanina|magnesio|zinco|calcio|ferro|melatonina|isolada?|concentrada?|hidrolisad[oa]|suplementos?|g|mg|mcg|ui|gramas?|caps\w*|\d+(g|mg|mcg|ui|ml)?|por|dia|ao|de|do|da|a|o|e|com|antes|depois|apos|treino|diari\w+|manha|noite|scoop|dose|doses)\b/g;

const isSupplement = (words: string) => words.replace(SUPPLEMENTS, "").trim() === "";
/** How often somebody has an exam, which tells of no illness. */
const EXAM =
  /\b(uma|duas|tres|quatro|vez|vezes|por|ano|anos|mes|meses|a cada|cada|semestre|semestral\w*|anual\w*|mensal\w*|trimestral\w*|bimestral\w*|raramente|as|nunca|sempre|regular\w*|rotina|check up|checkup|de|em|exames?|sangue|todo|todos|os|ha|ultimo|\d+)\b/g;
const isFrequency = (words: string) => words.replace(EXAM, "").trim() === "";

function isHarmless(statement: Statement): boolean {
  if (statement.topic === "medicine") return isSupplement(statement.words);
  return statement.topic === "exam" && isFrequency(statement.words);
}

const QUESTIONS = [
  { answer: "had_pains", detail: "pains", text: "sente dores" },
  { answer: "had_lesions", detail: "lesions", text: "já teve lesões" },
  { answer: "surgeries", detail: "whichSurgeries", text: "já fez cirurgias" },
  { answer: "cardiac_problems", detail: "cardiac_problems_type", text: "tem problemas cardíacos" },
] as const;

const CONDITION_BY_ANSWER = [
  { answer: "cardiac_problems", condition: "cardiac", quote: "Tem problemas cardíacos" },
  { answer: "diabetes", condition: "diabetes", quote: "Tem diabetes" },
] as const;

/** Each condition once: as it was chosen in the screening, told in words, or by the answer to its question. A condition never heals. */
function conditionsOf(
  answers: HealthAnswers,
  statements: readonly Statement[],
  screened: ReadinessAnswers | null,
): readonly NamedCondition[] {
  const gestational = answers.diabetes && answers.diabets_type === "gestational";
  const told = [
    ...statements.flatMap(({ words, text }) => conditionsIn(words).map((condition) => ({ condition, quote: text }))),
    ...CONDITION_BY_ANSWER.filter(({ answer }) => answers[answer] === true).map(({ condition, quote }) => ({
      condition,
      quote,
    })),
    ...(gestational ? [{ condition: "pregnancy" as const, quote: "Diabetes gestacional" }] : []),
  ];
  const named: readonly NamedCondition[] = [
    ...(screened ? screenedConditions(screened) : []),
    ...told.map((one) => ({ ...one, source: "anamnese" as const })),
  ];
  const once = named.filter(({ condition }, index) => named.findIndex((one) => one.condition === condition) === index);
  const later = once.filter(({ condition, quote }) => condition === "pregnancy" && !isFirstTrimester(quote));
  return [...once, ...later.map((one) => ({ ...one, condition: "late_pregnancy" as const }))];
}

const tellingStatements = (answers: HealthAnswers): readonly Statement[] =>
  statementsOf(answers).filter((statement) => !isHarmless(statement));

/** The part of `readHealth` that changes a training by itself. The rest takes most of its time. */
export function readLimits(
  answers: HealthAnswers,
  screened: ReadinessAnswers,
): Pick<HealthReading, "places" | "conditions"> {
  const statements = tellingStatements(answers);
  return { places: placesIn(statements), conditions: conditionsOf(answers, statements, screened) };
}

/**
 * Reads all that the anamnesis and the screening say of the body. Nothing that was written is lost: it is understood, healed, or unread.
 * `screened`: null where the screening was not asked for.
 */
export function readHealth(answers: HealthAnswers, screened: ReadinessAnswers | null): HealthReading {
  const statements = tellingStatements(answers);
  const healed = statements.filter(isHealed);
  const open = statements.filter((statement) => !healed.includes(statement));
  const isBlank = (detail: keyof HealthAnswers) => folded(String(answers[detail] ?? "")) === "";
  return {
    places: placesIn(open),
    conditions: conditionsOf(answers, statements, screened),
    healed: healed.map(({ text }) => text),
    unread: [...new Set(open.flatMap(unreadParts))],
    undetailed: QUESTIONS.filter(({ answer, detail }) => answers[answer] === true && isBlank(detail)).map(
      ({ text }) => text,
    ),
  };
}

/** The anamnesis counts before these. */
export const withPlaces = (reading: HealthReading, places: readonly PainfulPlace[]): HealthReading => ({
  ...reading,
  places: eachAreaOnce([...reading.places, ...places]),
});

const FIRST_TRIMESTER_WEEKS = 13;

/** Whether a pregnancy is said to be in its first trimester; one of unknown length is taken for later. */
export function isFirstTrimester(quote: string): boolean {
  const words = folded(quote);
  const weeks = /(\d{1,2}) ?(semanas?|sem\b)/.exec(words);
  if (weeks) return Number(weeks[1]) <= FIRST_TRIMESTER_WEEKS;
  const months = /(\d) ?(mes|meses)\b/.exec(words);
  if (months) return Number(months[1]) <= 3;
  return /\b(1o?|1a|primeiro) ?tri/.test(words);
}
