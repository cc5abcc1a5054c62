import { describe, expect, it } from "vitest";
import { cardBrandName } from "./payments.ts";

describe("a card's brand", () => {
  it.each([
    ["visa", "Visa"],
    ["mastercard", "Mastercard"],
    ["", "Não identificado"],
    [null, "Não identificado"],
  ])("%j reads %j", (brand, name) => expect(cardBrandName(brand)).toBe(name));
});
