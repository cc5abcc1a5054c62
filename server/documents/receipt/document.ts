import type { Content } from "pdfmake/interfaces.js";
import { formatDate } from "#domain/calendar-date.ts";
import { formatReais, toReais } from "#domain/money.ts";
import { reaisSpelled } from "#domain/text/money-in-words.ts";
import { INK, type SheetDefinition, sheet } from "../../platform/pdf/sheet.ts";
import { bare, boxed } from "../../platform/pdf/table-look.ts";
import { text, unbroken } from "../../platform/pdf/text.ts";
import { factGrid } from "../fact-grid.ts";
import { warningBox } from "../warning-box.ts";
import type { ReceiptDocumentInput } from "./input.ts";

const SIGNATURE_WIDTH = 260;

const amountOf = ({ cents }: ReceiptDocumentInput): string => unbroken(formatReais(toReais(cents)));

const title = (input: ReceiptDocumentInput): Content => ({
  layout: bare,
  table: {
    widths: ["*", "auto"],
    body: [
      [
        {
          stack: [
            text("Recibo de pagamento", { fontSize: 20, bold: true, color: INK.secondary }),
            text(`Nº ${input.number}`, { fontSize: 11, color: INK.muted, margin: [0, 2, 0, 0] }),
          ],
        },
        {
          layout: boxed(INK.wash),
          table: {
            body: [[text(amountOf(input), { fontSize: 20, bold: true, color: INK.secondary, noWrap: true })]],
          },
        },
      ],
    ],
  },
});

const sentence = (input: ReceiptDocumentInput): Content => {
  const { isCompany, payer, cents, whatFor } = input;
  const named = [payer.name, ...payer.papers].join(", ");
  return {
    margin: [0, 22, 0, 0],
    fontSize: 11.5,
    lineHeight: 1.5,
    text: [
      text(`${isCompany ? "Recebemos" : "Recebi"} de `),
      text(named, { bold: true }),
      text(" a quantia de "),
      text(`${amountOf(input)} (${reaisSpelled(cents)})`, { bold: true }),
      text(`, referente a ${whatFor}.`),
    ],
  };
};

const signature = ({ payee }: ReceiptDocumentInput): Content => ({
  margin: [0, 64, 0, 0],
  stack: [
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: SIGNATURE_WIDTH, y2: 0, lineWidth: 0.6, lineColor: INK.muted }],
    },
    text(payee.name, { fontSize: 10.5, bold: true, color: INK.secondary, margin: [0, 5, 0, 0] }),
    ...payee.papers.map((paper) => text(paper, { fontSize: 9, color: INK.muted, margin: [0, 1, 0, 0] })),
  ],
});

function reversed({ cents, returnedCents, reversedOn }: ReceiptDocumentInput): Content[] {
  if (reversedOn)
    return warningBox([`Pagamento estornado em ${formatDate(reversedOn)}: este recibo não comprova mais o pagamento.`]);
  if (returnedCents === 0) return [];
  const [returned, rest] = [returnedCents, cents - returnedCents].map((part) => unbroken(formatReais(toReais(part))));
  return warningBox([`Deste pagamento, ${returned} foram devolvidos: este recibo comprova ${rest}.`]);
}

/** It is no invoice, and says so. */
export const receiptDocument = (input: ReceiptDocumentInput): SheetDefinition =>
  sheet(
    input.frame,
    { title: `Recibo nº ${input.number}`, subject: `Recibo de ${input.payer.name}`, dateLabel: "Emitido em" },
    [
      title(input),
      ...reversed(input),
      sentence(input),
      {
        margin: [0, 20, 0, 0],
        stack: [
          factGrid([
            { label: "Data do pagamento", value: formatDate(input.paidOn) },
            { label: "Forma de pagamento", value: input.method },
          ]),
        ],
      },
      signature(input),
      text("Recibo de pagamento, não é nota fiscal.", { fontSize: 8.5, color: INK.muted, margin: [0, 36, 0, 0] }),
    ],
  );
