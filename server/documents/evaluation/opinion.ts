import type { Content, ContentText } from "pdfmake/interfaces.js";
import { formatDate } from "#domain/calendar-date.ts";
import { type RichLine, richLines } from "#domain/text/rich-text.ts";
import { heading, INK } from "../../platform/pdf/sheet.ts";
import { text } from "../../platform/pdf/text.ts";
import type { EvaluationDocumentInput } from "./input.ts";

const BODY = 9.5;

const paragraph = ({ mark, runs }: RichLine): Content => {
  const words: ContentText = {
    text: runs.map(({ text: words, bold, italic, underlined }) => ({
      text: words,
      bold,
      // The face of the sheet has no italics.
      ...(italic && !bold && { font: "Inter Medium" }),
      ...(underlined && { decoration: "underline" as const }),
    })),
    fontSize: BODY,
    lineHeight: 1.25,
  };
  if (mark === null) return { ...words, margin: [0, 0, 0, 4] };
  return {
    columns: [text(mark, { width: 14, fontSize: BODY }), { ...words, width: "*" }],
    margin: [0, 0, 0, 3],
  };
};

const part = (title: string, html: string | null | undefined): Content[] => {
  const [first, ...others] = richLines(html ?? "").map(paragraph);
  if (!first) return [];
  return [{ unbreakable: true, stack: [heading(title), first] }, ...others];
};

const SIGNATURE_WIDTH = 220;

export const signature = ({ trainer, current }: EvaluationDocumentInput): Content => ({
  unbreakable: true,
  stack: [
    { canvas: [{ type: "line", x1: 0, y1: 0, x2: SIGNATURE_WIDTH, y2: 0, lineWidth: 0.6, lineColor: INK.text }] },
    text(trainer.name, { fontSize: 9.5, bold: true, margin: [0, 4, 0, 0] }),
    ...(trainer.cref ? [text(`CREF ${trainer.cref}`, { fontSize: 8.5, color: INK.muted, margin: [0, 1, 0, 0] })] : []),
    text(`Avaliação de ${formatDate(current.evaluatedOn)}`, { fontSize: 8.5, color: INK.muted, margin: [0, 1, 0, 0] }),
  ],
});

export function opinionSection(input: EvaluationDocumentInput): Content[] {
  const { text: opinion, recommendation } = input.opinion;
  const words = [...part("Parecer", opinion), ...part("Recomendações", recommendation)];
  return words.length > 0 ? [...words, { margin: [0, 40, 0, 0], stack: [signature(input)], unbreakable: true }] : [];
}
