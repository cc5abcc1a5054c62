import { type Browser, chromium } from "@playwright/test";

export type { Browser } from "@playwright/test";

/** Headless Chromium, which scripts/bench.mjs has found. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error("there is no Chromium; scripts/chromium.mjs says how to get one");
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
