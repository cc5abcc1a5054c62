import { formatDecimal } from "../../text/number-format.ts";
import type { FigureLook } from "../derived-figures.ts";
import type { Indicator } from "../result.ts";
import type { CaloricAssessment } from "./caloric-assessment.ts";
import { intakeQuestion } from "./diet.ts";
import { type EnergyReader, equationNotes } from "./equation-notes.ts";

export interface EnergyTile extends FigureLook {
  readonly indicator: Indicator;
  readonly beside: readonly string[];
  readonly question?: string | null;
}

interface ActivityLevel {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Physical activity levels of adults.
 * FAO/WHO/UNU. Human energy requirements: report of a joint expert consultation, Rome 2001. Rome: FAO; 2004, table 5.3.
 */
const ACTIVITY_LEVELS: readonly ActivityLevel[] = [
  { label: "Sedentário ou leve", from: 1.4, to: 1.69 },
  { label: "Ativo ou moderado", from: 1.7, to: 1.99 },
  { label: "Intenso", from: 2.0, to: 2.4 },
];

const KCAL = { unit: "kcal/dia", decimals: 0 } as const;
const BPM = { unit: "bpm", decimals: 0 } as const;

/** Said below the tiles. Anjos LA, Wahrlich V, Vasconcellos MTL. Br J Nutr 2014: 529 adults of Niterói. */
export const ENERGY_NOTE =
  "Estimativas: em adultos brasileiros, as equações superestimam o gasto basal em 13 a 20% (Anjos 2014). O consumo diário soma basal, dieta e exercícios e deixa de fora o resto do dia; as faixas sob ele são o gasto do dia inteiro por nível de atividade (FAO 2004).";

const besideOf = (name: string, indicator: Indicator): readonly string[] =>
  indicator.status === "known" ? [`${name} ${formatDecimal(indicator.value, 0)}`] : [];

const wholeDays = (basal: Indicator): readonly string[] =>
  basal.status === "missing"
    ? []
    : ACTIVITY_LEVELS.map(
        ({ label, from, to }) =>
          `${label}: ${formatDecimal(basal.value * from, 0)} a ${formatDecimal(basal.value * to, 0)}`,
      );

/** In the order of the tab. */
export function energyTiles(
  assessment: CaloricAssessment,
  person: EnergyReader,
): {
  readonly basalRate: EnergyTile;
  readonly averageRate: EnergyTile;
  readonly dailyIntake: EnergyTile;
  readonly maximalHeartRate: EnergyTile;
  readonly heartRateReserve: EnergyTile;
} {
  const { basalRate, mifflinRate, cunninghamRate, averageRate, dailyIntake, heartRates } = assessment;
  const notes = equationNotes(assessment, person);
  return {
    basalRate: {
      label: "Taxa metabólica basal",
      ...KCAL,
      indicator: basalRate,
      beside: [...besideOf("Mifflin-St Jeor", mifflinRate), ...besideOf("Cunningham", cunninghamRate)],
      question: notes.basalRate,
    },
    averageRate: { label: "Taxa média de atividade", ...KCAL, indicator: averageRate, beside: [] },
    dailyIntake: {
      label: "Consumo calórico diário",
      ...KCAL,
      indicator: dailyIntake,
      beside: wholeDays(basalRate),
      question: intakeQuestion(basalRate, dailyIntake),
    },
    maximalHeartRate: {
      label: "FC máxima",
      ...BPM,
      indicator: heartRates.maximal,
      beside: [],
      question: notes.maximalHeartRate,
    },
    heartRateReserve: {
      label: "FC de reserva",
      ...BPM,
      indicator: heartRates.reserve,
      beside: besideOf("Karvonen", heartRates.karvonenReserve),
    },
  };
}
