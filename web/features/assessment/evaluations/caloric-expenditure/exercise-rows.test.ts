import { describe, expect, it } from "vitest";
import type { ExerciseRow } from "#contract/assessment/evaluation-fields/rows.ts";
import { replaceRow, restoreRow, rowValues, tableRows, withoutRow, withRow } from "./exercise-rows.ts";

const SESSION = { week_times: "3", day_time: "40", intensity: "70" };
const run: ExerciseRow = { exercise_type: "Aeróbico", name: "Trote", ...SESSION };
const swim: ExerciseRow = { exercise_type: "Aeróbico", name: "Hidroginástica", ...SESSION };
const lift: ExerciseRow = { exercise_type: "Musculação", min_reps: "8", max_reps: "12", series: "60", ...SESSION };

describe("the rows of the caloric table", () => {
  it("stand strength first, and are read back from the sheet as they were written", () => {
    const rows = withRow(withRow([], run), lift);
    expect(rows).toEqual([lift, run]);
    expect(tableRows(rowValues(rows))).toEqual(rows);
    expect(rowValues([])).toEqual({ muscle_items: "", aerobic_items: "" });
  });

  it("are replaced in their place, and change their group with their kind", () => {
    expect(replaceRow([lift, run], 1, swim)).toEqual([lift, swim]);
    expect(replaceRow([lift, run], 0, swim)).toEqual([swim, run]);
  });

  it("come back where they were when a removal is undone", () => {
    const rows = [lift, run, swim];
    const left = withoutRow(rows, 1);
    expect(left).toEqual([lift, swim]);
    expect(restoreRow(left, 1, run)).toEqual(rows);
  });
});
