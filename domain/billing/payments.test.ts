import { describe, expect, it } from "vitest";
import { cardBrandName, paymentStateLabel } from "./payments.ts";

describe("a card's brand", () => {
  it.each([
    ["visa", "Visa"],
    ["mastercard", "Mastercard"],
    ["", "Não identificado"],
    [null, "Não identificado"],
  ])("%j reads %j", (brand, name) => expect(cardBrandName(brand)).toBe(name));
});

it("a refund that waits for the provider is no payment in arrears", () => {
  expect(paymentStateLabel({ status: "pending", value: -89.9 })).toBe("Estorno em andamento");
  expect(paymentStateLabel({ status: "canceled", value: -89.9 })).toBe("Cancelado");
  expect(paymentStateLabel({ status: "pending", value: 89.9 })).toBe("Atraso");
});
