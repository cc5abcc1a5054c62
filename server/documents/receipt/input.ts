import type { SheetFrame } from "../../platform/pdf/sheet.ts";

/** Who pays or is paid. `papers`: what else names them, such as "CPF 529.982.247-25" and "CREF 012345-G/SP". */
interface ReceiptParty {
  readonly name: string;
  readonly papers: readonly string[];
}

/** A receipt. `frame.trainer` and `frame.student` stand in the head: who hands it over, and who keeps it. */
export interface ReceiptDocumentInput {
  /** Its date is the day on which the receipt is issued. */
  readonly frame: SheetFrame;
  readonly number: number;
  readonly payer: ReceiptParty;
  readonly payee: ReceiptParty;
  /** A company receives in the plural: "Recebemos". */
  readonly isCompany: boolean;
  readonly cents: number;
  /** After "referente a": "Plano Mensal, de 05/01/2026 a 04/02/2026". */
  readonly whatFor: string;
  /** "Pix", "Dinheiro". */
  readonly method: string;
  readonly paidOn: string;
  /** The day on which the payment was taken back; null for one that stands. */
  readonly reversedOn: string | null;
}
