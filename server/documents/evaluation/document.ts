import type { Content } from "pdfmake/interfaces.js";
import { measuredSentence } from "#domain/assessment/lay-summary.ts";
import { FRONT_PAGES, inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import { documentTitle, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { layBox, layPerson } from "../lay-box.ts";
import { biochemicalSection } from "./biochemical.ts";
import { devicesSection } from "./body-composition-devices.ts";
import { caloricSection } from "./caloric-expenditure.ts";
import { coverPage } from "./cover.ts";
import { functionSection } from "./function.ts";
import { goalsBlock } from "./goals.ts";
import { heartSection } from "./heart.ts";
import { identification } from "./identification.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { opinionSection } from "./opinion.ts";
import { perimeterSection } from "./perimeter.ts";
import { photosSection } from "./photos.ts";
import { postureSection } from "./posture.ts";
import { somatotypeSection } from "./somatotype.ts";
import { strengthSection } from "./strength.ts";
import { summaryPage } from "./summary.ts";
import { sentencesOf } from "./told.ts";
import { zonesSection } from "./zones.ts";

const SECTIONS: Readonly<Partial<Record<ReportSection, (input: EvaluationDocumentInput) => Content[]>>> = {
  heart: heartSection,
  biochemical: biochemicalSection,
  caloric_expenditure: caloricSection,
  perimeter: perimeterSection,
  body_composition_devices: devicesSection,
  somatotype: somatotypeSection,
  posture: postureSection,
  photos: photosSection,
  strength: strengthSection,
  function: functionSection,
  opinion: opinionSection,
  zones: zonesSection,
};

/** Each starts a page, and so do the tables behind them. */
const frontPages = (input: EvaluationDocumentInput): Content[][] => [
  ...(input.sections.includes("cover") ? [coverPage(input)] : []),
  ...(input.sections.includes("summary") ? [summaryPage(input)] : []),
];

const introduction = (input: EvaluationDocumentInput): Content[] => {
  const { current, sections } = input;
  const measured = measuredSentence(layPerson(current, sections).measured, current.evaluatedOn);
  return [
    documentTitle("Avaliação física"),
    identification(input),
    ...(sections.includes("summary") ? [] : [layBox([measured, ...sentencesOf(input)])]),
    ...goalsBlock(input),
  ];
};

export function evaluationDocument(input: EvaluationDocumentInput): SheetDefinition {
  const sections = inReportOrder(input.sections);
  const hasTables = sections.some((section) => !FRONT_PAGES.includes(section));
  const tables = hasTables
    ? [[...introduction(input), ...sections.flatMap((section) => SECTIONS[section]?.(input) ?? [])]]
    : [];
  return sheet(
    input,
    {
      title: "Avaliação física",
      subject: `Avaliação física de ${input.student.name}`,
      dateLabel: "Avaliação de",
      hasCover: sections.includes("cover"),
    },
    [...frontPages(input), ...tables].flatMap((page, at) => (at === 0 ? page : startingPage(page))),
  );
}

const startingPage = (page: readonly Content[]): Content[] => [{ stack: [], pageBreak: "before" }, ...page];
