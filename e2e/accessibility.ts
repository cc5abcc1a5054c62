import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices, on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNone(new AxeBuilder({ page }));
}

/** The same in light and in dark colours, in which nothing else differs than contrast. */
async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expectNone(new AxeBuilder({ page }).withRules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light" });
}

/** A screen or dialog by its address, with a word that shows it has its data. */
export type Screen = readonly [what: string, address: string, shows: RegExp];

/** Opens one screen after the other: each is accessible in both colours, and nothing sticks out sideways. */
export async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [what, address, shows] of screens) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectAccessibleInBothColours(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
    });
  }
}

async function expectNone(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}
