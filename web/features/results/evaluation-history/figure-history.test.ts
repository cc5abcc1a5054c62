import { describe, expect, it } from "vitest";
import { historiesOf } from "./figure-history.ts";

const evaluation = (name: string, evaluated_on: string) => ({ name, macrocycle: "Temporada", evaluated_on });
const figure = (key: string, values: (number | null)[]) => ({ key, label: key, unit: "kg", decimals: 1, values });
describe("the history of a figure", () => {
  const evaluations = [evaluation("A", "2026-03-01"), evaluation("B", "2026-04-01"), evaluation("C", "2026-05-01")];

  it("has a point for each evaluation that measured it, in order of date", () => {
    const [weight] = historiesOf(evaluations, [figure("weight", [80, null, 78.5])]);
    expect(weight?.points).toEqual([
      { name: "A", macrocycle: "Temporada", day: "2026-03-01", value: 80 },
      { name: "C", macrocycle: "Temporada", day: "2026-05-01", value: 78.5 },
    ]);
  });

  it("has one point for a mesocycle and its week with the same figure of the same day", () => {
    const sameDay = [
      evaluation("A", "2026-03-01"),
      evaluation("Semana 1", "2026-03-01"),
      evaluation("B", "2026-04-01"),
    ];
    const [weight, waist] = historiesOf(sameDay, [figure("weight", [80, 80, 79]), figure("waist", [90, 91, 89])]);
    expect(weight?.points.map(({ name, day }) => [name, day])).toEqual([
      ["A, Semana 1", "2026-03-01"],
      ["B", "2026-04-01"],
    ]);
    expect(waist?.points).toHaveLength(3);
  });

  it("does not exist for a figure that only one evaluation has", () => {
    expect(historiesOf(evaluations, [figure("weight", [80, null, null])])).toEqual([]);
  });
});
