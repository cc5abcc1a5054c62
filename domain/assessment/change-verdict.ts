import { SKINFOLDS } from "./anthropometry/measures.ts";
import { betterDirection } from "./function/catalogue.ts";
import { fatZone, type HealthZone, isUnderweight, waistHipZone, waistZone, type ZonedPerson } from "./health-zone.ts";

export type ChangeVerdict = "better" | "worse";

export const VERDICT_LABELS: Readonly<Record<ChangeVerdict, string>> = { better: "melhora", worse: "piora" };

export interface JudgedBody {
  readonly figures: Readonly<Record<string, number | null | undefined>>;
  readonly person: ZonedPerson | null;
}

export interface Verdict {
  readonly verdict: ChangeVerdict | null;
  readonly note: string | null;
}

const BELOW = "abaixo da faixa saudável";
const UNDERWEIGHT = "IMC abaixo da faixa saudável";
const WITHIN = "na faixa saudável";
/** Weight, girths, fat, pulse and balance change by themselves then: no table tells a good change from a bad one. */
export const IN_PREGNANCY = "gestação";
/** Neither good nor bad by itself, but to be watched. */
export const WORRYING_NOTES: ReadonlySet<string | null> = new Set([BELOW, UNDERWEIGHT]);
const NOTHING: Verdict = { verdict: null, note: null };

const OF_FAT: ReadonlySet<string> = new Set([
  "percentualGordura",
  "massaAdiposa",
  "somatorio",
  "central",
  "periferico",
  ...SKINFOLDS.map(({ key }) => key),
]);
const OF_WAIST: ReadonlySet<string> = new Set(["cintura", "abdomen", "relacaoCinturaEstatura"]);
const MORE_IS_BETTER: ReadonlySet<string> = new Set(["massaMagra", "massaMuscular"]);
const WITH_CLASSES: ReadonlySet<string> = new Set([
  "percentualGordura",
  "relacaoCinturaQuadril",
  "relacaoCinturaEstatura",
]);

function zoneOf(key: string, { figures, person }: JudgedBody): HealthZone | null {
  if (!person) return null;
  if (isUnderweight(figures, person)) return "below";
  if (OF_FAT.has(key)) return fatZone(figures, person);
  return key === "relacaoCinturaQuadril" ? waistHipZone(figures, person) : waistZone(figures, person);
}

/** Less is better only above the healthy band; below it, and with too low a body mass, a note stands instead. */
function bandVerdict(key: string, difference: number, before: JudgedBody, now: JudgedBody): Verdict {
  const [from, to] = [zoneOf(key, before), zoneOf(key, now)];
  if (to === "below") {
    const { figures, person } = now;
    return { verdict: null, note: person && isUnderweight(figures, person) ? UNDERWEIGHT : BELOW };
  }
  if (from === null || to === null) return NOTHING;
  if (difference < 0 && from === "above") return { verdict: "better", note: null };
  if (difference > 0 && to === "above") return { verdict: "worse", note: null };
  if (difference > 0 && from === "below") return { verdict: "better", note: null };
  return { verdict: null, note: WITH_CLASSES.has(key) ? WITHIN : null };
}

/** bpm. A slower heart is a fitter one down to 50, below which a doctor calls it slow (ACC/AHA/HRS 2018); a normal one has at least 60. */
const SLOW_HEART = 50;
const NORMAL_HEART = 60;

function restingHeartVerdict(difference: number, before: JudgedBody, { figures, person }: JudgedBody): Verdict {
  const { fcRepouso: now } = figures;
  // A medicine or a pacemaker sets the pulse, and growing slows it.
  if (typeof now !== "number" || before.person?.heartObstacle || person?.heartObstacle) return NOTHING;
  if (difference < 0 && now >= SLOW_HEART) return { verdict: "better", note: null };
  return difference > 0 && now > NORMAL_HEART ? { verdict: "worse", note: null } : NOTHING;
}

/** Towards the healthy band is good. None where the direction depends on the person or the goal (body mass, BMI, limb girths), and in pregnancy. */
export function changeVerdict(key: string, difference: number, before: JudgedBody, now: JudgedBody): Verdict {
  if (difference === 0) return NOTHING;
  if (before.person?.isPregnant || now.person?.isPregnant) return { verdict: null, note: IN_PREGNANCY };
  if (MORE_IS_BETTER.has(key)) return { verdict: difference > 0 ? "better" : "worse", note: null };
  if (key === "fcRepouso") return restingHeartVerdict(difference, before, now);
  const better = betterDirection(key);
  if (better) return { verdict: difference > 0 === (better === "more") ? "better" : "worse", note: null };
  const hasBand = OF_FAT.has(key) || OF_WAIST.has(key) || key === "relacaoCinturaQuadril";
  return hasBand ? bandVerdict(key, difference, before, now) : NOTHING;
}
