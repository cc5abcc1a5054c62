import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

export type { Browser } from "@playwright/test";

/** Headless Chromium, which scripts/bench.mjs has found. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = whereIs(process.env.CHROMIUM_PATH ?? "");
  if (!executablePath) throw new Error("there is no Chromium; scripts/chromium.mjs says how to get one");
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Playwright wants a path; a program may be known by a name that the shell would find. */
function whereIs(program: string): string | undefined {
  const folders = program === "" ? [] : ["", ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
