import { describe, expect, it } from "vitest";
import { NOTHING_PRESCRIBED, toWire } from "../entry/names.ts";
import { readWeekCell, weekCellText } from "./week-cell.ts";

const row = (exercise_type: "resistence" | "stretching", technique: string | null = null) => ({
  exercise: { exercise_type },
  exercise_technic: technique === null ? null : { name: technique },
  ...toWire({
    ...NOTHING_PRESCRIBED,
    series: 3,
    ...(exercise_type === "resistence" ? { minReps: 8, maxReps: 12, load: 62.5 } : { duration: "00:30" }),
  }),
});

describe("a cell of the table of weeks", () => {
  it("is read as it is shown", () => {
    const squat = row("resistence");
    expect(weekCellText(squat)).toBe("3 × 8–12 · 62,5 kg");
    expect(readWeekCell(weekCellText(squat), squat)).toEqual({ series: 3, min_reps: 8, max_reps: 12, carga: 62.5 });
    expect(weekCellText(row("stretching"))).toBe("3 × 00:30");
  });

  it("is a load when it is a number alone, and what it leaves out stays the rule's", () => {
    expect(readWeekCell("65", row("resistence"))).toEqual({ carga: 65 });
    expect(readWeekCell("5x5", row("resistence"))).toEqual({ series: 5, min_reps: null, max_reps: 5 });
  });

  it("is nothing when it is words, or a figure that the row does not have", () => {
    expect(readWeekCell("pesado", row("resistence"))).toBeNull();
    expect(readWeekCell("40 kg", row("stretching"))).toBeNull();
    expect(readWeekCell("", row("resistence"))).toBeNull();
  });
});
