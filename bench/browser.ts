import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { withTemporaryFolder } from "./temporary-folder.ts";

export type { Browser } from "@playwright/test";

/** Headless Chromium, which scripts/bench.mjs has found. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: program() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A browser that has seen nothing yet, but keeps what `storage` says for one origin. Other programs may drive it through the
 * port.
 */
export function withFreshBrowser<T>(
  { origin, storage }: { readonly origin: string; readonly storage: Readonly<Record<string, string>> },
  work: (port: number) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (profile) => {
    const args = ["--remote-debugging-port=0"];
    const context = await chromium.launchPersistentContext(profile, { executablePath: program(), args });
    try {
      const page = await context.newPage();
      await page.goto(`${origin}/robots.txt`);
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(storage));
      await page.close();
      const [port] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
      return await work(Number(port));
    } finally {
      await context.close();
    }
  });
}

function program(): string {
  const path = whereIs(process.env.CHROMIUM_PATH ?? "");
  if (!path) throw new Error("there is no Chromium; scripts/chromium.mjs says how to get one");
  return path;
}

/** Playwright wants a path; a program may be known by a name that the shell would find. */
function whereIs(program: string): string | undefined {
  const folders = program === "" ? [] : ["", ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
