import { describe, expect, it } from "vitest";
import { blockOrder, blockPlaces, blocksOf, exercisesOf, typeOfEntry } from "./blocks.ts";

const stretch = { exercise: { exercise_type: "stretching" } };
const pair = { exercise: [{ exercise_type: "resistence" }, { exercise_type: "stretching" }] };
const lift = { exercise: { exercise_type: "resistence" } };

describe("the blocks of a training", () => {
  it("have a row's exercises as a list, and the type of its first", () => {
    expect([exercisesOf(stretch).length, exercisesOf(pair).length]).toEqual([1, 2]);
    expect([stretch, pair, { exercise: [] }].map((entry) => typeOfEntry(entry))).toEqual([
      "stretching",
      "resistence",
      undefined,
    ]);
  });

  it("stand in the default order, those without rows left out", () => {
    expect(blocksOf([], [lift, stretch, pair])).toEqual([
      { type: "stretching", title: "Alongamentos", entries: [stretch] },
      { type: "resistence", title: "Treinos Resistidos", entries: [lift, pair] },
    ]);
  });

  it("stand in the training's own order, and what it does not mention behind", () => {
    const places = [
      { value: "mobility", order: 2 },
      { value: "resistence", order: 1 },
    ] as const;
    expect(blocksOf(places, [stretch, lift]).map(({ type }) => type)).toEqual(["resistence", "stretching"]);
  });

  it("are seven, and keep an order that was chosen for all of them", () => {
    const chosen = blockOrder([{ value: "exerc_aerobicos", order: 0 }]);
    expect(chosen).toEqual([
      "exerc_aerobicos",
      "stretching",
      "mobility",
      "myofascial_release",
      "functional",
      "resistence",
      "manobra_resp",
    ]);
    const places = blockPlaces(chosen);
    expect(places[1]).toEqual({ title: "Alongamentos", value: "stretching", order: 1 });
    expect(blockOrder(places.toReversed())).toEqual(chosen);
  });
});
