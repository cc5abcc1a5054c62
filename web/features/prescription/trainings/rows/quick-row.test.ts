import { describe, expect, it } from "vitest";
import type { Exercise } from "#contract/catalogue/exercises.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aRow, aTraining } from "../editor/trainings.fixture.ts";
import { proposedFigures } from "../entry/proposed-figures.ts";
import { spokenFigures } from "./quick-row.ts";

const [squat] = exercisesOf(aRow(1));
const exercise: Exercise = { ...squat, id: 9, name: "Leg press 45°", exercise_type: "resistence" } as Exercise;

describe("the figures of a new row", () => {
  it("begin with 3 sets of 8 to 12, a minute and a cadence", () =>
    expect(proposedFigures([], 1, exercise, "")).toEqual({
      series: "3",
      minReps: "8",
      maxReps: "12",
      rest: "01:00",
      cadence: "2-0-2-0",
      load: "",
    }));

  it("are those of the row above, but the load, which is the student's own of this exercise", () => {
    const above = aRow(2, { series: 5, max_reps: 6, descanco: "02:00", cadencia: "3-0-1-0", carga: 80 });
    const trainings = [aTraining(1, [above])];
    expect(proposedFigures(trainings, 1, exercise, "")).toMatchObject({ series: "5", rest: "02:00", load: "" });
    expect(proposedFigures(trainings, 1, exercise, "22,5")).toMatchObject({ series: "5", load: "22,5" });
  });
});

describe("a row in words", () => {
  it("tells which numbers are neither figures nor in the exercise's name", () => {
    expect(spokenFigures("leg press 45 4x10", exercise)).toEqual({
      figures: { series: "4", minReps: "", maxReps: "10" },
      notUnderstood: [],
    });
    expect(spokenFigures("leg 4x10 60", exercise).notUnderstood).toEqual(["60"]);
    expect(spokenFigures("leg 4x10 140bpm", exercise).notUnderstood).toEqual(["140 bpm"]);
  });
});
