import { expect, type Page, test } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";

/** A screen or dialog by its address, with a word that shows that it has its data. */
export type Screen = readonly [what: string, address: string, shows: RegExp];

/** Goes to each: accessible in light and dark colours, and nothing sticks out sideways. */
export async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [what, address, shows] of screens) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
      await expectAccessibleInBothColours(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
    });
  }
}
