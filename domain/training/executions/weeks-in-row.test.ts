import { expect, it } from "vitest";
import { weeksInRow } from "./weeks-in-row.ts";

// A Monday; its week began on Sunday the 22nd.
const TODAY = "2026-11-23";

it.each([
  [[], 0],
  [["2026-11-22", TODAY], 0],
  [["2026-11-21"], 1],
  [["2026-11-15", "2026-11-14", "2026-11-10", "2026-11-01"], 3],
  [["2026-11-17", "2026-11-07"], 1],
])("trainings on %j are %d weeks in a row before this one", (days, weeks) => {
  expect(weeksInRow(days, TODAY)).toBe(weeks);
});
