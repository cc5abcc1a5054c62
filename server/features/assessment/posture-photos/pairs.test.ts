import { describe, expect, test } from "vitest";
import { pairsOf } from "./rules.ts";

const evaluation = (day: string, ...slots: readonly string[]) => ({
  day,
  photos: slots.map((slot) => ({ slot, file_key: `${slot}-${day}` })),
});
const slotsOf = (pairs: ReturnType<typeof pairsOf>) => pairs.map(({ slot }) => slot);

describe("the photos of a comparison", () => {
  test("are the earliest and the latest of each view that two evaluations have", () => {
    const pairs = pairsOf([
      evaluation("2026-03-15", "frontal"),
      evaluation("2026-06-21", "frontal", "dorsal"),
      evaluation("2026-10-11", "dorsal", "frontal", "perfil_direito"),
    ]);
    expect(pairs).toEqual([
      {
        slot: "frontal",
        first: { day: "2026-03-15", file_key: "frontal-2026-03-15" },
        last: { day: "2026-10-11", file_key: "frontal-2026-10-11" },
      },
      {
        slot: "dorsal",
        first: { day: "2026-06-21", file_key: "dorsal-2026-06-21" },
        last: { day: "2026-10-11", file_key: "dorsal-2026-10-11" },
      },
    ]);
  });

  test("are the main views unless others are chosen, and none when none is", () => {
    const both = ["2026-03-15", "2026-06-21"].map((day) => evaluation(day, "pes_dorsal", "frontal"));
    expect(slotsOf(pairsOf(both))).toEqual(["frontal"]);
    expect(slotsOf(pairsOf(both, ["pes_dorsal"]))).toEqual(["pes_dorsal"]);
    expect(slotsOf(pairsOf(both, ["dorsal"]))).toEqual([]);
    expect(pairsOf(both, [])).toEqual([]);
  });
});
