import { expect, test } from "vitest";
import { classScale, placeOnScale, type ScaleBand } from "./class-scale.ts";

const BMI: readonly ScaleBand[] = [
  { label: "Abaixo do Peso", from: 15, to: 18.5, tone: "low" },
  { label: "Ideal", from: 18.5, to: 24.9, tone: "good" },
  { label: "Sobrepeso", from: 24.9, to: 29.9, tone: "warn" },
];
const EDGE = 10;
const WIDTH = 320;

test("a value at a limit belongs to the class below it, one step above to the next", () => {
  expect(placeOnScale(BMI, 18.5).band).toBe(0);
  expect(placeOnScale(BMI, 18.6).band).toBe(1);
  expect(placeOnScale(BMI, 24.9).band).toBe(1);
  expect(placeOnScale(BMI, 25).band).toBe(2);
});

test("the marker lies within the band of its class, in proportion", () => {
  const { x, beyond } = placeOnScale(BMI, 21.7);
  expect(x).toBeCloseTo(WIDTH / 2, 5);
  expect(beyond).toBeNull();
});

test("the class that the assessment decided wins over the limits, and the marker stays inside it", () => {
  const { band, x } = placeOnScale(BMI, 18.5, WIDTH, 1);
  expect(band).toBe(1);
  expect(x).toBeCloseTo(EDGE + (WIDTH - 2 * EDGE) / 3, 5);
});

test("a value beyond the ends is held at the edge and pointed at", () => {
  expect(placeOnScale(BMI, 9)).toEqual({ band: 0, x: EDGE, beyond: "below" });
  expect(placeOnScale(BMI, 80)).toEqual({ band: 2, x: WIDTH - EDGE, beyond: "above" });
  expect(placeOnScale(BMI, 29.9).beyond).toBeNull();
});

test("every class is named, so that colour is not the only carrier", () => {
  const svg = classScale({ bands: BMI, value: 23.9, unit: "kg/m²" });
  for (const word of ["Abaixo", "Peso", "Ideal", "Sobrepeso", "18,5", "24,9"]) expect(svg).toContain(word);
  expect(svg).toContain("23,9\u00a0kg/m²");
  expect(svg).toMatch(/font-weight="bold"[^>]*>Ideal</);
  expect(svg).toContain("<title>23,9\u00a0kg/m²: Ideal</title>");
});

test("the earlier value is a hollow marker, its figure only where there is room", () => {
  const far = classScale({ bands: BMI, value: 16, previous: 29 });
  expect(far).toContain(">29,0<");
  const near = classScale({ bands: BMI, value: 22, previous: 22.1 });
  expect(near).not.toContain(">22,1<");
  expect(near).toContain('fill="none"');
});

test("labels are escaped and an empty scale does not break", () => {
  expect(classScale({ bands: [{ label: "<b>", from: 0, to: 1, tone: "low" }], value: 0.5 })).not.toContain("<b>");
  expect(classScale({ bands: [], value: 1 })).toContain("<svg");
});
