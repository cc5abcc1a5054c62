import { expect, it } from "vitest";
import { orderContact } from "./order-contact.ts";

it("who pays by Pix says so to the trainer; the others write about the order", () => {
  expect(orderContact("pix", "Mensal")).toEqual({
    label: "Já paguei, avisar no WhatsApp",
    text: "Olá! Já paguei o Pix do plano “Mensal”.",
  });
  expect(orderContact("card", "Mensal").label).toBe("Conversar no WhatsApp");
  expect(orderContact("agreed", "Mensal").text).toBe("Olá! Fiz o pedido do plano “Mensal”.");
});
