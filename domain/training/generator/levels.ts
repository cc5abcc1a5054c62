import { MAX_NAMES, remember } from "../../remember.ts";
import { folded } from "../../text/accentless.ts";
import type { CodeOf } from "../../text/labels.ts";
import type { EquipmentClass } from "./equipment.ts";

export const LEVELS = { beginner: "Iniciante", intermediate: "Intermediário", advanced: "Avançado" } as const;
export type Level = CodeOf<typeof LEVELS>;

export interface LevelRules {
  readonly maxDays: number;
  /** The aim within the trainer's band of weekly sets: 0 the lower end, 1 the upper one. */
  readonly aim: number;
  readonly minSets: number;
  readonly maxSets: number;
  readonly trainingSets: number;
  readonly equipment: readonly EquipmentClass[];
  readonly equipmentReason: string;
}

/**
 * Days a week: American College of Sports Medicine. Progression models in resistance training for healthy adults. Med Sci
 * Sports Exerc 2009;41(3):687-708 (novices 2-3, intermediates 3-4, advanced 4-6), which also begins with machines and adds free weights.
 * Sets a week: Schoenfeld BJ, Ogborn D, Krieger JW. Dose-response relationship between weekly resistance training volume and
 * increases in muscle mass. J Sports Sci 2017;35(11):1073-1082 (10 and more sets). Where in the band a level lies, and the sets of one
 * exercise and of one training, are the project's own choice.
 */
export const LEVEL_RULES: Readonly<Record<Level, LevelRules>> = {
  beginner: {
    maxDays: 3,
    aim: 0,
    minSets: 2,
    maxSets: 4,
    trainingSets: 20,
    equipment: ["machine", "dumbbell", "body", "barbell"],
    equipmentReason: "Aparelho ou apoio estável primeiro, para quem começa (ACSM, 2009).",
  },
  intermediate: {
    maxDays: 4,
    aim: 0.35,
    minSets: 2,
    maxSets: 4,
    trainingSets: 24,
    equipment: ["barbell", "machine", "dumbbell", "body"],
    equipmentReason: "Pesos livres e aparelhos, para quem já treina (ACSM, 2009).",
  },
  advanced: {
    maxDays: 6,
    aim: 0.7,
    minSets: 2,
    maxSets: 4,
    trainingSets: 28,
    equipment: ["barbell", "dumbbell", "body", "machine"],
    equipmentReason: "Pesos livres primeiro, para quem é experiente (ACSM, 2009).",
  },
};

const INTERMEDIATE_AFTER_WEEKS = 26;
const ADVANCED_AFTER_WEEKS = 104;

/**
 * The level by the weeks of training that were prescribed here before. The anamnesis does not ask for it. After ACSM 2009: about
 * six months to intermediate, years to advanced; the exact weeks are the project's own choice, and the trainer may choose another level.
 */
export function levelByWeeks(weeksTrained: number): Level {
  if (weeksTrained >= ADVANCED_AFTER_WEEKS) return "advanced";
  return weeksTrained >= INTERMEDIATE_AFTER_WEEKS ? "intermediate" : "beginner";
}

const ORDER: readonly Level[] = ["beginner", "intermediate", "advanced"];

interface LevelDemand {
  readonly level: Level;
  readonly names: readonly string[];
}

/** Exercises that ask for skill or strength before they are safe. The project's own choice. */
const DEMANDS: readonly LevelDemand[] = [
  {
    level: "advanced",
    names: [
      "nordica",
      "sissy",
      "levantamento terra com barra",
      "terra sumo",
      "abdominal com roda",
      "elevacao de pernas na barra",
      "canivete",
      "mergulho",
    ],
  },
  {
    level: "intermediate",
    names: [
      "agachamento livre",
      "agachamento frontal",
      "bulgaro",
      "bom dia",
      "remada curvada",
      "cavalinho",
      "stiff unilateral",
      "romeno",
      "barra fixa com",
      "passada com barra",
      "supino declinado",
      "supino fechado",
      "desenvolvimento com barra",
      "arnold",
      "remada alta",
      "canoa",
      "bracos estendidos",
      "toque nos ombros",
      "corrida",
      "trote",
    ],
  },
];

const remembered = new Map<string, Level>();

export const requiredLevel = (exerciseName: string): Level =>
  remember(remembered, MAX_NAMES, exerciseName, () => {
    const name = folded(exerciseName);
    return DEMANDS.find(({ names }) => names.some((part) => name.includes(part)))?.level ?? "beginner";
  });

export const isWithinLevel = (required: Level, level: Level): boolean =>
  ORDER.indexOf(required) <= ORDER.indexOf(level);

/** Lifts that can pin a person under the bar: they ask for somebody beside the bench. The project's own choice. */
const NEEDS_SPOTTER = [
  "supino reto com barra",
  "supino inclinado com barra",
  "supino declinado com barra",
  "supino fechado",
  "agachamento livre",
  "agachamento frontal",
];

export function needsSpotter(exerciseName: string): boolean {
  const name = folded(exerciseName);
  return NEEDS_SPOTTER.some((part) => name.includes(part));
}
