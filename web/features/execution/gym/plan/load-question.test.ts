import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED } from "#domain/training/entry/names.ts";
import type { ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import { plannedWork } from "#domain/training/planned-sets.ts";
import { aLog, NOW, PRESS, SQUAT, values } from "../log/log.fixture.ts";
import {
  type ExerciseRef,
  leaveLoadUnsaid,
  loadSets,
  recordSet,
  setOf,
  type TrainingLog,
} from "../log/training-log.ts";
import { loadQuestion } from "./load-question.ts";
import { valuesFor } from "./prefill.ts";
import { stepExercise } from "./step.fixture.ts";
import type { Step } from "./steps.ts";

const FLY: ExerciseRef = { ...SQUAT, exerciseId: 103, name: "Crucifixo" };

function aStep(type: ExerciseTypeValue = "resistence", refs: readonly ExerciseRef[] = [SQUAT]): Step {
  const prescription = { ...NOTHING_PRESCRIBED, series: 3, maxReps: 12 };
  return {
    key: 11,
    canSwap: true,
    entryId: SQUAT.entryId,
    type,
    block: "Treinos Resistidos",
    prescription,
    technique: null,
    work: plannedWork(type, prescription),
    exercises: refs.map((ref) => stepExercise(ref)),
  };
}

const unloaded = { ...values(12, 0), load_kg: null };
const ticked = (log: TrainingLog, set: number, ref = SQUAT) => recordSet(log, ref, set, unloaded, NOW);

const asked = (step: Step, log: TrainingLog) => {
  const question = loadQuestion(step, log);
  return question && { name: question.exercise.name, sets: question.sets };
};

describe("the load of a set that was ticked without one", () => {
  it("is asked for as soon as a set was ticked, for all of them, and not before", () => {
    expect(asked(aStep(), aLog())).toBeUndefined();
    expect(asked(aStep(), ticked(aLog(), 1))).toEqual({ name: "Agachamento", sets: [1] });
    expect(asked(aStep(), ticked(ticked(aLog(), 1), 2))).toEqual({ name: "Agachamento", sets: [1, 2] });
  });

  it("is not asked for where the type has no load, nor in a set with one, be it the body's own weight", () => {
    expect(asked(aStep("stretching"), ticked(aLog(), 1))).toBeUndefined();
    expect(asked(aStep(), recordSet(aLog(), SQUAT, 1, values(12, 0), NOW))).toBeUndefined();
    expect(asked(aStep(), ticked(aLog(), 1, PRESS))).toBeUndefined();
  });

  it("is asked for once: the answer fills those sets and begins the next one", () => {
    const step = aStep();
    const [squat] = step.exercises;
    const log = loadSets(ticked(ticked(aLog(), 1), 2), SQUAT, [1, 2], 42.5, NOW);
    expect([1, 2].map((set) => setOf(log, SQUAT, set))).toMatchObject(Array(2).fill(values(12, 42.5)));
    expect(squat && valuesFor(step, squat, 3, log)).toEqual(values(12, 42.5));
    expect(asked(step, log)).toBeUndefined();
  });

  it("is not asked for again once it was left unsaid, and what is recorded stays as it is", () => {
    const before = ticked(aLog(), 1);
    const left = leaveLoadUnsaid(before, SQUAT);
    expect(asked(aStep(), ticked(left, 2))).toBeUndefined();
    expect(left.snapshot).toEqual(before.snapshot);
  });

  it("is asked for exercise by exercise in a combined row", () => {
    const step = aStep("resistence", [SQUAT, FLY]);
    const log = ticked(ticked(aLog(), 1), 1, FLY);
    expect(asked(step, log)).toEqual({ name: "Agachamento", sets: [1] });
    expect(asked(step, loadSets(log, SQUAT, [1], 40, NOW))).toEqual({ name: "Crucifixo", sets: [1] });
    expect(asked(step, leaveLoadUnsaid(log, SQUAT))).toEqual({ name: "Crucifixo", sets: [1] });
  });

  it("is not made up for a set that was taken back", () => {
    const log = ticked(aLog(), 1);
    expect(loadSets(log, SQUAT, [2], 40, NOW)).toBe(log);
  });
});
