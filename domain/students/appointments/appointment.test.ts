import { expect, it } from "vitest";
import { appointmentText, dayAfterWeeks, inDaysText } from "./appointment.ts";

it.each([
  ["2026-03-12", "09:00", "qui, 12/03/2026 às 09:00"],
  ["2026-03-15", null, "dom, 15/03/2026"],
])("the appointment of %s at %s is told as %s", (day, time, text) => {
  expect(appointmentText({ day, time })).toBe(text);
});

it.each([
  ["2026-02-26", "há 4 dias"],
  ["2026-03-01", "ontem"],
  ["2026-03-02", "hoje"],
  ["2026-03-03", "amanhã"],
  ["2026-03-05", "em 3 dias"],
])("from 2 March %s is %s", (day, text) => {
  expect(inDaysText(day, "2026-03-02")).toBe(text);
});

it.each([
  ["2026-02-01", 8, "2026-03-29"],
  ["2026-02-02", 4, "2026-03-30"],
  ["2026-02-03", 4, "2026-03-03"],
  [null, 4, "2026-03-30"],
])("after an evaluation on %s, %d weeks lead to %s, which is always to come", (last, weeks, day) => {
  expect(dayAfterWeeks(weeks, last, "2026-03-02")).toBe(day);
});
