import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DocumentJob, define } from "#server/documents/documents.ts";
import { createDocumentRenderer } from "#server/documents/renderer.ts";
import type { PdfRenderer } from "#server/platform/pdf/render.ts";
import { type Browser, withBrowser } from "../browser.ts";
import { htmlOf } from "../definition-html.ts";
import { demoDocuments } from "../demo-documents.ts";
import { atLeast, atMost, type Measure, type MeasuredFigure } from "../measure.ts";
import { median, quantile, rounded } from "../statistics.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";

const RENDERS = { full: 60, quick: 1 } as const;
const WARM_UP = 5;
const MAX_MS = 60;
const LEAST_TIMES = { evaluation: 4, training: 5 } as const;

export const documents: Measure = {
  letter: "b",
  title: `evaluation and training as PDF: ${RENDERS.full} of each, warm, one at a time, against headless Chromium`,
  measure: async (size) => {
    const { evaluation, training } = await demoDocuments();
    const renders = RENDERS[size];
    const renderer = createDocumentRenderer();
    try {
      return await withBrowser(async (browser) => [
        ...(await compare("evaluation", evaluation, renders, renderer, browser)),
        ...(await compare("training", training, renders, renderer, browser)),
      ]);
    } finally {
      await renderer.close();
    }
  },
};

function compare(
  name: keyof typeof LEAST_TIMES,
  job: DocumentJob,
  renders: number,
  renderer: PdfRenderer,
  browser: Browser,
): Promise<MeasuredFigure[]> {
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, "document.html");
    writeFileSync(file, htmlOf(define(job)));
    const page = await browser.newPage();
    const byPrumo = () => renderer.render(job);
    const byChromium = async () => {
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page.pdf({ preferCSSPageSize: true });
    };
    for (let round = 0; round < Math.min(WARM_UP, renders); round++) await Promise.all([byPrumo(), byChromium()]);
    const times: { prumo: number[]; chromium: number[] } = { prumo: [], chromium: [] };
    for (let round = 0; round < renders; round++) {
      times.prumo.push(await millisecondsOf(byPrumo));
      times.chromium.push(await millisecondsOf(byChromium));
    }
    await page.close();
    return figures(name, times);
  });
}

function figures(
  name: keyof typeof LEAST_TIMES,
  { prumo, chromium }: { prumo: number[]; chromium: number[] },
): MeasuredFigure[] {
  const ratio = median(chromium) / median(prumo);
  return [
    atMost(MAX_MS, { what: `${name}: p50`, value: rounded(median(prumo), 1), unit: "ms" }),
    { what: `${name}: p95`, value: rounded(quantile(prumo, 0.95), 1), unit: "ms" },
    { what: `${name} by Chromium: p50`, value: rounded(median(chromium), 1), unit: "ms" },
    atLeast(LEAST_TIMES[name], { what: `${name}: times as fast as Chromium`, value: rounded(ratio, 1), unit: "x" }),
  ];
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
