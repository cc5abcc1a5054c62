import { describe, expect, it } from "vitest";
import { blocksOf } from "../blocks.ts";
import { NOTHING_PRESCRIBED } from "../entry/names.ts";
import { withSetsSummary } from "../entry/sets-summary.ts";
import { groupText, type RowGroup, refuseGroup, withMinutesAsSeries, withTidyGroups } from "./row-group.ts";

const group = (values: Partial<RowGroup>): RowGroup => ({
  number: 1,
  kind: "superset",
  rounds: null,
  rest_between: null,
  rest_after: null,
  time_cap: null,
  ...values,
});

describe("a group of rows", () => {
  it("is numbered as it appears, and says the same on each of its rows", () => {
    const rows = [
      { group: group({ number: 7, rounds: 4 }) },
      { group: null },
      { group: group({ number: 7 }) },
      { group: group({ number: 2, kind: "emom", rounds: 8 }) },
    ];
    expect(
      withTidyGroups(rows).map((row) => row.group && [row.group.number, row.group.kind, row.group.rounds]),
    ).toEqual([[1, "superset", 4], null, [1, "superset", 4], [2, "emom", 8]]);
  });

  it("of one row is none, unless the clock makes it one", () => {
    expect(withTidyGroups([{ group: group({}) }, { group: null }])).toEqual([{ group: null }, { group: null }]);
    expect(withTidyGroups([{ group: group({ kind: "amrap", time_cap: "10:00" }) }])[0]?.group?.kind).toBe("amrap");
  });

  it("by the minute has a set each minute, in turns, but for sets in detail and pyramids", () => {
    const emom = (rounds: number) => group({ kind: "emom", rounds });
    const seriesIn = (minutes: number, rows: number) =>
      withMinutesAsSeries(Array.from({ length: rows }, () => ({ group: emom(minutes), series: 3 }))).map(
        ({ series }) => series,
      );
    expect(seriesIn(10, 1)).toEqual([10]);
    expect(seriesIn(10, 3)).toEqual([4, 3, 3]);
    expect(seriesIn(2, 3)).toEqual([1, 1, 1]);
    const kept = [
      { group: emom(10), series: 3, sets: [{}] },
      { group: emom(10), series: 3, reps_pattern: "12-10-08" },
      { group: emom(10), series: null },
      { group: group({ rounds: 4 }), series: 3 },
      { group: null, series: 3 },
    ];
    expect(withMinutesAsSeries(kept)).toEqual(kept);
  });

  it("stands where its first row stands, whatever its types", () => {
    const row = (id: number, exercise_type: "resistence" | "stretching", number?: number) => ({
      id,
      exercise: { exercise_type },
      group: number ? group({ number }) : null,
    });
    const blocks = blocksOf(
      [],
      [row(1, "resistence", 1), row(2, "stretching"), row(3, "resistence"), row(4, "stretching", 1)],
    );
    expect(blocks.map(({ type, entries }) => [type, entries.map(({ id }) => id)])).toEqual([
      ["stretching", [2]],
      ["resistence", [1, 4, 3]],
    ]);
  });

  it("gives its rounds to the series of its rows", () => {
    const row = { ...NOTHING_PRESCRIBED, series: 3, group: group({ kind: "circuit", rounds: 5 }) };
    expect(withSetsSummary(row, null).series).toBe(5);
    expect(withSetsSummary({ ...row, group: group({ kind: "emom", rounds: 10 }) }, null).series).toBe(3);
  });

  it("is refused without what its kind needs", () => {
    expect(refuseGroup(group({ kind: "circuit" }))).toBe("Diga quantas voltas");
    expect(refuseGroup(group({ kind: "emom" }))).toBe("Diga por quantos minutos");
    expect(refuseGroup(group({ kind: "amrap" }))).toBe("Diga o tempo do AMRAP");
    expect(refuseGroup(group({ rest_after: "1:3" }))).not.toBeNull();
    expect(refuseGroup(group({}))).toBeNull();
  });

  it("has a head that tells how it is done", () => {
    expect(groupText(group({ rounds: 4, rest_after: "01:30" }), 2)).toBe(
      "Superset A · 4 voltas · descanso de 90 s após a volta",
    );
    expect(groupText(group({ rounds: 3 }), 3)).toBe("Série gigante A · 3 voltas");
    expect(groupText(group({ number: 2, kind: "amrap", time_cap: "12:00" }), 3)).toBe("AMRAP B · 12 min");
    expect(groupText(group({ kind: "emom", rounds: 10 }), 1)).toBe("EMOM A · 10 min");
  });
});
