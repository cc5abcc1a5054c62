import { describe, expect, it } from "vitest";
import { bandOf } from "../references/scale.ts";
import { vo2Scale } from "./vo2-classes.ts";

const LEVELS = ["muito fraco", "fraco", "regular", "bom", "muito bom", "excelente"];

/** The first value of every class but the lowest, written again from the printed table: it shares nothing with the data under test. */
const LOWER_BOUNDS = `
male   13-19  35.0 38.4 45.2 51.0 56.0
male   20-29  33.0 36.5 42.5 46.5 52.5
male   30-39  31.5 35.5 41.0 45.0 49.5
male   40-49  30.2 33.6 39.0 43.8 48.1
male   50-59  26.1 31.0 35.8 41.0 45.4
male   60-100 20.5 26.1 32.3 36.5 44.3
female 13-19  25.0 31.0 35.0 39.0 42.0
female 20-29  23.6 29.0 33.0 37.0 41.1
female 30-39  22.8 27.0 31.5 35.7 40.1
female 40-49  21.0 24.5 29.0 32.9 37.0
female 50-59  20.2 22.8 27.0 31.5 35.8
female 60-100 17.5 20.2 24.5 30.3 31.5`;

const CUT_OFFS = LOWER_BOUNDS.trim()
  .split("\n")
  .flatMap((line) => {
    const [gender = "", ages = "", ...bounds] = line.trim().split(/\s+/);
    return ages.split("-").flatMap((age) =>
      bounds.map((bound, index) => ({
        gender,
        age: Number(age),
        bound: Number(bound),
        below: LEVELS[index],
        above: LEVELS[index + 1],
      })),
    );
  });

const classOf = (gender: string, age: number, vo2: number) => {
  const scale = vo2Scale(gender, age);
  return scale && bandOf(scale, vo2)?.label;
};

describe("classes of VO2", () => {
  it.each(CUT_OFFS)("$gender at $age: $bound begins $above", ({ gender, age, bound, below, above }) => {
    expect(classOf(gender, age, bound - 0.1)).toBe(below);
    expect(classOf(gender, age, bound - 0.051)).toBe(below);
    expect(classOf(gender, age, bound - 0.05)).toBe(above);
    expect(classOf(gender, age, bound)).toBe(above);
  });

  it("begin at 13 years", () => {
    expect(vo2Scale("female", 12)).toBeNull();
    expect(vo2Scale("female", 13)).not.toBeNull();
  });

  it("are those of women for any gender other than male, and none without a gender", () => {
    expect(vo2Scale("other", 30)).toEqual(vo2Scale("female", 30));
    expect(vo2Scale(null, 30)).toBeNull();
  });
});
