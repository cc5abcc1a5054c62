import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { heading, INK, sheet } from "../../platform/pdf/sheet.ts";
import { isGiven, text } from "../../platform/pdf/text.ts";
import { warningBox } from "../warning-box.ts";
import { identification } from "./identification.ts";
import { indicatorSection } from "./indicators.ts";
import type { EvaluationDocumentInput } from "./input.ts";
import { measureSection } from "./measures.ts";

const protocolBox = (protocol: EvaluationDocumentInput["protocol"]): Content[] =>
  protocol
    ? [
        {
          margin: [0, 10, 0, 0],
          unbreakable: true,
          stack: [
            text("Protocolo de composição corporal", { fontSize: 7, color: INK.muted }),
            text(protocol.name, { fontSize: 9.5, bold: true, margin: [0, 1, 0, 0] }),
            ...(isGiven(protocol.equation) ? [text(protocol.equation, { fontSize: 8, margin: [0, 2, 0, 0] })] : []),
            ...(isGiven(protocol.source)
              ? [text(`Fonte: ${protocol.source}`, { fontSize: 7, color: INK.muted, margin: [0, 2, 0, 0] })]
              : []),
          ],
        },
      ]
    : [];

const notes = (content: string): Content[] => [heading("Observações"), text(content)];

/** The evaluation as a trainer hands it over: who, the derived values on their scales, then every measure. */
export const evaluationDocument = (input: EvaluationDocumentInput): TDocumentDefinitions =>
  sheet(
    input,
    { title: "Avaliação física", subject: `Avaliação física de ${input.student.name}`, dateLabel: "Avaliação de" },
    [
      text("Avaliação física", { fontSize: 20, bold: true, color: INK.secondary, margin: [0, 0, 0, 8] }),
      identification(input),
      ...indicatorSection(input.indicators),
      ...protocolBox(input.protocol),
      ...warningBox(input.warnings ?? []),
      ...measureSection(input),
      ...(isGiven(input.notes) ? notes(input.notes) : []),
    ],
  );
