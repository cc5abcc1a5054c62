import { expect, it } from "vitest";
import { circumstancesText, evaluationDayError, isHour, isSameInstrument } from "./circumstances.ts";

it.each([
  ["2026-03-02", null],
  ["2026-03-03", "A data da avaliação não pode ser futura"],
  ["2016-03-02", null],
  ["2016-03-01", "Informe uma data dos últimos dez anos"],
])("an evaluation on %s, said on 2 March 2026: %s", (day, error) => {
  expect(evaluationDayError(day, "2026-03-02", "1990-01-01")).toBe(error);
});

it("nobody is evaluated before the birth", () => {
  expect(evaluationDayError("2020-05-04", "2026-03-02", "2020-05-05")).not.toBeNull();
  expect(evaluationDayError("2020-05-05", "2026-03-02", "2020-05-05")).toBeNull();
});

it("an hour has two digits and exists", () => {
  expect(["00:00", "23:59"].every(isHour)).toBe(true);
  expect(["24:00", "12:60", "7:30", ""].some(isHour)).toBe(false);
});

it("the line tells what is known", () => {
  expect(circumstancesText({ hour: "07:30", place: "", caliper: "Cescorf", scale: null })).toBe("07:30 · Cescorf");
});

it("instruments are the same in other letters", () => {
  expect(isSameInstrument("Cescorf Clínico", "CESCORF CLINICO")).toBe(true);
  expect(isSameInstrument("Cescorf", "Lange")).toBe(false);
});
