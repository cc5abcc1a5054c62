import { describe, expect, test } from "vitest";
import { PERIMETERS, SKINFOLDS } from "../assessment/anthropometry/measures.ts";
import { bodyFigure } from "./body-figure.ts";
import { type FigureKey, figureViewOf, isFigureKey } from "./body-sites.ts";

const SKINFOLD_KEYS = SKINFOLDS.map(({ key }) => key);
const KEYS: readonly FigureKey[] = [...PERIMETERS.map(({ key }) => key), ...SKINFOLD_KEYS];
const SEXES = ["male", "female"] as const;
const HIGHLIGHT = "#ed2f59";

/** The place of every mark of one colour, seen from the middle of its body. */
const marksOf = (svg: string, color: string): { x: number; y: number }[] =>
  [...svg.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\) rotate\([-\d.]+\)">(.*?)<\/g>/g)]
    .filter(([, , , content]) => content?.includes(color))
    .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const highlighted = (sex: "male" | "female", key: FigureKey) => {
  const [mark, ...others] = marksOf(bodyFigure({ sex, highlight: key, view: "both" }), HIGHLIGHT);
  expect(others).toEqual([]);
  if (!mark) throw new Error(`${key} has no mark`);
  return mark;
};

describe.each(SEXES)("on the %s body", (sex) => {
  test.each(KEYS)("%s is drawn on its own view and lies on the body", (key) => {
    const { x, y } = highlighted(sex, key);
    expect(Math.abs(x)).toBeLessThan(108);
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(450);
    const other = figureViewOf(key) === "front" ? "back" : "front";
    expect(marksOf(bodyFigure({ sex, highlight: key, view: other }), HIGHLIGHT)).toEqual([]);
  });

  test("the subject's right is on the viewer's left from the front and on the right from behind", () => {
    for (const key of KEYS.filter((name) => /direit/.test(name))) expect(highlighted(sex, key).x).toBeLessThan(0);
    for (const key of KEYS.filter((name) => /esquerd/.test(name))) expect(highlighted(sex, key).x).toBeGreaterThan(0);
    for (const key of SKINFOLD_KEYS) {
      const isRightOfView = highlighted(sex, key).x > 0;
      expect([key, isRightOfView]).toEqual([key, figureViewOf(key) === "back"]);
    }
  });

  test("girths follow the body from head to foot", () => {
    const heights = (["pescoco", "deltoides", "torax", "cintura", "abdomen", "quadril"] as const).map(
      (key) => highlighted(sex, key).y,
    );
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    const leg = (["coxa_medial_direita", "coxa_distral_direita", "panturrilha_direita"] as const).map(
      (key) => highlighted(sex, key).y,
    );
    expect(leg).toEqual(leg.toSorted((a, b) => a - b));
  });
});

test("without a view the side of the highlighted measure is drawn, else both", () => {
  expect(bodyFigure({ sex: "male", highlight: "subescapular" })).toContain('viewBox="0 0 230 484"');
  expect(bodyFigure({ sex: "male" })).toContain('viewBox="0 0 460 484"');
});

test("the highlighted measure is not drawn a second time among the measured ones", () => {
  const svg = bodyFigure({ sex: "female", highlight: "cintura", measured: ["cintura", "quadril"], view: "front" });
  expect(marksOf(svg, HIGHLIGHT)).toHaveLength(1);
  expect(marksOf(svg, "#32335b")).toHaveLength(1);
});

test("texts and colours that come from outside are escaped", () => {
  const svg = bodyFigure({
    sex: "female",
    title: `"><script>alert(1)</script>`,
    description: "a & b",
    colors: { body: `red"/><script/>` },
  });
  expect(svg).not.toContain("<script");
  expect(svg).toContain("<desc>a &amp; b</desc>");
});

test("a titled figure is an image to a screen reader, an untitled one is decoration", () => {
  expect(bodyFigure({ sex: "male", title: "Cintura" })).toMatch(/role="img" aria-label="Cintura"><title>Cintura/);
  expect(bodyFigure({ sex: "male" })).toContain('aria-hidden="true"');
});

test("only known keys are figure keys", () => {
  expect(isFigureKey("coxa_distral_direita")).toBe(true);
  expect(isFigureKey("coxa_distal_direita")).toBe(false);
});
