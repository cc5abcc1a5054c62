import { roundHalfUp } from "../../rounding.ts";
import { INTENSITIES, type Intensity } from "../../students/readiness/readiness-answers.ts";
import type { Screening } from "../../students/readiness/screening.ts";
import { formatDecimal } from "../../text/number-format.ts";

/**
 * Shares of the reserve and of the maximum in %, and Borg's 6 to 20. ACSM's guidelines, 10th edition, as printed in Arch Phys Med Rehabil
 * 2022;103(7S):S178-S188, table 1; talk test: US Department of Health and Human Services.
 */
const ZONES = [
  { label: "Leve", reserveFrom: 30, maximumFrom: 57, borg: "9 a 11", talk: "Consegue cantar" },
  { label: "Moderada", reserveFrom: 40, maximumFrom: 64, borg: "12 a 13", talk: "Conversa, mas não canta" },
  { label: "Vigorosa", reserveFrom: 60, maximumFrom: 77, borg: "14 a 17", talk: "Fala poucas palavras" },
  { label: "Quase máxima", reserveFrom: 90, maximumFrom: 96, borg: "18 ou mais", talk: "Não consegue falar" },
] as const;

/** Completed years. Ours: the estimates of the maximum are adults'. */
export const BEATS_FROM_AGE = 14;
const REST_LIMITS = { min: 30, max: 120 } as const;

/** Why the heart does not tell how hard an effort is, the first that holds. */
export const HEART_OBSTACLES = ["medicine", "rhythm", "pregnancy", "age"] as const;
export type HeartObstacle = (typeof HEART_OBSTACLES)[number];

export const NO_ZONES = {
  medicine: "Medicamento altera a frequência cardíaca: use a percepção de esforço.",
  rhythm: "Marca-passo ou arritmia altera a frequência cardíaca: use a percepção de esforço.",
  pregnancy: "A gestação altera a frequência cardíaca: use a fala e a percepção de esforço.",
  age: "Frequências de treino a partir de 14 anos: use a percepção de esforço.",
  rest: "Informe a frequência cardíaca de repouso.",
} as const;

/** bpm. Tanaka H, Monahan KD, Seals DR. J Am Coll Cardiol 2001;37:153-156. */
export const maximumByTanaka = (ageYears: number): number => 208 - 0.7 * ageYears;

/** bpm. Fox 1971. */
export const maximumByFox = (ageYears: number): number => 220 - ageYears;

type Bounds = readonly [from: number, to: number];

/** bpm: each zone ends where the next begins, the last at the maximum. */
export function zoneBounds(maximum: number, resting: number | null): readonly Bounds[] {
  const from = ZONES.map(({ reserveFrom, maximumFrom }) =>
    roundHalfUp(
      resting === null ? (maximumFrom * maximum) / 100 : resting + (reserveFrom * (maximum - resting)) / 100,
      0,
    ),
  );
  return from.map((first, index) => [first, (from[index + 1] ?? roundHalfUp(maximum, 0) + 1) - 1]);
}

export interface ZonedHeart {
  readonly ageYears: number | null;
  readonly restingHeartRate: number | null;
  readonly obstacle: HeartObstacle | null;
}

export interface TrainingZone {
  readonly label: string;
  readonly borg: string;
  readonly talk: string;
  /** bpm; null where the heart rate tells nothing, `karvonen` also without a resting heart rate. */
  readonly karvonen: Bounds | null;
  readonly ofMaximum: Bounds | null;
}

/** Four zones, by talk test and Borg for everybody; `reason` says why heart rates are left out. */
export function trainingZones({ ageYears, restingHeartRate, obstacle }: ZonedHeart): {
  readonly zones: readonly TrainingZone[];
  readonly reason: keyof typeof NO_ZONES | null;
} {
  const refusal = obstacle ?? (ageYears === null || ageYears < BEATS_FROM_AGE ? "age" : null);
  const maximum = refusal === null && ageYears !== null ? maximumByTanaka(ageYears) : null;
  const resting =
    restingHeartRate !== null && restingHeartRate >= REST_LIMITS.min && restingHeartRate <= REST_LIMITS.max
      ? restingHeartRate
      : null;
  const karvonen = maximum !== null && resting !== null && resting < maximum ? zoneBounds(maximum, resting) : null;
  const ofMaximum = maximum === null ? null : zoneBounds(maximum, null);
  return {
    zones: ZONES.map(({ label, borg, talk }, index) => ({
      label,
      borg,
      talk,
      karvonen: karvonen?.[index] ?? null,
      ofMaximum: ofMaximum?.[index] ?? null,
    })),
    reason: refusal ?? (karvonen === null ? "rest" : null),
  };
}

export interface ScreenedHeart extends ZonedHeart {
  readonly screening: Pick<Screening, "verdict" | "up_to">;
}

const ZONES_UP_TO: Readonly<Record<Intensity, number>> = { light: 1, moderate: 2, vigorous: 3 };

function limitText(verdict: Screening["verdict"], effort: string): string {
  if (verdict === "stop")
    return `Triagem: parar e procurar o médico; as zonas acima de esforço ${effort}, só com liberação médica.`;
  return verdict === "may_begin"
    ? `Triagem: por enquanto, esforço no máximo ${effort}; as zonas acima ficam para depois.`
    : `Triagem: esforço no máximo ${effort}; as zonas acima, só com liberação médica.`;
}

/** The zones up to the effort that the screening allows, for whoever reads them; `limit` says in Portuguese why the others are left out. */
export function allowedZones({ screening: { verdict, up_to }, ...heart }: ScreenedHeart) {
  const { zones, reason } = trainingZones(heart);
  if (up_to === null) return { zones, reason, limit: null };
  return {
    zones: zones.slice(0, ZONES_UP_TO[up_to]),
    reason,
    limit: limitText(verdict, INTENSITIES[up_to].toLowerCase()),
  };
}

export const ZONE_RATES = { karvonen: "Pela reserva (bpm)", ofMaximum: "Pela máxima (bpm)" } as const;

export const zoneRates = (bounds: TrainingZone["karvonen"]): string => (bounds ? `${bounds[0]} a ${bounds[1]}` : "–");

export const ZONES_NOTE = "Zonas: ACSM, 10ª edição. Pare em dor no peito, tontura ou falta de ar fora do comum.";

/** The notes tell the estimate behind the rates; there are none where the zones have no rates. */
export function zoneNotes(zones: readonly TrainingZone[], ageYears: number | null, resting: number | null): string[] {
  if (ageYears === null || zones.every(({ ofMaximum }) => ofMaximum === null)) return [];
  const [byTanaka, byFox] = [formatDecimal(maximumByTanaka(ageYears), 0), maximumByFox(ageYears)];
  return [
    `FC máxima estimada: ${byTanaka} bpm (Tanaka 2001); 220 − idade daria ${byFox}. Erro de ±10 bpm: a fala e o esforço decidem.`,
    ...(resting === null || zones.every(({ karvonen }) => karvonen === null)
      ? []
      : [`Reserva (Karvonen) com FC de repouso de ${resting} bpm.`]),
  ];
}
