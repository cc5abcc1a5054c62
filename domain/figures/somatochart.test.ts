import { describe, expect, it } from "vitest";
import { SOMATOCHART_SIZE, somatochart } from "./somatochart.ts";

const circles = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
const arrows = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) rotate\((-?[\d.]+)\)/g)].map(([, ...at]) => at.map(Number));

const POINT = { x: -0.3, y: 6.3, label: "Ponto Médio" };

describe("the somatochart", () => {
  it("names its corners and the person's point, also for readers", () => {
    const svg = somatochart({ point: POINT });
    for (const word of ["Mesomorfia", "Endomorfia", "Ectomorfia", ">Ponto Médio<", "Ponto Médio: x −0,3, y 6,3"]) {
      expect(svg).toContain(word);
    }
    expect(circles(svg)).toHaveLength(1);
    expect(circles(somatochart({ point: null }))).toEqual([]);
  });

  it("has the point right of another when it is more ectomorphic, and above it when it is more mesomorphic", () => {
    const [[x = 0, y = 0] = []] = circles(somatochart({ point: POINT }));
    const [[right = 0, higher = 0] = []] = circles(somatochart({ point: { ...POINT, x: 2, y: 9 } }));
    expect(right).toBeGreaterThan(x);
    expect(higher).toBeLessThan(y);
  });

  it("shows earlier evaluations as a trail, in order, with their dates", () => {
    const trail = [
      { x: -3, y: 4, label: "12/03/2026" },
      { x: -2, y: 5, label: "15/06/2026" },
    ];
    const svg = somatochart({ point: POINT, trail });
    expect(circles(svg)).toHaveLength(3);
    expect(svg.indexOf("12/03/2026<")).toBeLessThan(svg.indexOf("15/06/2026<"));
  });

  it("holds a point beyond the axes at the edge, as an arrow to where it lies", () => {
    const edges = [
      { x: 8.75, y: 18.75 },
      { x: -9.25, y: -11.25 },
    ].map((at) => somatochart({ point: { ...at, label: "p" } }));
    expect(edges.map((svg) => [circles(svg).length, arrows(svg).length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const turns = [
      { x: 9, y: 0 },
      { x: 0, y: 19 },
      { x: -9.5, y: 0 },
      { x: 0, y: -12 },
    ].map((at) => arrows(somatochart({ point: { ...at, label: "p" } }))[0]);
    expect(turns.map((arrow) => arrow?.[2])).toEqual([0, -90, 180, 90]);
    for (const [x = -1, y = -1] of turns.map((arrow) => arrow ?? [])) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(SOMATOCHART_SIZE.width);
      expect(y).toBeLessThanOrEqual(SOMATOCHART_SIZE.height);
    }
  });

  it("escapes what it is given", () => {
    expect(somatochart({ point: { ...POINT, label: '<b>"&' } })).not.toContain("<b>");
  });
});
