import { describe, expect, test } from "vitest";
import { writePdf } from "../../platform/pdf/write.ts";
import { pagesOf, printedText } from "../../testing/files/definition-text.ts";
import { receiptDocument } from "./document.ts";
import type { ReceiptDocumentInput } from "./input.ts";

const receipt: ReceiptDocumentInput = {
  frame: {
    product: "Prumo",
    trainer: { name: "Marina Duarte", contact: ["(11) 91234-5678"], cref: "012345-G/SP" },
    student: { name: "Paulo Lima" },
    date: "2026-03-05",
  },
  number: 12,
  payer: { name: "Paulo Lima", papers: [] },
  payee: { name: "Marina Duarte", papers: ["CPF 529.982.247-25", "CREF 012345-G/SP"] },
  isCompany: false,
  cents: 123_450,
  whatFor: "Plano Mensal, de 05/03/2026 a 04/04/2026",
  method: "Pix",
  paidOn: "2026-03-04",
  returnedCents: 0,
  reversedOn: null,
};

const words = (changes: Partial<ReceiptDocumentInput> = {}): string =>
  printedText(receiptDocument({ ...receipt, ...changes })).replaceAll("\u00a0", " ");

describe("a receipt", () => {
  test("says who paid what to whom, in figures and in words, what for, how and when", () => {
    const found = words();
    expect(found).toContain("Recibo de pagamento Nº 12 R$ 1.234,50");
    expect(found).toContain("Recebi de");
    expect(found).toContain("R$ 1.234,50 (mil duzentos e trinta e quatro reais e cinquenta centavos)");
    expect(found).toContain(", referente a Plano Mensal, de 05/03/2026 a 04/04/2026.");
    expect(found).toContain("Data do pagamento 04/03/2026 Forma de pagamento Pix");
    expect(found).toContain("Marina Duarte CPF 529.982.247-25 CREF 012345-G/SP");
    expect(found).toContain("Recibo de pagamento, não é nota fiscal.");
    expect(found).not.toContain("estornado");
  });

  test("of a payment that was taken back says so", () => {
    expect(words({ reversedOn: "2026-03-05" })).toContain("Pagamento estornado em 05/03/2026");
  });

  test("of a payment of which a part went back says what it still proves", () => {
    expect(words({ returnedCents: 23_450 })).toContain(
      "Deste pagamento, R$ 234,50 foram devolvidos: este recibo comprova R$ 1.000,00.",
    );
  });

  test("of a company speaks in the plural, and names the payer's papers", () => {
    const found = words({ isCompany: true, payer: { name: "Marina Duarte", papers: ["CPF 529.982.247-25"] } });
    expect(found).toContain("Recebemos de");
    expect(found).toContain("Marina Duarte, CPF 529.982.247-25");
  });

  test("is one page, also with the longest names", async () => {
    const long = { name: "Maria Antonieta ".repeat(8).trim(), papers: ["CPF 529.982.247-25"] };
    const input = { ...receipt, payer: long, payee: long, cents: 99_999_999_999, whatFor: "a".repeat(200) };
    expect(pagesOf(await writePdf(receiptDocument(input)))).toBe(1);
  });
});
