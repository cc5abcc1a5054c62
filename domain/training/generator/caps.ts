import type { HeartObstacle } from "../../assessment/aerobic/training-zones.ts";
import type { Condition } from "../health/condition-table.ts";
import { heartObstacle } from "../health/heart-rate-note.ts";
import type { CatalogueExercise } from "./classified.ts";
import type { EquipmentClass } from "./equipment.ts";
import { LEVEL_RULES, type Level } from "./levels.ts";
import type { ProposalInput } from "./proposal.ts";

export interface Caps {
  readonly level: Level;
  readonly demand: Level;
  readonly minReps: number;
  readonly maxReps: number | null;
  readonly maxSets: number;
  readonly trainingSets: number;
  readonly maxDays: number;
  readonly equipment: readonly EquipmentClass[];
  /** No lift that can pin a person under the bar. */
  readonly sparesSpotter: boolean;
  /** Light aerobic exercise. */
  readonly isGentle: boolean;
  /** Sets end far from failure in every week of a cycle. */
  readonly isFarFromFailure: boolean;
  /** No vigorous aerobic exercise. */
  readonly isModerate: boolean;
  /** Why the heart rate does not tell the effort; null where it does. */
  readonly obstacle: HeartObstacle | null;
  /** The effort is felt, by such an obstacle or with any heart problem. */
  readonly isByExertion: boolean;
  /** Each cap with its source, as sentences. */
  readonly reasons: readonly string[];
}

export interface Planned<Exercise extends CatalogueExercise = CatalogueExercise> extends ProposalInput<Exercise> {
  readonly caps: Caps;
}

interface Cap extends Partial<Omit<Caps, "reasons" | "isModerate" | "obstacle">> {
  readonly when: boolean;
  readonly reason: string;
}

const CHILD_BELOW = 14;
const ADULT_FROM = 18;
const OLDER_FROM = 65;
/** Light aerobic exercise and balance, from here on. */
export const SENIOR_FROM = 60;
const SETS_OF_THE_CAREFUL = 20;
const SUPPORTED_FIRST: readonly EquipmentClass[] = ["machine", "dumbbell", "body", "barbell"];
const CHILDREN_FIRST: readonly EquipmentClass[] = ["body", "dumbbell", "machine", "barbell"];

type HasCondition = (condition: Condition) => boolean;

const RESTRAINED = { maxSets: 3, demand: "beginner", sparesSpotter: true } as const;

/**
 * Heart: Williams MA, Haskell WL, Ades PA, et al. Resistance exercise in individuals with and without cardiovascular disease. Circulation
 * 2007;116:572-584 (10 to 15 repetitions, no straining, after clearance). Youth: Faigenbaum AD, Kraemer WJ, Blimkie CJR, et al. Youth resistance
 * training. J Strength Cond Res 2009;23(S5):S60-S79 (1 to 3 sets of 6 to 15, light first). Older adults: Fragala MS, et al. J Strength Cond
 * Res 2019;33(8):2019-2052. Novices: ACSM 2009. Pregnancy: ACOG Committee Opinion 804, 2020. The sets of one training are the project's own.
 */
function capsFor(input: ProposalInput): readonly Cap[] {
  const { ageYears, conditions, level, isCleared, isHighPressure, painfulPlaces } = input;
  const has: HasCondition = (condition) => conditions.some((one) => one.condition === condition);
  const isBeginner = level === "beginner";
  return [
    heartCap(has("cardiac"), isCleared),
    ...ageCaps(ageYears ?? ADULT_FROM, isBeginner),
    ...conditionCaps(has, isHighPressure),
    ...screeningCaps(input.screening),
    {
      when: painfulPlaces.length > 0,
      minReps: 8,
      reason: "Com dor ou lesão: pelo menos 8 repetições, também quando o objetivo é força (nossa regra).",
    },
    {
      when: isBeginner,
      minReps: 8,
      trainingSets: SETS_OF_THE_CAREFUL,
      reason: "Iniciante: pelo menos 8 repetições (ACSM, 2009) e até 20 séries por treino (nossa regra).",
    },
  ];
}

const heartCap = (isCardiac: boolean, isCleared: boolean): Cap => ({
  when: isCardiac,
  ...RESTRAINED,
  level: "intermediate",
  minReps: isCleared ? 8 : 10,
  maxReps: 15,
  isGentle: true,
  isFarFromFailure: true,
  isByExertion: true,
  reason: isCleared
    ? "Problema cardíaco, com liberação médica: pelo menos 8 repetições, até 3 séries por exercício, sem prender o ar e nunca no nível avançado (AHA, 2007)."
    : "Problema cardíaco: 10 a 15 repetições leves, até 3 séries por exercício, sem prender o ar e nunca no nível avançado (AHA, 2007).",
});

const ageCaps = (age: number, isBeginner: boolean): readonly Cap[] => [
  {
    when: age < CHILD_BELOW,
    ...RESTRAINED,
    level: "intermediate",
    minReps: 10,
    maxReps: 15,
    maxDays: 3,
    trainingSets: SETS_OF_THE_CAREFUL,
    equipment: CHILDREN_FIRST,
    isGentle: true,
    isFarFromFailure: true,
    reason:
      "Menos de 14 anos: 10 a 15 repetições leves, até 3 séries por exercício e 20 por treino, peso do corpo e halteres primeiro (Faigenbaum, 2009).",
  },
  {
    when: age >= CHILD_BELOW && age < ADULT_FROM,
    maxSets: 3,
    minReps: 8,
    trainingSets: SETS_OF_THE_CAREFUL,
    sparesSpotter: true,
    reason: "De 14 a 17 anos: pelo menos 8 repetições, até 3 séries por exercício e 20 por treino (Faigenbaum, 2009).",
  },
  {
    when: age >= OLDER_FROM,
    demand: isBeginner ? "beginner" : "intermediate",
    sparesSpotter: true,
    minReps: isBeginner ? 10 : 8,
    trainingSets: SETS_OF_THE_CAREFUL,
    equipment: SUPPORTED_FIRST,
    reason: isBeginner
      ? "A partir dos 65 anos: 10 a 15 repetições leves no começo, em aparelhos ou com apoio (Fragala, 2019)."
      : "A partir dos 65 anos: pelo menos 8 repetições, em aparelhos ou com apoio primeiro (Fragala, 2019).",
  },
];

const conditionCaps = (has: HasCondition, isHighPressure: boolean): readonly Cap[] => [
  {
    when: has("pregnancy"),
    ...RESTRAINED,
    level: "intermediate",
    minReps: 10,
    maxReps: 15,
    trainingSets: SETS_OF_THE_CAREFUL,
    isGentle: true,
    isFarFromFailure: true,
    reason:
      "Gestação: 10 a 15 repetições sem prender o ar, esforço em que dá para conversar, nada com risco de queda (ACOG, 2020).",
  },
  {
    when: isHighPressure,
    minReps: 10,
    maxReps: 15,
    isGentle: true,
    isFarFromFailure: true,
    sparesSpotter: true,
    reason: "Pressão alta na avaliação: pelo menos 10 repetições, longe da falha e sem prender o ar (AHA, 2007).",
  },
  {
    when: has("hypertension") && !isHighPressure,
    minReps: 8,
    reason: "Hipertensão: pelo menos 8 repetições, sem prender o ar (AHA, 2007).",
  },
  {
    when: has("beta_blocker"),
    reason:
      "Betabloqueador ou remédio parecido: esforço pela percepção, porque ele baixa a frequência cardíaca (AHA, 2007).",
  },
  {
    when: has("heart_rate_changed"),
    reason: "Remédio que aumenta a frequência cardíaca: esforço pela percepção.",
  },
  {
    when: has("osteoporosis"),
    minReps: 8,
    sparesSpotter: true,
    reason: "Osteoporose: sem dobrar nem girar a coluna com carga, sem saltos (prática, por cautela).",
  },
];

/** As far as the screening or a doctor allows; the figures are ours, those of the beginner and of the heart. */
function screeningCaps(screening: ProposalInput["screening"]): readonly Cap[] {
  const { verdict = null, up_to: upTo = null, cleared_until: clearedUntil = null } = screening ?? {};
  const isCleared = clearedUntil !== null;
  return [
    {
      when: upTo === "light",
      ...RESTRAINED,
      minReps: 10,
      maxReps: 15,
      isGentle: true,
      isFarFromFailure: true,
      reason: isCleared
        ? "Liberação médica até esforço leve: 10 a 15 repetições leves (nossa regra)."
        : "A triagem pede liberação médica: 10 a 15 repetições leves até ela chegar (nossa regra).",
    },
    {
      when: upTo === "moderate" && (isCleared || verdict === "clearance_for_hard"),
      minReps: 8,
      isFarFromFailure: true,
      sparesSpotter: true,
      reason: isCleared
        ? "Liberação médica até esforço moderado: pelo menos 8 repetições, longe da falha (nossa regra)."
        : "A triagem libera até esforço moderado: pelo menos 8 repetições, longe da falha (nossa regra).",
    },
  ];
}

const ORDER: readonly Level[] = ["beginner", "intermediate", "advanced"];
const lower = (one: Level, other: Level): Level => (ORDER.indexOf(one) < ORDER.indexOf(other) ? one : other);

export function capsOf(input: ProposalInput): Caps {
  const caps = capsFor(input).filter(({ when }) => when);
  const least = (start: number, values: readonly (number | null | undefined)[]) =>
    values.reduce<number>((min, value) => Math.min(min, value ?? start), start);
  const level = caps.reduce((soFar, cap) => lower(soFar, cap.level ?? soFar), input.level);
  const rules = LEVEL_RULES[level];
  const obstacle = heartObstacle(input.conditions, input.ageYears);
  const maxReps = least(
    Number.POSITIVE_INFINITY,
    caps.map((cap) => cap.maxReps),
  );
  return {
    level,
    demand: caps.reduce((demand, cap) => lower(demand, cap.demand ?? demand), level),
    minReps: Math.max(1, ...caps.map((cap) => cap.minReps ?? 1)),
    maxReps: Number.isFinite(maxReps) ? maxReps : null,
    maxSets: least(
      rules.maxSets,
      caps.map((cap) => cap.maxSets),
    ),
    trainingSets: least(
      rules.trainingSets,
      caps.map((cap) => cap.trainingSets),
    ),
    maxDays: least(
      rules.maxDays,
      caps.map((cap) => cap.maxDays),
    ),
    equipment: caps.find((cap) => cap.equipment)?.equipment ?? rules.equipment,
    sparesSpotter: caps.some((cap) => cap.sparesSpotter),
    isGentle: caps.some((cap) => cap.isGentle) || (input.ageYears ?? 0) >= SENIOR_FROM,
    isFarFromFailure: caps.some((cap) => cap.isFarFromFailure),
    isModerate: input.screening?.up_to === "moderate",
    obstacle,
    isByExertion: obstacle !== null || caps.some((cap) => cap.isByExertion),
    reasons: caps.map(({ reason }) => reason),
  };
}
