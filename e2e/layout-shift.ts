import { expect, type Page } from "@playwright/test";

/** A fifth of the shift that the Core Web Vitals call good. */
const MAX_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    shifts?: { readonly seen: Shift[]; readonly observer: PerformanceObserver };
  }
}

/** Notes what moves by itself on every page that is loaded from now on. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch);

function watch(): void {
  if (window.shifts) return;
  const seen: Shift[] = [];
  const keep = (entries: PerformanceEntryList) => seen.push(...(entries as Shift[]));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.shifts = { seen, observer };
}

/** Forgets what moved so far: by another width of the window, and where one view of a screen took the place of another. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    window.shifts?.observer.takeRecords();
    window.shifts?.seen.splice(0);
  });

/** The first state of a screen stays where it is when its data arrive. */
export async function expectToStayPut(page: Page, what: string): Promise<void> {
  const moved = await page.evaluate((limit) => {
    if (!window.shifts) return [];
    const { seen, observer } = window.shifts;
    // Chromium sets aside what moves within half a second of a new width; here nobody presses anything.
    const all = [...seen, ...(observer.takeRecords() as Shift[])];
    if (all.reduce((sum, { value }) => sum + value, 0) <= limit) return [];
    const name = (node: Node | null) =>
      node instanceof Element ? `${node.tagName} ${node.className} ${node.textContent?.slice(0, 40)}` : node?.nodeName;
    return all.map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => name(node)).join(" | ")}`);
  }, MAX_SHIFT);
  expect(moved, `${what} moves as it loads`).toEqual([]);
}
