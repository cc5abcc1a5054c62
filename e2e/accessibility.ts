import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await standsStill(page);
  await expectNoViolation(new AxeBuilder({ page }).setLegacyMode());
}

/** The same, and readable in dark colours too, which are all that changes in the dark. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  await wear(page, "dark");
  await standsStill(page);
  await expectNoViolation(new AxeBuilder({ page }).setLegacyMode().withRules(["color-contrast"]));
  await wear(page, "light");
}

/** In one page: nothing here is framed, and a second one to add up frames in takes longer than looking. */
async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/**
 * What fades has its own colours only when it has arrived. It begins to in the frame after it was asked to; what moves without
 * end, as skeletons do, is not waited for.
 */
async function standsStill(page: Page): Promise<void> {
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
