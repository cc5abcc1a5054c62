import { describe, expect, it } from "vitest";
import type { CalendarDay } from "./data.ts";
import { itemsOf, totalsOf } from "./day-items.ts";
import { recordState, stateOf } from "./day-text.ts";

const planned = (
  training_id: number,
  state: "done" | "moved" | "missed" | "planned",
  done_on: string | null = null,
) => ({
  training_id,
  training_name: `Treino ${training_id}`,
  state,
  done_on,
  part: null,
});
const execution = (id: number, training_id: number | null) => ({
  id,
  training_id,
  training_name: `Treino ${training_id}`,
  is_trained: true,
  is_finished: true,
  effort: 7,
  max_pain: null,
  tells_of_pain: false,
  sets: 9,
  part: null,
  swaps: [],
  recorded_by: "student" as const,
});
const days: readonly CalendarDay[] = [
  { day: "2026-03-02", planned: [planned(1, "moved", "2026-03-03")], executions: [] },
  { day: "2026-03-03", planned: [], executions: [execution(11, 1)] },
  { day: "2026-03-04", planned: [planned(2, "done", "2026-03-04")], executions: [execution(12, 2)] },
  { day: "2026-03-06", planned: [planned(3, "missed")], executions: [execution(13, null)] },
];

describe("the lines of a calendar", () => {
  it("have the newest day first, and an execution beside the prescribed training of its day", () => {
    expect(itemsOf(days).map((item) => [item.day, item.planned?.state, item.execution?.id])).toEqual([
      ["2026-03-06", "missed", undefined],
      ["2026-03-06", undefined, 13],
      ["2026-03-04", "done", 12],
      ["2026-03-03", undefined, 11],
      ["2026-03-02", "moved", undefined],
    ]);
  });

  it("count no training where only pain or a note was recorded", () => {
    const noted = { ...execution(14, 3), is_trained: false, is_finished: false };
    expect(totalsOf([{ day: "2026-03-06", planned: [planned(3, "missed")], executions: [noted] }])).toEqual({
      done: 0,
      inPart: 0,
      missed: 1,
      toCome: 0,
    });
  });

  it("tell a part from a whole, and what was done early from what was done later", () => {
    const part = { sets: 9, planned_sets: 27 };
    expect(totalsOf([{ day: "2026-03-06", planned: [], executions: [{ ...execution(15, 3), part }] }]).inPart).toBe(1);
    expect(recordState({ ...execution(15, 3), part })).toMatchObject({
      sign: "◐",
      label: "Feito em parte: 9 de 27 séries",
    });
    const early = { ...planned(3, "moved", "2026-03-05"), part };
    expect(stateOf(early, "2026-03-06").label).toBe("Adiantado (qui., 05/03, 9 de 27 séries)");
    expect(stateOf({ ...early, part: null }, "2026-03-04")).toEqual({ sign: "✓", label: "Feito depois (qui., 05/03)" });
  });

  it("count every execution once, and the prescribed days that were missed", () => {
    expect(totalsOf(days)).toEqual({ done: 3, inPart: 0, missed: 1, toCome: 0 });
  });
});
