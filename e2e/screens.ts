import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "./accessibility.ts";

/** A screen or dialog by its address, with a word that shows that it has its data. */
export type Screen = readonly [what: string, address: string, shows: RegExp];

/** Goes to each: accessible, and nothing sticks out sideways. Dark colours are the same at every width: the desktop looks at them. */
export async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  const expectGood = test.info().project.name === "phone" ? expectAccessible : expectAccessibleInBothColours;
  for (const [what, address, shows] of screens) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
      await expectGood(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
    });
  }
}
