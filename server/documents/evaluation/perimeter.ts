import type { Content } from "pdfmake/interfaces.js";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { equationOf, findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import { warningBox } from "../warning-box.ts";
import { indicatorSection } from "./indicator-section.ts";
import { indicatorsOf } from "./indicators.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { measureSection } from "./measures.ts";

const protocolBox = ({ current, student }: EvaluationDocumentInput): Content => {
  const { protocolo } = current.items.perimeter;
  const protocol = findSkinfoldProtocol(protocolo);
  const equation = protocol && equationOf(protocol, student.gender);
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    stack: [
      text("Protocolo de composição corporal", { fontSize: 7, color: INK.muted }),
      text(protocol?.label ?? protocolo, { fontSize: 9.5, bold: true, margin: [0, 1, 0, 0] }),
      ...(equation
        ? [
            text(equation.text, { fontSize: 8, margin: [0, 2, 0, 0] }),
            text(`Fonte: ${equation.source}`, { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] }),
          ]
        : []),
    ],
  };
};

export const perimeterSection = (input: EvaluationDocumentInput): Content[] => {
  const { items, ageYears, ageMonths } = input.current;
  // The stored figures are printed. Only what is missing and what deserves a second look is worked out here.
  const assessment = assessPerimeter({
    gender: input.student.gender,
    ageYears,
    ageMonths,
    protocol: items.perimeter.protocolo,
    ...measuresOf(items),
  });
  return [
    ...indicatorSection(indicatorsOf(input, assessment)),
    protocolBox(input),
    // They ask the trainer for a second look.
    ...warningBox(input.forStudent ? [] : assessment.warnings.map(({ sentence }) => sentence)),
    ...measureSection(input),
  ];
};
