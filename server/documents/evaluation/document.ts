import type { Content } from "pdfmake/interfaces.js";
import { inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import { documentTitle, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { biochemicalSection } from "./biochemical.ts";
import { caloricSection } from "./caloric-expenditure.ts";
import { heartSection } from "./heart.ts";
import { identification } from "./identification.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { perimeterSection } from "./perimeter.ts";
import { photosSection } from "./photos.ts";
import { postureSection } from "./posture.ts";
import { somatotypeSection } from "./somatotype.ts";
import { strengthSection } from "./strength.ts";

/** What prints each section: nothing when the evaluation did not measure it. */
const SECTIONS: Readonly<Partial<Record<ReportSection, (input: EvaluationDocumentInput) => Content[]>>> = {
  heart: heartSection,
  biochemical: biochemicalSection,
  caloric_expenditure: caloricSection,
  perimeter: perimeterSection,
  somatotype: somatotypeSection,
  posture: postureSection,
  photos: photosSection,
  strength: strengthSection,
};

/** The evaluation as a trainer hands it over: who and when, then the chosen sections in the order of the dialog. */
export const evaluationDocument = (input: EvaluationDocumentInput): SheetDefinition =>
  sheet(
    input,
    { title: "Avaliação física", subject: `Avaliação física de ${input.student.name}`, dateLabel: "Avaliação de" },
    [
      documentTitle("Avaliação física"),
      identification(input),
      ...inReportOrder(input.sections).flatMap((section) => SECTIONS[section]?.(input) ?? []),
    ],
  );
