import { expect, it } from "vitest";
import { type Standing, standingOf } from "./invoice-standing.ts";

const paid: Standing = {
  state: "paid",
  is_late: false,
  refunded: 0,
  refunded_on: null,
  returning: 0,
  refund_refused: false,
  announced_pix: null,
};

it.each([
  ["that is paid", {}, "Paga"],
  ["whose whole refund waits for the provider", { refunded: 89.9, returning: 89.9 }, "Estorno em andamento"],
  ["whose refund the provider refused", { refunded: 89.9, returning: 89.9, refund_refused: true }, "Estorno recusado"],
  ["of which a second part waits", { refunded: 50, returning: 20 }, "Estorno em andamento"],
  ["of which a part is back", { refunded: 30 }, "Estorno parcial"],
  ["that is back", { refunded: 89.9, refunded_on: "2026-03-02" }, "Estornada"],
] as const)("an invoice %s stands so", (_, changes, label) => {
  expect(standingOf({ ...paid, ...changes })[0]).toBe(label);
});
