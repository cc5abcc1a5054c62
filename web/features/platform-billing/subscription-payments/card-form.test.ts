import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MESSAGES } from "#domain/text/messages.ts";
import { cardRules, EMPTY_CARD, payerOf, withHolder } from "./card-form.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-31T12:00:00-03:00") }));
afterEach(() => void vi.useRealTimers());

const rules = cardRules(null);

describe("the rules of the card form", () => {
  it.each(["number", "holder_name", "expiration_date", "cvv", "cpf", "phone"] as const)("ask for %s", (field) => {
    for (const typed of ["", "  "])
      expect(rules[field](typed, { ...EMPTY_CARD, [field]: typed })).toBe(MESSAGES.required);
  });

  it.each([
    ["4111 1111 1111 1111", null],
    ["4111111111111111", null],
    ["4111 1111 1111 111", MESSAGES.cardNumber],
    ["4111 1111 1111 11111", MESSAGES.cardNumber],
  ])("judge the number %j", (typed, refused) => expect(rules.number(typed)).toBe(refused));

  it.each([
    ["03/2026", null],
    [" 12/2035 ", null],
    ["02/2026", "O cartão está vencido."],
    ["12/2025", "O cartão está vencido."],
    ["13/2030", "Dados do Cartão inválido!"],
    ["00/2030", "Dados do Cartão inválido!"],
    ["12/35", "Dados do Cartão inválido!"],
  ])("judge the expiration %j on 31 March 2026", (typed, refused) =>
    expect(rules.expiration_date(typed)).toBe(refused),
  );

  it.each([
    ["123", null],
    ["1234", null],
    ["12", "Dados do Cartão inválido!"],
    ["12a", "Dados do Cartão inválido!"],
  ])("judge the CVV %j", (typed, refused) => expect(rules.cvv(typed)).toBe(refused));

  it("check the holder's CPF by its digits and the phone by its format", () => {
    const cpf = (typed: string) => rules.cpf(typed, { ...EMPTY_CARD, cpf: typed });
    const phone = (typed: string) => rules.phone(typed, { ...EMPTY_CARD, phone: typed });
    expect(cpf("111.444.777-35")).toBeNull();
    expect(cpf("111.444.777-36")).not.toBeNull();
    expect(phone("(31) 9 0026-5518")).toBeNull();
    expect(phone("9002")).toBe(MESSAGES.format);
  });
});

describe("the holder of a card", () => {
  const payer = { cpf: "11144477735", phone: "31900265518" };

  it("is who pays, who need not type CPF and phone again", () => {
    expect(cardRules(payer).cpf("", EMPTY_CARD)).toBeNull();
    expect(cardRules(payer).phone("", EMPTY_CARD)).toBeNull();
    expect(withHolder(EMPTY_CARD, payer)).toMatchObject(payer);
  });

  it("is asked for when the card is another person's", () => {
    const others = { ...EMPTY_CARD, isOthers: true, cpf: "529.982.247-25", phone: "(11) 90026-1207" };
    expect(withHolder(others, payer)).toBe(others);
    expect(cardRules(payer).cpf("", { ...others, cpf: "" })).toBe(MESSAGES.required);
  });

  it("is asked for of a payer whose CPF or Brazilian phone is not known", () => {
    expect(payerOf(payer)).toEqual(payer);
    expect(payerOf({ ...payer, cpf: null })).toBeNull();
    expect(payerOf({ ...payer, phone: "351912345678" })).toBeNull();
  });
});
