import { expect, it } from "vitest";
import { invoiceStanding } from "./invoice-standing.ts";

const paid = { state: "paid", refunded: 0, refunded_on: null, returning: 0 } as const;

it.each([
  ["that is paid", {}, "Paga"],
  ["whose whole refund waits for the provider", { refunded: 89.9, returning: 89.9 }, "Estorno em andamento"],
  ["of which a second part waits", { refunded: 50, returning: 20 }, "Estorno em andamento"],
  ["of which a part is back", { refunded: 30 }, "Estorno parcial"],
  ["that is back", { refunded: 89.9, refunded_on: "2026-03-02" }, "Estornada"],
  ["that is owed", { state: "pending" }, "Aberta"],
  ["that is canceled", { state: "canceled" }, "Cancelada"],
] as const)("an invoice %s stands so", (_, changes, label) => {
  expect(invoiceStanding({ ...paid, ...changes })[0]).toBe(label);
});
