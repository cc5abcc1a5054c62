import type { Content } from "pdfmake/interfaces.js";
import { changeSentence, layChanges, standingSentence, verdictSentence } from "#domain/assessment/lay-summary.ts";
import { inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { documentTitle, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import type { Fact } from "../fact-grid.ts";
import { identificationBox } from "../identification-box.ts";
import { layBox, layPerson } from "../lay-box.ts";
import { warningBox } from "../warning-box.ts";
import { figureTables } from "./figure-tables.ts";
import { highlights } from "./highlights.ts";
import type { ComparisonDocumentInput } from "./input.ts";
import { photoComparison } from "./photos.ts";
import { postureComparison } from "./posture.ts";
import { somatotypeComparison } from "./somatotype.ts";
import { strengthComparison } from "./strength.ts";

/** A section prints nothing but its figures, which stand in the tables, when no evaluation measured it. */
const SECTIONS: Readonly<Partial<Record<ReportSection, (input: ComparisonDocumentInput) => Content[]>>> = {
  somatotype: somatotypeComparison,
  posture: postureComparison,
  photos: photoComparison,
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

/** Begins with the verdict, as the screens do. */
function laySentences({ evaluations, figures, sections, isPregnant }: ComparisonDocumentInput): Content[] {
  const [first, last] = [evaluations[0], evaluations.at(-1)];
  if (!first || !last) return [];
  const changes = layChanges(figures);
  const verdict = verdictSentence(changes);
  return [
    layBox([
      ...(verdict ? [verdict] : []),
      `Aqui estão lado a lado ${evaluations.length} avaliações, de ${formatDate(first.evaluatedOn)} a ${formatDate(last.evaluatedOn)}.`,
      `Na última: ${standingSentence(layPerson({ ...last, isPregnant }, sections)).replace(/^./, (letter) => letter.toLocaleLowerCase("pt-BR"))}`,
      changeSentence(first.evaluatedOn, changes),
    ]),
  ];
}

export const comparisonDocument = (input: ComparisonDocumentInput): SheetDefinition =>
  sheet(input, { title: input.title, subject: `${input.title} de ${input.student.name}`, dateLabel: "Emitido em" }, [
    documentTitle(input.title),
    identificationBox(input.student, factsOf(input)),
    ...laySentences(input),
    ...warningBox(input.warnings),
    ...highlights(input),
    ...figureTables(input),
    ...inReportOrder(input.sections).flatMap((section) => SECTIONS[section]?.(input) ?? []),
  ]);
