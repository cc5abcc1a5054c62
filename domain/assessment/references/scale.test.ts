import { describe, expect, it } from "vitest";
import { bmiScale } from "./bmi-classes.ts";
import { fatScale } from "./fat-classes.ts";
import { muscleScale } from "./muscle-mass-classes.ts";
import { printedRanges } from "./scale.ts";
import { waistHeightScale } from "./waist-height-classes.ts";

describe("printed classes", () => {
  it("begin one unit of the last decimal after the class before, and are open at both ends", () => {
    expect(printedRanges(bmiScale()).slice(0, 2)).toEqual(["até 18,5", "18,6 a 24,9"]);
    expect(printedRanges(bmiScale()).at(-1)).toBe("a partir de 40,0");
  });

  it("lie between the limits where figures have more decimals than the table", () => {
    const ranges = printedRanges(fatScale("male", 25) ?? bmiScale());
    expect(ranges.slice(0, 2)).toEqual(["até 7,1", "acima de 7,1 até 9,4"]);
    expect(ranges.at(-1)).toBe("acima de 32,4");
  });

  it("of one value are one number, not a range from it to itself", () => {
    expect(printedRanges(waistHeightScale(30) ?? bmiScale())).toEqual(["até 0,51", "0,52", "a partir de 0,53"]);
  });

  it("have no gaps in another unit", () => {
    const scale = muscleScale("male", 60);
    if (!scale) throw new Error("men have classes");
    // Index limits 8.50 and 10.75 kg/m² at 1.78 m: 26.93 and 34.06 kg.
    expect(printedRanges(scale, 1.78 ** 2)).toEqual(["até 26,93", "26,94 a 34,06", "a partir de 34,07"]);
  });
});
