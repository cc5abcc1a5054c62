import { expect, it } from "vitest";
import { MESSAGES } from "#domain/text/messages.ts";
import { buyerRules } from "./buyer-form.ts";

it("a buyer gives an address only for a card", () => {
  expect(buyerRules(true)).toHaveProperty("address.zipcode");
  expect(buyerRules(false)).not.toHaveProperty("address");
});

it.each([
  ["", MESSAGES.required],
  ["20/03/1995", null],
  ["31/02/1995", MESSAGES.date],
  ["20/03/1795", MESSAGES.date],
])("a buyer's birth date %j is judged", (typed, refused) => expect(buyerRules(false).birthdate(typed)).toBe(refused));
