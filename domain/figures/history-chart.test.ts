import { expect, test } from "vitest";
import { historyChart } from "./history-chart.ts";

const colors = { line: "#c00", text: "#111", muted: "#666", grid: "#ddd", healthy: "#dfd" };
const draw = (values: readonly number[], healthy?: { from: number; to: number }) =>
  historyChart({
    points: values.map((value, month) => ({ day: `2026-0${month + 1}-10`, value })),
    decimals: 1,
    healthy,
    width: 200,
    height: 100,
    colors,
  });
const circles = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test("a point is as far along as its day and as high as its value", () => {
  const [first, second, third] = circles(draw([70, 75, 72]));
  expect(first?.[0]).toBe(16);
  expect(third?.[0]).toBe(184);
  expect(second?.[0]).toBeCloseTo(16 + (31 / 59) * 168, 1);
  expect(second?.[1]).toBeLessThan(third?.[1] ?? 0);
  expect(third?.[1]).toBeLessThan(first?.[1] ?? 0);
});

test("its ends have value and date, in Portuguese", () => {
  const svg = draw([70, 72.5]);
  for (const words of [">70,0<", ">72,5<", ">10/01/26<", ">10/02/26<"]) expect(svg).toContain(words);
});

test("an error of measurement is no mountain", () => {
  const [[, first] = [0, 0], [, second] = [0, 0]] = circles(draw([70, 70.1]));
  expect(Math.abs(first - second)).toBeLessThan(3);
});

test("the healthy values are drawn only where they reach into the chart", () => {
  expect(draw([20, 25], { from: 14, to: 22 })).toContain("<rect");
  expect(draw([40, 45], { from: 14, to: 22 })).not.toContain("<rect");
});

test("stays a drawing with equal values and days", () => {
  expect(draw([70, 70])).not.toMatch(/NaN|Infinity/);
});
