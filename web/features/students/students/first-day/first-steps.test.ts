import { describe, expect, it } from "vitest";
import { firstStepsOf, searchOfStep } from "./first-steps.ts";

const ana = { id: 1, name: "Ana", last_evaluation: null, last_training_date: null, current_mesocycle: null };
const bruno = { ...ana, id: 2, name: "Bruno", last_evaluation: "2026-03-02" };
const withTraining = {
  macrocycle_id: 1,
  mesocycle_id: 1,
  microcycle_id: null,
  name: "Mesociclo 1",
  end_date: "2026-04-02",
  has_training: true,
};

const doneOf = (students: Parameters<typeof firstStepsOf>[0]) => firstStepsOf(students).map(({ isDone }) => isDone);

describe("the first steps of a trainer", () => {
  it("are ticked as a student is registered, evaluated and prescribed for", () => {
    expect(doneOf([])).toEqual([false, false, false]);
    expect(doneOf([ana])).toEqual([true, false, false]);
    expect(doneOf([ana, bruno])).toEqual([true, true, false]);
    expect(doneOf([{ ...bruno, current_mesocycle: withTraining }])).toEqual([true, true, true]);
    expect(doneOf([{ ...ana, last_training_date: "2026-03-02" }])).toEqual([true, false, true]);
  });

  it("lead to the first student, the prescription to who was evaluated", () => {
    const [, evaluate, prescribe] = firstStepsOf([ana, bruno]);
    expect([evaluate?.student, prescribe?.student]).toEqual([ana, bruno]);
    expect(firstStepsOf([]).every(({ student }) => student === undefined)).toBe(true);
  });

  it("open what is done next: a cycle, its evaluation, its training", () => {
    const place = { macro: 1, meso: 1, micro: undefined };
    const cycle = { current_mesocycle: { ...withTraining, has_training: false } };
    expect(searchOfStep("evaluate", ana)).toEqual({ dialog: "start" });
    expect(searchOfStep("prescribe", bruno)).toEqual({});
    expect(searchOfStep("evaluate", { ...ana, ...cycle })).toEqual({ ...place, dialog: "evaluation" });
    expect(searchOfStep("prescribe", { ...ana, ...cycle })).toEqual({ ...place, dialog: "evaluation" });
    expect(searchOfStep("prescribe", { ...bruno, ...cycle })).toEqual({ ...place, dialog: "training" });
  });
});
