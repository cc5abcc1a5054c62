import { describe, expect, it } from "vitest";
import type { OwedInvoice, OwnSubscription } from "./data.ts";
import { cardText, lastDayOf, owedText, refundTexts } from "./subscription-texts.ts";

const card = { brand: "visa", last4: "1111" } as NonNullable<OwnSubscription["card"]>;
const invoice = {
  value: 89.9,
  due_on: "2026-03-10",
  access_until: "2026-03-17",
  is_first: false,
  refused_on: null,
  next_try_on: null,
  pix_announced_on: null,
} as OwedInvoice;
const told = (owed: Partial<OwedInvoice>, own: Partial<OwnSubscription> = {}) =>
  owedText({ ...invoice, ...owed }, { status: "active", card: null, ...own } as OwnSubscription);

const PERIOD_ENDED = "O período pago terminou em 09/03/2026.";
const ACCESS_ENDS = "Sem pagamento, seu acesso termina em 17/03/2026.";

describe("what a trainer who owes an invoice is told", () => {
  it("names a first invoice with its value, before and after it is due", () => {
    const first = (is: string) => `Sua primeira fatura, de R$ 89,90, ${is} em 10/03/2026.`;
    expect(told({ is_first: true })).toEqual([first("vence"), ACCESS_ENDS]);
    expect(told({ is_first: true }, { status: "late" as OwnSubscription["status"] })).toEqual([
      first("venceu"),
      ACCESS_ENDS,
    ]);
  });

  it("says when the card will be charged", () => {
    expect(told({ next_try_on: "2026-03-11" }, { card })).toEqual([
      PERIOD_ENDED,
      "Cobraremos no cartão final 1111 em 11/03/2026.",
      ACCESS_ENDS,
    ]);
  });

  it("says that the card was refused, and when it is tried again", () => {
    expect(told({ refused_on: "2026-03-10", next_try_on: "2026-03-13" }, { card })).toEqual([
      PERIOD_ENDED,
      "O cartão final 1111 foi recusado em 10/03/2026.",
      "Tentaremos de novo em 13/03/2026.",
      ACCESS_ENDS,
    ]);
  });

  it("promises no charge without a card", () => {
    expect(told({ refused_on: "2026-03-10", next_try_on: "2026-03-13" })).toEqual([PERIOD_ENDED, ACCESS_ENDS]);
  });

  it("waits for an announced Pix instead of naming the end of the access", () => {
    const waiting = "Você informou que pagou com Pix: avisamos por e-mail assim que o recebimento for confirmado.";
    expect(told({ pix_announced_on: "2026-03-10" })).toEqual([PERIOD_ENDED, waiting]);
    expect(told({ pix_announced_on: "2026-03-10", next_try_on: "2026-03-13" }, { card })).toEqual([
      PERIOD_ENDED,
      waiting,
      "Sem confirmação, cobraremos no cartão final 1111 em 13/03/2026.",
    ]);
  });
});

describe("the words of a refund", () => {
  it.each([
    [0, 0, []],
    [30, 0, ["R$ 30,00 devolvidos"]],
    [89.9, 89.9, ["estorno de R$ 89,90 em andamento"]],
    [50.1, 20, ["R$ 30,10 devolvidos", "estorno de R$ 20,00 em andamento"]],
  ])("of R$ %d, of which R$ %d wait, promise nothing that is not back", (refunded, returning, words) => {
    expect(refundTexts({ refunded, returning })).toEqual(words);
  });
});

describe("the words of a subscription", () => {
  it("name a card by its brand, or as a card", () => {
    expect(cardText(card)).toBe("Visa final 1111");
    expect(cardText({ ...card, brand: null } as NonNullable<OwnSubscription["card"]>)).toBe("Cartão final 1111");
  });

  it("name the last paid day, the one before the period's end", () => {
    expect(lastDayOf({ period_end: "2026-03-01" })).toBe("28/02/2026");
  });
});
