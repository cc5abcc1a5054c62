import type { Content } from "pdfmake/interfaces.js";
import { storedFigures } from "#contract/assessment/evaluations.ts";
import { changeSentence, measuredSentence, standingSentence, TOLD_FIGURES } from "#domain/assessment/lay-summary.ts";
import { inReportOrder, type ReportSection } from "#domain/assessment/report-sections.ts";
import { documentTitle, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { layBox, layPerson } from "../lay-box.ts";
import { biochemicalSection } from "./biochemical.ts";
import { devicesSection } from "./body-composition-devices.ts";
import { caloricSection } from "./caloric-expenditure.ts";
import { changesOf } from "./changes.ts";
import { functionSection } from "./function.ts";
import { heartSection } from "./heart.ts";
import { identification } from "./identification.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { opinionSection } from "./opinion.ts";
import { perimeterSection } from "./perimeter.ts";
import { photosSection } from "./photos.ts";
import { postureSection } from "./posture.ts";
import { somatotypeSection } from "./somatotype.ts";
import { strengthSection } from "./strength.ts";
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

function threeSentences(input: EvaluationDocumentInput): readonly string[] {
  const { current, previous, sections } = input;
  const person = layPerson(current.items, sections);
  const [now, before] = [storedFigures(current.items), previous && storedFigures(previous.items)];
  const judge = changesOf(input);
  const shown = sections.includes("perimeter") ? TOLD_FIGURES : ["weight"];
  const changes = shown.map((key) => ({ key, before: before?.[key], now: now[key], judgement: judge(key) }));
  return [
    measuredSentence(person.measured, current.evaluatedOn),
    standingSentence(person),
    changeSentence(previous?.evaluatedOn ?? null, changes),
  ];
}

export const evaluationDocument = (input: EvaluationDocumentInput): SheetDefinition =>
  sheet(
    input,
    { title: "Avaliação física", subject: `Avaliação física de ${input.student.name}`, dateLabel: "Avaliação de" },
    [
      documentTitle("Avaliação física"),
      identification(input),
      layBox(threeSentences(input)),
      ...inReportOrder(input.sections).flatMap((section) => SECTIONS[section]?.(input) ?? []),
    ],
  );
