import { describe, expect, it } from "vitest";
import { rowsInLaterWeek } from "./following-week.ts";

const row = (id: number | undefined, exercise: number, figures: object = {}) => ({
  id,
  exercise: [{ id: exercise }],
  ...{ series: 3, min_reps: 8, max_reps: 12, reps_pattern: null, carga: 40 },
  ...figures,
});

const before = [row(1, 10), row(2, 20), row(3, 30)];
const later = [row(11, 10, { carga: 45 }), row(12, 20), row(13, 30)];

describe("a later week", () => {
  it("takes over the figures that it still had, and keeps those of its progression", () => {
    const after = [row(1, 10, { series: 5, carga: 42 }), row(2, 20, { carga: 50 }), row(3, 30)];
    expect(rowsInLaterWeek({ before, after }, later)).toEqual([
      row(11, 10, { series: 5, carga: 45 }),
      row(12, 20, { carga: 50 }),
      row(13, 30),
    ]);
  });

  it("changes its repetitions together or not at all", () => {
    const after = [row(1, 10, { min_reps: 15, max_reps: 20 }), row(2, 20), row(3, 30)];
    const higher = [row(11, 10, { max_reps: 14 }), row(12, 20), row(13, 30)];
    expect(rowsInLaterWeek({ before, after }, higher)).toEqual(higher);
  });

  it("gets a new row at its place and loses a removed one", () => {
    const after = [row(1, 10), row(9, 90), row(3, 30)];
    expect(rowsInLaterWeek({ before, after }, later)).toEqual([later[0], row(undefined, 90), later[2]]);
  });

  it("follows another order, and an exchanged exercise with its figures", () => {
    const after = [row(3, 30), row(1, 70, { carga: 12 }), row(2, 20)];
    expect(rowsInLaterWeek({ before, after }, later)).toEqual([later[2], row(11, 70, { carga: 12 }), later[1]]);
  });

  it("keeps what it alone has, and two rows of one exercise apart", () => {
    const twice = { before: [row(1, 10), row(2, 10)], after: [row(1, 10), row(2, 10, { series: 1 })] };
    const own = [row(11, 10), row(15, 50), row(12, 10)];
    expect(rowsInLaterWeek(twice, own)).toEqual([own[0], own[1], row(12, 10, { series: 1 })]);
  });

  it("gets everything back when the change is taken back", () => {
    const after = [row(2, 20, { series: 5 }), row(1, 10, { min_reps: 6 })];
    const there = rowsInLaterWeek({ before: before.slice(0, 2), after }, later.slice(0, 2));
    expect(rowsInLaterWeek({ before: after, after: before.slice(0, 2) }, there)).toEqual(later.slice(0, 2));
  });
});
