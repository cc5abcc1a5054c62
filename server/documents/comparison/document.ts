import type { Content } from "pdfmake/interfaces.js";
import { inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { documentTitle, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import type { Fact } from "../fact-grid.ts";
import { identificationBox } from "../identification-box.ts";
import { warningBox } from "../warning-box.ts";
import { figureTables } from "./figure-tables.ts";
import { highlights } from "./highlights.ts";
import type { ComparisonDocumentInput } from "./input.ts";
import { postureComparison } from "./posture.ts";
import { somatotypeComparison } from "./somatotype.ts";
import { strengthComparison } from "./strength.ts";

/** What a section prints besides its figures, which stand in the tables: nothing when none of the evaluations measured it. */
const SECTIONS: Readonly<Partial<Record<ReportSection, (input: ComparisonDocumentInput) => Content[]>>> = {
  somatotype: somatotypeComparison,
  posture: postureComparison,
  strength: strengthComparison,
};

const factsOf = ({ macrocycle, evaluations }: ComparisonDocumentInput): Fact[] => {
  const days = evaluations.map(({ evaluatedOn }) => formatDate(evaluatedOn));
  return [
    { label: "Macrociclo", value: macrocycle },
    { label: "Avaliações", value: String(evaluations.length) },
    { label: "Primeira avaliação", value: days[0] },
    { label: "Última avaliação", value: days.at(-1) },
  ];
};

/** Evaluations beside each other, and what changed from the first to the last. */
export const comparisonDocument = (input: ComparisonDocumentInput): SheetDefinition =>
  sheet(input, { title: input.title, subject: `${input.title} de ${input.student.name}`, dateLabel: "Emitido em" }, [
    documentTitle(input.title),
    identificationBox(input.student, factsOf(input)),
    ...warningBox(input.warnings),
    ...highlights(input),
    ...figureTables(input),
    ...inReportOrder(input.sections).flatMap((section) => SECTIONS[section]?.(input) ?? []),
  ]);
