import { describe, expect, it } from "vitest";
import { POSTURE_FIELDS } from "../../assessment/posture/catalogue.ts";
import type { Side } from "../../assessment/posture/muscles.ts";
import { OPTION_POSES } from "./option-poses.ts";
import { postureFigure } from "./posture-figure.ts";

const COLORS = { body: "#eee", line: "#999", hair: "#888", shadow: "#ddd", upright: "#555", accent: "#d6224c" };

const draw = (region: string, option: string, side: Side | null) =>
  postureFigure({ region, option, side, sex: "female", colors: COLORS });

const OPTIONS = POSTURE_FIELDS.flatMap(({ region, aspect, field }) =>
  aspect.options.map(({ value }) => ({ region: region.code, option: value, side: field.side, key: field.key })),
);

describe("drawings of posture", () => {
  it.each(OPTIONS)("$key $option has one, with an arrow and finite numbers", ({ region, option, side }) => {
    const svg = draw(region, option, side);
    expect(svg).toMatch(/^<svg .+<\/svg>$/s);
    expect(svg).toContain(COLORS.accent);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("every drawing belongs to an option of the catalogue", () => {
    const drawn = Object.entries(OPTION_POSES).flatMap(([region, poses]) =>
      Object.keys(poses).map((option) => `${region} ${option}`),
    );
    const offered = new Set(OPTIONS.map(({ region, option }) => `${region} ${option}`));
    expect(drawn.filter((name) => !offered.has(name))).toEqual([]);
  });

  it("the options of one region look different from each other", () => {
    for (const region of new Set(OPTIONS.map((one) => one.region))) {
      const drawings = OPTIONS.filter((one) => one.region === region && one.side !== "right").map(({ option, side }) =>
        draw(region, option, side),
      );
      expect(new Set(drawings).size, region).toBe(drawings.length);
    }
  });

  it("from the front the student's right is on the left, from behind it is on the right", () => {
    const letters = (svg: string) => [...svg.matchAll(/<text x="(-?[\d.]+)".*?>([DE])<\/text>/g)];
    const order = (svg: string) =>
      letters(svg)
        .toSorted((one, other) => Number(one[1]) - Number(other[1]))
        .map(([, , letter]) => letter);
    expect(order(draw("ombro", "elevado", "left"))).toEqual(["D", "E"]);
    expect(order(draw("cintura", "elevada", "left"))).toEqual(["E", "D"]);
  });

  it("left and right are mirrored", () => {
    const isMirrored = (svg: string) => svg.includes(`<g transform="scale(-1 1)">`);
    expect(isMirrored(draw("ombro", "elevado", "right"))).toBe(true);
    expect(isMirrored(draw("ombro", "elevado", "left"))).toBe(false);
    expect(isMirrored(draw("cintura", "elevada", "left"))).toBe(true);
    expect(isMirrored(draw("coluna", "escoliose_lombar_esquerda", null))).toBe(true);
    expect(isMirrored(draw("coluna", "escoliose_lombar_direita", null))).toBe(false);
    expect(isMirrored(draw("cabeca", "inclinada_direita", null))).toBe(true);
  });

  it("an option that the catalogue lacks is not drawn", () => {
    expect(draw("ombro", "nenhum", "left")).toBe("");
    expect(draw("nada", "elevado", null)).toBe("");
  });
});
