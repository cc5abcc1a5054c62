import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ON_DARK, ON_WHITE } from "#domain/figures/exercise/figure-colors.ts";
import { TONES } from "./drawings.ts";

const css = readFileSync(new URL("./Figure.module.css", import.meta.url), "utf8");
const toneOf = (name: string) => new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)?.slice(1);

describe("an exercise is drawn in the same tones on a screen and as a picture", () => {
  it.each(Object.entries(TONES))("%s", (part, tone) => {
    const key = part as keyof typeof TONES;
    expect(toneOf(tone.slice("var(".length, -1))).toEqual([ON_WHITE[key], ON_DARK[key]]);
  });
});
