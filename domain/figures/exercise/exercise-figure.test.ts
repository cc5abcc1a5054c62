import { describe, expect, it } from "vitest";
import { type ExerciseFigureColors, exerciseFigure, exerciseStill, muscleMap } from "./exercise-figure.ts";
import { isMovement, PATTERNS } from "./patterns.ts";

const COLORS: ExerciseFigureColors = {
  body: "#b00001",
  bodyFar: "#b00002",
  line: "#b00003",
  hair: "#b00004",
  shoe: "#b00005",
  steel: "#b00006",
  pad: "#b00007",
  load: "#b00008",
  ground: "#b00009",
  main: "#b0000a",
  assisting: "#b0000b",
};
const QUADRICEPS = 10;
const GLUTES = 7;
const NO_MUSCLES = { main: [], assisting: [] };
const SQUAT = { pattern: "squat", parameters: {} };
const KEYS = Object.keys(PATTERNS);

const figureOf = (pattern: string) => {
  const figure = exerciseFigure({ pattern, parameters: {} }, NO_MUSCLES);
  if (!figure) throw new Error(pattern);
  return figure;
};

const pathsAt = (pattern: string, phase: number) =>
  figureOf(pattern)
    .shapesAt(phase)
    .map(({ path }) => path)
    .join(" ");

describe("the drawing of every pattern", () => {
  it.each(KEYS)("%s has finite numbers, moves, and comes back to its start", (pattern) => {
    const [start, half] = [pathsAt(pattern, 0), pathsAt(pattern, 0.5)];
    expect(start + half).not.toMatch(/NaN|Infinity|undefined/);
    expect(half).not.toBe(start);
    expect(pathsAt(pattern, 1)).toBe(start);
  });

  it.each(KEYS)("%s has the same shapes in every frame and stays in its window", (pattern) => {
    const figure = figureOf(pattern);
    const keysAt = (phase: number) =>
      figure
        .shapesAt(phase)
        .map(({ key }) => key)
        .toSorted();
    expect(new Set(keysAt(0)).size).toBe(keysAt(0).length);
    const [left = 0, top = 0, size = 0] = figure.viewBox.split(" ").map(Number);
    for (const phase of [0, 0.1, 0.3, 0.5, 0.8]) {
      expect(keysAt(phase)).toEqual(keysAt(0));
      const numbers = figure
        .shapesAt(phase)
        .flatMap(({ key, path }) => (key === "floor" ? [] : [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)]));
      const outside = numbers.filter(
        ([, x, y]) => Number(x) < left || Number(x) > left + size || Number(y) < top || Number(y) > top + size,
      );
      expect(outside.map(([text]) => text)).toEqual([]);
    }
  });
});

describe("a still", () => {
  const still = (poses: "both" | "end") =>
    exerciseStill({
      movement: SQUAT,
      muscles: { main: [QUADRICEPS], assisting: [GLUTES] },
      poses,
      colors: COLORS,
      title: `Agachamento "livre"`,
      description: "Desça <devagar>",
    });

  it("shows start and end beside each other, or the end alone", () => {
    const sizeOf = (svg: string) => /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.slice(1).map(Number) ?? [];
    const [width = 0, height = 0] = sizeOf(still("both"));
    expect(width).toBeCloseTo(height * 2, 1);
    expect(new Set(sizeOf(still("end"))).size).toBe(1);
  });

  it("says its name and its text, escaped", () => {
    expect(still("both")).toContain("<title>Agachamento &quot;livre&quot;</title><desc>Desça &lt;devagar&gt;</desc>");
  });

  it("colours the main muscles and, paler, the assisting ones", () => {
    expect(still("end")).toContain(COLORS.main);
    expect(still("end")).toContain(COLORS.assisting);
    expect(exerciseStill({ movement: SQUAT, muscles: NO_MUSCLES, poses: "end", colors: COLORS })).not.toContain(
      COLORS.main,
    );
  });

  it("is empty for a movement that no pattern knows", () => {
    for (const movement of [
      { pattern: "constructor", parameters: {} },
      { pattern: "squat", parameters: { load: "piano" } },
      { pattern: "squat", parameters: { toString: "none" } },
    ]) {
      expect(isMovement(movement)).toBe(false);
      expect(exerciseStill({ movement, muscles: NO_MUSCLES, poses: "end", colors: COLORS })).toBe("");
      expect(exerciseFigure(movement, NO_MUSCLES)).toBeNull();
    }
  });
});

it("the map of muscles shows each group on the side where it lies", () => {
  const map = (group: number) => muscleMap({ muscles: { main: [group], assisting: [] }, colors: COLORS });
  for (const group of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) expect(map(group), String(group)).toContain(COLORS.main);
  const [front = "", back = ""] = map(QUADRICEPS).split("</g>");
  expect(front).toContain(COLORS.main);
  expect(back).not.toContain(COLORS.main);
});
