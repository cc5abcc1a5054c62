import { addDays, type CalendarDate, formatDate } from "../../calendar-date.ts";
import {
  CHRONIC_DISEASES,
  type ChronicDisease,
  clearanceEnds,
  INTENSITIES,
  type Intensity,
  type ReadinessAnswers,
  SIGNS,
} from "./readiness-answers.ts";

/** The mildest first. */
export const VERDICTS = {
  may_begin: "Pode começar",
  clearance_for_hard: "Liberação médica para treino forte",
  clearance_first: "Liberação médica antes de começar",
  stop: "Parar e procurar o médico",
} as const;
export type Verdict = keyof typeof VERDICTS;

export interface Screening {
  /** Null while a question that it needs was not asked. */
  readonly verdict: Verdict | null;
  readonly action: string;
  /** The answers that lead there, or the questions that are open. */
  readonly reasons: readonly string[];
  readonly cleared_until: CalendarDate | null;
  /** The hardest effort until a doctor says more; null without a limit. */
  readonly up_to: Intensity | null;
}

interface RiskFacts {
  readonly active: boolean;
  readonly disease: boolean;
  readonly signs: boolean;
  readonly intensity: Intensity;
}

type Decision = Pick<Screening, "action" | "up_to"> & { readonly verdict: Verdict };

const decide = (verdict: Verdict, action: string, up_to: Intensity | null): Decision => ({ verdict, action, up_to });

/**
 * Riebe D, Franklin BA, Thompson PD, et al. Updating ACSM's recommendations for exercise preparticipation health screening. Med Sci Sports
 * Exerc 2015;47(11):2473-2479. Neither age nor risk factors decide.
 */
export function acsmDecision({ active, disease, signs, intensity }: RiskFacts): Decision {
  const isHard = intensity === "vigorous";
  if (signs)
    return active
      ? decide("stop", "Parar e procurar o médico", "light")
      : decide("clearance_first", "Liberação médica antes de começar", "light");
  if (disease && !active) return decide("clearance_first", "Liberação médica antes de começar", "light");
  if (disease)
    return isHard
      ? decide("clearance_for_hard", "Liberação médica nos últimos 12 meses", "moderate")
      : decide("clearance_for_hard", "Sem liberação; seguir leve a moderado", "moderate");
  if (active) return decide("may_begin", "Sem liberação; pode progredir", null);
  return isHard
    ? decide("may_begin", "Começar leve a moderado e progredir; vigoroso não é o ponto de partida", "moderate")
    : decide("may_begin", "Sem liberação; começar leve a moderado", "moderate");
}

const DECIDING: readonly ChronicDisease[] = [
  "heart",
  "peripheral_vascular",
  "stroke",
  "diabetes_type1",
  "diabetes_type2",
  "kidney",
  // A rhythm that is not the heart's own is a heart disease.
  "arrhythmia",
];

export const awaitsClearance = ({ verdict }: Pick<Screening, "verdict">): boolean =>
  verdict === "clearance_first" || verdict === "stop";

const RANK: readonly Verdict[] = ["may_begin", "clearance_for_hard", "clearance_first", "stop"];
const stricter = (one: Decision, other: Decision): Decision =>
  RANK.indexOf(other.verdict) > RANK.indexOf(one.verdict) ? other : one;

/** ACOG Committee Opinion 804 (2020): a clinical evaluation comes first; its contraindications as Committee Opinion 650 (2015) prints them. */
function pregnancyDecision({ is_pregnant, pregnancy_risk }: ReadinessAnswers): Decision | null {
  if (!is_pregnant) return null;
  if (pregnancy_risk === "absolute") return decide("clearance_first", "Só com liberação do obstetra", "light");
  return pregnancy_risk === "relative"
    ? decide("clearance_first", "Liberação escrita do obstetra antes de começar", "light")
    : decide("clearance_first", "Avaliação do obstetra antes de começar", "light");
}

function missingOf(answers: ReadinessAnswers): readonly string[] {
  return [
    ...(answers.is_active === null ? ["se já se exercita"] : []),
    ...(answers.diseases === null ? ["doenças"] : []),
    ...(answers.signs === null ? ["sintomas"] : []),
    ...(answers.wished_intensity === null ? ["esforço desejado"] : []),
  ];
}

function reasonsOf(answers: ReadinessAnswers): readonly string[] {
  const diseases = (answers.diseases ?? []).filter((one) => DECIDING.includes(one));
  return [
    ...(answers.signs ?? []).map((one) => SIGNS[one]),
    ...diseases.map((one) => CHRONIC_DISEASES[one]),
    ...(answers.is_pregnant ? [pregnancyText(answers)] : []),
    ...(answers.is_active === null ? [] : [answers.is_active ? "Já se exercita" : "Ainda não se exercita"]),
  ];
}

export const pregnancyText = ({ pregnancy_week }: Pick<ReadinessAnswers, "pregnancy_week">): string =>
  pregnancy_week === null ? "Gestante" : `Gestante, ${pregnancy_week} semanas`;

function undecided(answers: ReadinessAnswers, known: Decision | null): Decision | null {
  const signs = (answers.signs ?? []).length > 0;
  if (!signs) return known;
  const bySigns = acsmDecision({ active: answers.is_active ?? false, disease: false, signs, intensity: "light" });
  return known ? stricter(bySigns, known) : bySigns;
}

/** Since when the signs are told: a clearance from before does not know of them. */
export type SignsSince = CalendarDate | null;

interface ToldSigns {
  readonly answers: Pick<ReadinessAnswers, "signs">;
  readonly signsSince: SignsSince;
}

/** A symptom that is new begins today, and with it all of them; the same or fewer go on since they were told. */
export function signsSince(
  { signs }: Pick<ReadinessAnswers, "signs">,
  known: ToldSigns,
  today: CalendarDate,
): SignsSince {
  if (signs === null || signs.length === 0) return null;
  const isNew = signs.some((sign) => !known.answers.signs?.includes(sign));
  return isNew ? today : (known.signsSince ?? today);
}

function isInForce(answers: ReadinessAnswers, signsSince: SignsSince, today: CalendarDate): boolean {
  const { cleared_on, signs, is_pregnant, pregnancy_week } = answers;
  if (cleared_on === null || cleared_on > today || today > clearanceEnds(cleared_on)) return false;
  if ((signs ?? []).length > 0 && signsSince !== null && cleared_on < signsSince) return false;
  return !is_pregnant || pregnancy_week === null || cleared_on >= addDays(today, -7 * pregnancy_week);
}

/** The stricter of what the answers and a pregnancy ask for, unless a doctor cleared it within twelve months. */
export function screen(answers: ReadinessAnswers, signsSince: SignsSince, today: CalendarDate): Screening {
  const missing = missingOf(answers);
  const { is_active, diseases, signs, wished_intensity } = answers;
  const ofPregnancy = pregnancyDecision(answers);
  const isWhole = is_active !== null && diseases !== null && signs !== null && wished_intensity !== null;
  const byRisk = isWhole
    ? acsmDecision({
        active: is_active,
        disease: diseases.some((one) => DECIDING.includes(one)),
        signs: signs.length > 0,
        intensity: wished_intensity,
      })
    : undecided(answers, ofPregnancy);
  const decision = byRisk && ofPregnancy ? stricter(byRisk, ofPregnancy) : byRisk;
  if (!decision)
    return {
      verdict: null,
      action: "Responda o que falta para saber se pode treinar",
      reasons: [`Falta perguntar: ${missing.join(", ")}`],
      cleared_until: null,
      up_to: null,
    };
  const reasons = reasonsOf(answers);
  if (decision.verdict === "may_begin" || answers.cleared_on === null || !isInForce(answers, signsSince, today))
    return { ...decision, reasons, cleared_until: null };
  return clearedBy(answers.cleared_on, answers, reasons);
}

function clearedBy(clearedOn: CalendarDate, answers: ReadinessAnswers, reasons: readonly string[]): Screening {
  const allowed = answers.cleared_for ?? "moderate";
  const isHardRefused = answers.wished_intensity === "vigorous" && allowed !== "vigorous";
  return {
    verdict: isHardRefused ? "clearance_for_hard" : "may_begin",
    action: `Liberação médica de ${formatDate(clearedOn)}, até esforço ${INTENSITIES[allowed].toLowerCase()}`,
    reasons,
    cleared_until: clearanceEnds(clearedOn),
    up_to: allowed === "vigorous" ? null : allowed,
  };
}
