import type { Readable } from "node:stream";
import { toReais } from "#domain/money.ts";
import { type Labels, labelOf } from "#domain/text/labels.ts";
import { type Column, streamWorkbook } from "../../../platform/xlsx/workbook.ts";
import type { ReceivedRow } from "./queries.ts";

type Read = (after?: ReceivedRow) => Promise<readonly ReceivedRow[]>;

interface Payers {
  readonly payer: "Personal" | "Aluno";
  readonly methods: Labels;
}

/** The first page is read before anything is sent, so that its failure is answered. */
export async function incomeSpreadsheet(read: Read, payers: Payers): Promise<Readable> {
  return streamWorkbook({ name: "Faturamento", columns: columnsOf(payers), pages: pagesFrom(await read(), read) });
}

async function* pagesFrom(first: readonly ReceivedRow[], read: Read): AsyncGenerator<readonly ReceivedRow[]> {
  for (let page = first; page.length > 0; page = await read(page.at(-1))) yield page;
}

const columnsOf = ({ payer, methods }: Payers): readonly Column<ReceivedRow>[] => [
  { header: "Data", width: 14, kind: "day", value: ({ day }) => day },
  { header: payer, width: 32, kind: "text", value: ({ person }) => person },
  { header: "Plano", width: 28, kind: "text", value: ({ plan }) => plan },
  {
    header: "Forma de pagamento",
    width: 22,
    kind: "text",
    value: ({ method }) => labelOf(methods, method),
  },
  { header: "Valor (R$)", width: 14, kind: "money", value: ({ value_cents }) => toReais(value_cents) },
];
