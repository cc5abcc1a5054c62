import { describe, expect, test } from "vitest";
import { chartedFigures, type DatedEvaluation } from "./charted-figures.ts";
import type { FigureValues } from "./judged-change.ts";

const evaluation = (evaluatedOn: string, figures: FigureValues, protocol = "Guedes - 3 Dobras"): DatedEvaluation => ({
  evaluatedOn,
  figures,
  basis: {
    skinfoldProtocol: protocol,
    muscleMass: undefined,
    vo2: undefined,
    caliper: undefined,
    scale: undefined,
    sex: "female",
    ageYears: 34,
    ageMonths: 410,
    isPregnant: false,
  },
});

const keysOf = (evaluations: readonly DatedEvaluation[], isRead = (_key: string) => true) =>
  chartedFigures(evaluations, isRead).map(({ key }) => key);

const all = {
  weight: 70,
  percentualGordura: 25,
  cintura: 80,
  abdomen: 82,
  vo2Relative: 35,
  massaMagra: 52,
  fcRepouso: 60,
};

describe("the charted figures", () => {
  test("are four, one of each subject before a second of one", () => {
    const two = [evaluation("2026-01-10", all), evaluation("2026-03-10", all)];
    expect(keysOf(two)).toEqual(["weight", "percentualGordura", "cintura", "vo2Relative"]);
    const { vo2Relative: _, ...others } = all;
    expect(keysOf([evaluation("2026-01-10", others), evaluation("2026-03-10", others)])).toEqual([
      "weight",
      "percentualGordura",
      "cintura",
      "abdomen",
    ]);
  });

  test("need two values, the newest among them", () => {
    expect(keysOf([evaluation("2026-03-10", all)])).toEqual([]);
    expect(keysOf([evaluation("2026-01-10", all), evaluation("2026-03-10", { weight: 69 })])).toEqual(["weight"]);
    expect(chartedFigures([], () => true)).toEqual([]);
  });

  test("leave out points that another protocol gave", () => {
    const [first, second, third] = [
      evaluation("2026-01-10", { percentualGordura: 30 }, "Pollock - 3 Dobras"),
      evaluation("2026-02-10", { percentualGordura: 28 }),
      evaluation("2026-03-10", { percentualGordura: 27 }),
    ];
    const [fat] = chartedFigures([first, second, third], () => true);
    expect(fat?.points).toEqual([
      { day: "2026-02-10", value: 28 },
      { day: "2026-03-10", value: 27 },
    ]);
    expect(keysOf([first, third])).toEqual([]);
  });

  test("leave out what the reader is not shown", () => {
    const two = [evaluation("2026-01-10", all), evaluation("2026-03-10", all)];
    expect(keysOf(two, (key) => key !== "cintura")).toEqual(["weight", "percentualGordura", "abdomen", "vo2Relative"]);
  });

  test("hold the stature of who grows, and of nobody else", () => {
    const at = (day: string, ageYears: number | null): DatedEvaluation => {
      const { basis, ...rest } = evaluation(day, { stature: 150 });
      return { ...rest, ...(basis && { basis: { ...basis, ageYears } }) };
    };
    expect(keysOf([at("2026-01-10", 19), at("2026-03-10", 19)])).toEqual(["stature"]);
    expect(keysOf([at("2026-01-10", 20), at("2026-03-10", 20)])).toEqual([]);
  });

  test("hold eight points at most, the newest", () => {
    const many = Array.from({ length: 12 }, (_, month) =>
      evaluation(`2025-${String(month + 1).padStart(2, "0")}-10`, { weight: 80 - month }),
    );
    const [weight] = chartedFigures(many, () => true);
    expect(weight?.points).toHaveLength(8);
    expect(weight?.points.at(-1)).toEqual({ day: "2025-12-10", value: 69 });
  });
});
