import { expect, it } from "vitest";
import { type StandingInvoice, standingOf } from "./invoice-standing.ts";

const paid: StandingInvoice = {
  state: "paid",
  is_late: false,
  refunded: 0,
  refunded_on: null,
  returning: 0,
  refund_refused: false,
  announced_pix: null,
};

const announced_pix = { id: 1, value: 89.9, announced_on: "2026-03-02" };

it.each([
  ["that is paid", {}, "Paga"],
  ["whose refund the provider refused", { refunded: 89.9, returning: 89.9, refund_refused: true }, "Estorno recusado"],
  ["that is owed too long", { state: "pending", is_late: true }, "Em atraso"],
  ["whose Pix was announced", { state: "pending", is_late: true, announced_pix }, "Pix a confirmar"],
] as const)("an invoice %s stands so", (_, changes, label) => {
  expect(standingOf({ ...paid, ...changes })[0]).toBe(label);
});
