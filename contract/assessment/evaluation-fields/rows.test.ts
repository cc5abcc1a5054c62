import { describe, expect, it } from "vitest";
import { type ExerciseRow, isAerobic, mergedRows, rowsIn, textOf } from "./rows.ts";

const aRow = (name: string, intensity = "70"): ExerciseRow => ({
  exercise_type: "Aeróbico",
  name,
  week_times: "3",
  day_time: "40",
  intensity,
});
const text = (...names: string[]) => textOf(names.map((name) => aRow(name)));
const names = (list: string) => rowsIn(list).map((row) => (isAerobic(row) ? row.name : row.exercise_type));

describe("the rows of a list", () => {
  it("are read back as they were written, without the figures that the server adds", () => {
    const answered = { ...aRow("Trote"), mets: 7, calories: 350, fc_training: 109, fc_max: 58, karvonen: 150 };
    expect(rowsIn(textOf([answered]))).toEqual([aRow("Trote")]);
    expect([textOf([]), rowsIn(""), rowsIn(undefined)]).toEqual(["", [], []]);
  });

  it("are none when the text is no list of exercises", () => {
    expect([rowsIn("7"), rowsIn('["x", null, {}]')]).toEqual([[], []]);
  });
});

describe("a list that two windows changed", () => {
  it("keeps what each added and loses what each removed", () => {
    const merged = mergedRows(text("Trote", "Remo"), text("Trote", "Natação"), text("Trote", "Remo", "Jump"));
    expect(names(merged)).toEqual(["Trote", "Jump", "Natação"]);
  });

  it("keeps a row that was edited here once, and one of two equal rows that were removed", () => {
    const edited = textOf([aRow("Trote", "80")]);
    expect(rowsIn(mergedRows(text("Trote"), edited, text("Trote", "Jump")))).toEqual([
      aRow("Jump"),
      aRow("Trote", "80"),
    ]);
    expect(names(mergedRows(text("Jump", "Jump"), text("Jump"), text("Jump", "Jump")))).toEqual(["Jump"]);
  });
});
