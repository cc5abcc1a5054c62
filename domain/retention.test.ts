import { expect, it } from "vitest";
import { firstForgettingDay, heldUntil, monthsText, recordsText } from "./retention.ts";

it("a time of keeping is read in months or years", () => {
  expect([3, 6, 12, 24, 240, null].map(monthsText)).toEqual([
    "3 meses",
    "6 meses",
    "1 ano",
    "2 anos",
    "20 anos",
    "Não apagar",
  ]);
});

it("one record and several are told apart", () => {
  expect([recordsText("photos", 1), recordsText("photos", 6)]).toEqual(["1 foto postural", "6 fotos posturais"]);
});

it("thirty whole days lie between the announcement and the first day of forgetting", () => {
  expect(firstForgettingDay("2026-03-02")).toBe("2026-04-02");
});

it("a hold ends no later than the longest time of its kind from today", () => {
  expect(heldUntil("photos", "2026-04-02", 12, "2026-03-02")).toBe("2027-04-02");
  expect(heldUntil("photos", "2030-04-02", 60, "2026-03-02")).toBe("2031-03-02");
});
