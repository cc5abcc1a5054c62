import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await standsStill(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}

/** What fades in has its own colours only when it has arrived. What moves without end, as skeletons do, is not waited for. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}
