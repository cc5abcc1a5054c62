import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The page compiles the small file in half the time. */
export const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  await expectNoViolation(page);
}

/** The same, and enough contrast in dark colours, which are the only difference in the dark and do not depend on the width. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  if (test.info().project.name === "phone") return;
  await setColours(page, "dark");
  await waitForAnimations(page);
  await expectNoViolation(page, ["color-contrast"]);
  await setColours(page, "light");
}

/** The rules that depend on colours and sizes alone, for a page that was accessible in others. */
export async function expectReadable(page: Page): Promise<void> {
  await waitForAnimations(page);
  await expectNoViolation(page, ["color-contrast", "target-size"]);
}

/** An open dialog, and the lists and menus over it. */
const DIALOG = ["[aria-modal=true]", "[role=alert]", "[role=listbox]", "[role=menu]", "[role=tooltip]"];

/**
 * Runs axe in the page and returns only violations: AxeBuilder also returns what passed, which doubles the time. Of a page
 * with an open dialog only the dialog: the page below was looked at without it.
 */
async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ dialog, runOnly }) => {
      const isOpen = document.querySelector("[aria-modal=true]")?.checkVisibility();
      const scope = isOpen ? { include: dialog } : document;
      const results = await window.axe?.run(scope, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
      return results?.violations.map(
        ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    { dialog: DIALOG, runOnly: rules },
  );
  expect(violations).toEqual([]);
}

async function setColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The public pages have no program: they follow the media query alone.
  const withProgram = page.locator("html[data-mantine-color-scheme]");
  if ((await withProgram.count()) > 0)
    await expect(withProgram).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/**
 * A fading element has its own colours only at the end. An animation starts in the frame after its cause. Endless animations,
 * such as those of skeletons, are not waited for.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ending = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await frame();
    await frame();
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      await Promise.allSettled(moving.map((one) => one.finished));
      await frame();
    }
  });
}
