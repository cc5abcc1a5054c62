import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGES } from "#domain/text/messages.ts";
import { cardRules } from "./card-form.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-31T12:00:00-03:00") }));
afterEach(() => void vi.useRealTimers());

describe("the rules of the card form", () => {
  it.each(Object.keys(cardRules))("ask for %s", (field) => {
    const rule = cardRules[field as keyof typeof cardRules];
    expect(rule("")).toBe(MESSAGES.required);
    expect(rule("  ")).toBe(MESSAGES.required);
  });

  it.each([
    ["4111 1111 1111 1111", null],
    ["4111111111111111", null],
    ["4111 1111 1111 111", MESSAGES.cardNumber],
    ["4111 1111 1111 11111", MESSAGES.cardNumber],
  ])("judge the number %j", (typed, refused) => expect(cardRules.number(typed)).toBe(refused));

  it.each([
    ["03/2026", null],
    [" 12/2035 ", null],
    ["02/2026", "O cartão está vencido."],
    ["12/2025", "O cartão está vencido."],
    ["13/2030", "Dados do Cartão inválido!"],
    ["00/2030", "Dados do Cartão inválido!"],
    ["12/35", "Dados do Cartão inválido!"],
  ])("judge the expiration %j on 31 March 2026", (typed, refused) =>
    expect(cardRules.expiration_date(typed)).toBe(refused),
  );

  it.each([
    ["123", null],
    ["1234", null],
    ["12", "Dados do Cartão inválido!"],
    ["12a", "Dados do Cartão inválido!"],
  ])("judge the CVV %j", (typed, refused) => expect(cardRules.cvv(typed)).toBe(refused));

  it("check the holder's CPF by its digits and the phone by its format", () => {
    expect(cardRules.cpf("111.444.777-35")).toBeNull();
    expect(cardRules.cpf("111.444.777-36")).not.toBeNull();
    expect(cardRules.phone("(31) 9 0026-5518")).toBeNull();
    expect(cardRules.phone("9002")).toBe(MESSAGES.format);
  });
});
