import type { Page } from "@playwright/test";
import { atLeast, type MeasuredFigure, type Size } from "./measure.ts";
import { rounded } from "./statistics.ts";

const DRAGGED_MS = { full: 4000, quick: 300 } as const;
const POINTS = 6;

/** Frames that the browser draws while one of six points is dragged over a photo of the dialog that is open. */
export async function dragPoint(page: Page, label: string, size: Size): Promise<MeasuredFigure[]> {
  await page.getByRole("button", { name: `Ampliar ${label}`, exact: true }).click();
  await page.getByRole("button", { name: "Medir", exact: true }).click();
  const surface = page.getByRole("button", { name: "Pôr o ponto no meio da foto" });
  await surface.waitFor();
  const box = await surface.boundingBox();
  if (!box) throw new Error("the photo is not shown");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  for (let point = 0; point < POINTS; point++) {
    await page.mouse.click(...at(0.2 + 0.1 * point, 0.3 + 0.05 * point));
    await page.locator("[data-mark]").nth(point).waitFor();
  }
  const watched = framesFor(page, DRAGGED_MS[size]);
  const until = performance.now() + DRAGGED_MS[size];
  await page.mouse.move(...at(0.2, 0.3));
  await page.mouse.down();
  for (let step = 0; performance.now() < until; step++) {
    await page.mouse.move(...at(0.5 + 0.25 * Math.sin(step / 20), 0.5 + 0.25 * Math.cos(step / 20)));
  }
  await page.mouse.up();
  const gaps = await watched;
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return [
    atLeast(59, { what: "dragging a point: frames in a second", value: rounded(gaps.length / seconds), unit: "" }),
    { what: "  longest time between two frames", value: rounded(Math.max(...gaps)), unit: "ms" },
  ];
}

/** The milliseconds between each two frames. */
const framesFor = (page: Page, ms: number): Promise<number[]> =>
  page.evaluate(
    (duration) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let last = performance.now();
        const end = last + duration;
        requestAnimationFrame(function next(now) {
          gaps.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(gaps.slice(1));
        });
      }),
    ms,
  );
