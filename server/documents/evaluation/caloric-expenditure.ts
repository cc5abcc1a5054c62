import type { Content } from "pdfmake/interfaces.js";
import {
  caloricInputOf,
  hasCaloricMeasures,
  storedCaloricAssessment,
} from "#contract/assessment/evaluation-sections/caloric-figures.ts";
import { VO2_LOOK } from "#domain/assessment/aerobic/vo2-look.ts";
import { deficitQuestion } from "#domain/assessment/energy/deficit-question.ts";
import { DIET_LABELS } from "#domain/assessment/energy/diet.ts";
import { ENERGY_NOTE, type EnergyTile, energyTiles } from "#domain/assessment/energy/energy-tiles.ts";
import { valueOfKnown } from "#domain/assessment/result.ts";
import { headed, INK } from "../../platform/pdf/sheet.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { type TileFigure, tiles } from "../figure-tiles.ts";
import { warningBox } from "../warning-box.ts";
import { exerciseTable } from "./exercise-table.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { vo2Block } from "./vo2-block.ts";

export const caloricSection = (input: EvaluationDocumentInput): Content[] => {
  const section = input.current.items.caloric_expenditure;
  if (!hasCaloricMeasures(section)) return [];
  const assessment = storedCaloricAssessment(section);
  const previousAssessment = input.previous && storedCaloricAssessment(input.previous.items.caloric_expenditure);
  const { exercises, diet } = caloricInputOf(section);
  const [now, then] = [
    energyTiles(assessment, input.current),
    previousAssessment && energyTiles(previousAssessment, input.current),
  ];
  const vo2Maximum = valueOfKnown(assessment.vo2Maximum);
  // Two tests differ by more than a training changes.
  const isSameTest = input.previous?.items.caloric_expenditure.protocol === section.protocol;
  const vo2Before = isSameTest ? previousAssessment : undefined;
  return headed("Gasto calórico e VO2", [
    ...vo2Block(input, assessment, vo2Before),
    ...tiles([
      ...(isGiven(vo2Maximum)
        ? [{ ...VO2_LOOK.vo2Maximum, value: vo2Maximum, previous: valueOfKnown(vo2Before?.vo2Maximum) }]
        : []),
      energyTile(now.basalRate, then?.basalRate),
      energyTile(now.averageRate, then?.averageRate),
      ...(diet ? [{ label: DIET_LABELS[diet.kind], unit: "kcal/dia", decimals: 0, value: diet.kcalPerDay }] : []),
      energyTile(now.dailyIntake, then?.dailyIntake),
      energyTile(now.maximalHeartRate, then?.maximalHeartRate),
      energyTile(now.heartRateReserve, then?.heartRateReserve),
    ]),
    text(ENERGY_NOTE, { fontSize: 7, color: INK.muted }),
    ...warningBox(
      [
        now.basalRate.question,
        deficitQuestion(diet, input.current),
        now.maximalHeartRate.question,
        ...assessment.questions,
      ].filter(isGiven),
    ),
    ...exerciseTable(exercises, assessment.exercises),
  ]);
};

const energyTile = (now: EnergyTile, before: EnergyTile | undefined): TileFigure => ({
  label: now.label,
  unit: now.unit,
  decimals: now.decimals,
  value: valueOfKnown(now.indicator),
  previous: valueOfKnown(before?.indicator),
  notes: now.beside,
  message:
    now.indicator.status === "missing" ? now.indicator.absences.map(({ sentence }) => sentence).join(" · ") : null,
});
