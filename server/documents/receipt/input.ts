import type { SheetFrame } from "../../platform/pdf/sheet.ts";

/** `papers`: further names, such as "CPF 529.982.247-25" and "CREF 012345-G/SP". */
interface ReceiptParty {
  readonly name: string;
  readonly papers: readonly string[];
}

/** A receipt. `frame.trainer` and `frame.student` stand in the head: who hands it over, and who keeps it. */
export interface ReceiptDocumentInput {
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
  /** A part of `cents` that went back. */
  readonly returnedCents: number;
  /** Null for a payment that stands, at least in part. */
  readonly reversedOn: string | null;
}
