import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "./accessibility.ts";

/** The address of a screen or dialog, and a text that appears with its data. */
export type Screen = readonly [what: string, address: string, shows: RegExp];

/** Opens each screen: it is accessible and fits its width. Dark colours do not depend on the width, so only the desktop checks them. */
export async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  const expectGood = test.info().project.name === "phone" ? expectAccessible : expectAccessibleInBothColours;
  for (const [what, address, shows] of screens) {
    await test.step(what, async () => {
      await page.goto(address);
      // The outline may show the same words, and has no landmarks.
      await expect(page.locator(".outline")).toHaveCount(0);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
      await expectGood(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
    });
  }
}
