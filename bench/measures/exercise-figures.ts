import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, withBrowser } from "../browser.ts";
import { atLeast, atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { rounded } from "../statistics.ts";
import { demoStudent, withDemo } from "../visit.ts";

const WATCHED_MS = { full: 5000, quick: 500 } as const;
/** A middling phone, against the cores that the bench runs on. */
const SLOWER = 4;
const ASSETS = join(import.meta.dirname, "../../dist/web/assets");
const CHUNK = /^exercise-figures-.+\.js\.br$/;

/** Frames that the browser draws while the exercise of today's training moves on a phone. */
export const exerciseFigures: Measure = {
  letter: "t",
  title: "moving exercise in the gym, with the processor slowed down four times, and the bytes of all movements",
  measure: (size) =>
    withDemo(async (url) => {
      const { token } = await demoStudent(url);
      const frames = await withBrowser((browser) => watch(browser, { url, token, ms: WATCHED_MS[size] }));
      const bytes = readdirSync(ASSETS)
        .filter((name) => CHUNK.test(name))
        .reduce((sum, name) => sum + statSync(join(ASSETS, name)).size, 0);
      return [atMost(60, { what: "all movements, compressed", value: rounded(bytes / 1000), unit: "kB" }), ...frames];
    }),
};

interface Visit {
  readonly url: string;
  readonly token: string;
  readonly ms: number;
}

async function watch(browser: Browser, { url, token, ms }: Visit): Promise<MeasuredFigure[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "pt-BR" });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem("prumo.token", kept), token);
  await page.goto(`${url}/inicio/treino`);
  await page.locator("main [role=img] path").first().waitFor({ state: "attached" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const gaps = await page.evaluate(
    (duration) =>
      new Promise<number[]>((done) => {
        const found: number[] = [];
        let last = performance.now();
        const end = last + duration;
        requestAnimationFrame(function next(now) {
          found.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(next);
          else done(found.slice(1));
        });
      }),
    ms,
  );
  await page.close();
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return [
    atLeast(59, { what: "frames in a second", value: rounded(gaps.length / seconds), unit: "" }),
    atMost(34, { what: "longest time between two frames", value: rounded(Math.max(...gaps)), unit: "ms" }),
  ];
}
