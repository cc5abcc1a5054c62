import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED } from "#domain/training/entry/names.ts";
import { USUAL_LOAD_STEPS } from "#domain/training/loads/load-steps.ts";
import { plannedWork } from "#domain/training/planned-sets.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import { aLog, NOW, SQUAT, values } from "../log/log.fixture.ts";
import { recordSet } from "../log/training-log.ts";
import { heavyLoadsOf, nextLoad, nextRepetitions, nextSeconds, valuesFor } from "./prefill.ts";
import { stepExercise } from "./step.fixture.ts";
import type { Step, StepExercise } from "./steps.ts";
import { beforeText, lastTimeText, setText } from "./training-text.ts";

const done = (set: number, repetitions: number, load_kg: number) => ({
  set,
  ...values(repetitions, load_kg),
  done_at: null,
});

const exercise = (change: Partial<StepExercise> = {}) => stepExercise(SQUAT, change);

const LAST = { day: "2026-11-16", pain: null, sets: [done(1, 10, 40), done(2, 9, 45), done(3, 6, 45)] };

function aStep(prescribed: object = { series: 4, minReps: 8, maxReps: 12 }): Step {
  const prescription = { ...NOTHING_PRESCRIBED, ...prescribed };
  return {
    key: 11,
    canSwap: true,
    entryId: SQUAT.entryId,
    type: "resistence",
    block: "Treinos Resistidos",
    prescription,
    technique: null,
    work: plannedWork("resistence", prescription),
    exercises: [],
  };
}

describe("a set", () => {
  it("is prefilled with last time's, set by set, within the prescribed range", () => {
    const filled = (set: number) => valuesFor(aStep(), exercise({ last: LAST }), set, aLog());
    expect([1, 2, 3, 4].map(filled)).toEqual([values(10, 40), values(9, 45), values(8, 45), values(8, 45)]);
  });

  it("takes the upper end of the range and the suggested load the first time", () => {
    expect(valuesFor(aStep(), exercise({ suggestedLoadKg: 30 }), 1, aLog())).toEqual(values(12, 30));
    expect(valuesFor(aStep(), exercise(), 1, aLog()).load_kg).toBeNull();
  });

  it("takes the suggested load of a test that the trainer made since the last time, and no older one", () => {
    const tested = (testedOn: string | null) => exercise({ last: LAST, suggestedLoadKg: 30, testedOn });
    const filled = (testedOn: string | null) =>
      [1, 2, 3].map((set) => valuesFor(aStep(), tested(testedOn), set, aLog()).load_kg);
    expect(filled("2026-11-17")).toEqual([30, 30, 30]);
    for (const day of ["2026-11-16", null]) expect(filled(day)).toEqual([40, 45, 45]);
    expect(beforeText(tested("2026-11-17"), true)).toBe("Carga sugerida: 30 kg, do teste de 17/11");
    expect(beforeText(tested("2026-11-16"), true)).toMatch(/^Última vez, 16\/11: 40 kg × 10/);
    expect(beforeText(exercise({ suggestedLoadKg: 30 }), true)).toBe("Carga sugerida: 30 kg");
    expect(beforeText(exercise({ suggestedLoadKg: 30 }), false)).toBeNull();
  });

  it("has the load that the row prescribes, whatever was lifted last time or suggested", () => {
    const known = exercise({ last: LAST, suggestedLoadKg: 30 });
    const step = aStep({ series: 4, minReps: 8, maxReps: 12, load: 50 });
    expect([1, 2, 3, 4].map((set) => valuesFor(step, known, set, aLog()).load_kg)).toEqual([50, 50, 50, 50]);
    const heavier = recordSet(aLog(), SQUAT, 1, values(10, 52.5), NOW);
    expect(valuesFor(step, known, 2, heavier).load_kg).toBe(52.5);
  });

  it("of a warm-up takes nothing from the work, nor the work from a warm-up", () => {
    const detail = (kind: "warmup" | "work", reps: number) => ({ ...WORKING_SET, kind, max_reps: reps });
    const step = aStep({ sets: [detail("warmup", 12), detail("work", 5), detail("work", 5)], load: null });
    const before = { ...LAST, sets: [done(1, 10, 80), done(2, 10, 80)] };
    const known = exercise({ last: before, suggestedLoadKg: 90 });
    const loadsOf = (one: StepExercise, log = aLog()) => [1, 2, 3].map((set) => valuesFor(step, one, set, log).load_kg);
    expect(loadsOf(known)).toEqual([null, 80, 80]);
    expect(loadsOf(exercise({ suggestedLoadKg: 90 }))).toEqual([null, 90, 90]);
    expect(loadsOf(known, recordSet(aLog(), SQUAT, 1, values(12, 30), NOW))).toEqual([30, 80, 80]);
    const warmedUp = { ...LAST, sets: [{ ...done(1, 12, 20), kind: "warmup" as const }, done(2, 5, 80)] };
    expect(valuesFor(aStep(), exercise({ last: warmedUp }), 1, aLog()).load_kg).toBe(80);
  });

  it("follows a pyramid", () => {
    const step = aStep({ series: 3, repsPattern: "12-10-08" });
    expect(valuesFor(step, exercise({ last: LAST }), 2, aLog()).repetitions).toBe(10);
  });

  it("keeps today's load once it differs from last time's", () => {
    const same = recordSet(aLog(), SQUAT, 1, values(10, 40), NOW);
    expect(valuesFor(aStep(), exercise({ last: LAST }), 2, same).load_kg).toBe(45);
    const heavier = recordSet(aLog(), SQUAT, 1, values(10, 50), NOW);
    expect(valuesFor(aStep(), exercise({ last: LAST }), 2, heavier).load_kg).toBe(50);
  });

  it("shows what was recorded when it is corrected", () => {
    const log = recordSet(aLog(), SQUAT, 1, values(7, 60), NOW);
    expect(valuesFor(aStep(), exercise({ last: LAST }), 1, log)).toEqual(values(7, 60));
  });

  it("changes its load by a kilogram below 20 kg and by 2,5 kg from there on, within the limits", () => {
    expect([null, 19, 20, 42.5, 999].map((kg) => nextLoad(kg, 1))).toEqual([1, 20, 22.5, 45, 999]);
    expect([null, 0, 20, 21, 22.5, 45].map((kg) => nextLoad(kg, -1))).toEqual([0, 0, 19, 20, 20, 42.5]);
    const bar = heavyLoadsOf("Barra e banco reto", { ...USUAL_LOAD_STEPS, bar_kg: 15, plates_kg: [5, 10] });
    expect([14, 15, 40].map((kg) => nextLoad(kg, 1, bar))).toEqual([15, 25, 50]);
    expect([15, 20, 40].map((kg) => nextLoad(kg, -1, bar))).toEqual([14, 15, 30]);
  });

  it("changes its repetitions by one, its time by 5 seconds or, when it is long, by a minute", () => {
    expect([nextRepetitions(null, -1), nextRepetitions(10, 1), nextRepetitions(999, 1)]).toEqual([0, 11, 999]);
    expect([30, 295, 300, 1200].map((seconds) => nextSeconds(seconds, 1))).toEqual([35, 300, 360, 1260]);
    expect([0, 30, 300, 360].map((seconds) => nextSeconds(seconds, -1))).toEqual([0, 25, 295, 300]);
  });

  it("is said as in a gym", () => {
    expect(setText(values(10, 42.5))).toBe("42,5 kg × 10");
    expect(setText({ repetitions: 10, load_kg: null, seconds: null })).toBe("10 rep.");
    expect(setText(values(15, 0))).toBe("15 rep.");
    expect(setText({ repetitions: null, load_kg: null, seconds: 30 })).toBe("0:30");
    expect(setText({ repetitions: null, load_kg: 0, seconds: 30 })).toBe("0:30");
    expect(setText({ repetitions: 5, load_kg: null, seconds: 10 })).toBe("5 × 0:10");
    expect(lastTimeText(exercise({ last: LAST }))).toBe("Última vez, 16/11: 40 kg × 10 · 45 kg × 9 · 45 kg × 6");
    const equal = { ...LAST, sets: [done(1, 10, 40), done(2, 10, 40)] };
    expect(lastTimeText(exercise({ last: equal }))).toBe("Última vez, 16/11: 2 × 40 kg × 10");
    expect(lastTimeText(exercise())).toBeNull();
  });
});
