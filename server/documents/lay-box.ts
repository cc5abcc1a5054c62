import type { Content } from "pdfmake/interfaces.js";
import { measuredSections } from "#contract/assessment/evaluation-report.ts";
import { numberOf } from "#contract/assessment/evaluation-sections/measure.ts";
import { measuresOf, type WholeEvaluation } from "#contract/assessment/evaluations.ts";
import type { MeasuredPerson } from "#domain/assessment/lay-summary.ts";
import type { ReportSection } from "#domain/assessment/report-sections.ts";
import { INK } from "../platform/pdf/sheet.ts";
import { boxed } from "../platform/pdf/table-look.ts";
import { isGiven, text } from "../platform/pdf/text.ts";

const counted = (measures: object, one: string, several: string): string[] => {
  const count = Object.values(measures).filter(isGiven).length;
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];
};

interface LayEvaluation {
  readonly items: WholeEvaluation;
  readonly isPregnant: boolean;
}

export function layPerson({ items, isPregnant }: LayEvaluation, sections: readonly ReportSection[]): MeasuredPerson {
  const printed = measuredSections(items).filter((section) => sections.includes(section));
  const { perimeters, skinfolds, statureCm, weightKg } = measuresOf(items);
  const body = printed.includes("perimeter") ? { perimeters, skinfolds } : { perimeters: {}, skinfolds: {} };
  const { percentualGordura, imc } = items.perimeter;
  return {
    measured: [
      ...(isGiven(weightKg) ? ["o peso"] : []),
      ...(isGiven(statureCm) ? ["a altura"] : []),
      ...counted(body.perimeters, "medida do corpo", "medidas do corpo"),
      ...counted(body.skinfolds, "dobra da pele", "dobras da pele"),
      ...(printed.includes("heart") ? ["a pressão"] : []),
      ...(isGiven(numberOf(items.heart.fcRepouso)) ? ["os batimentos em repouso"] : []),
      ...(printed.includes("biochemical") ? ["exames de sangue"] : []),
      ...(printed.includes("body_composition_devices") ? ["a composição do corpo por aparelho"] : []),
      ...(printed.includes("posture") ? ["a postura"] : []),
      ...counted(printed.includes("function") ? items.function : {}, "teste funcional", "testes funcionais"),
    ],
    weightKg,
    fatPercent: printed.includes("perimeter") ? percentualGordura : null,
    bodyMassIndex: printed.includes("perimeter") ? imc : null,
    pressure: printed.includes("heart") ? items.heart.pressaoArterial : null,
    isPregnant,
  };
}

/** A figure and its unit stay on one line. */
const withUnitsUnbroken = (sentence: string): string => sentence.replaceAll(/(?<=\d) (?=%|kg|cm)/g, "\u00a0");

export const layBox = (sentences: readonly string[], fontSize = 9.5): Content => ({
  margin: [0, 8, 0, 0],
  layout: boxed("#ffffff", INK.primary),
  table: {
    widths: ["*"],
    dontBreakRows: true,
    body: [
      [
        {
          stack: sentences.map((sentence) =>
            text(withUnitsUnbroken(sentence), {
              fontSize,
              lineHeight: 1.2,
              margin: [0, fontSize / 6, 0, fontSize / 6],
            }),
          ),
        },
      ],
    ],
  },
});
