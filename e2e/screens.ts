import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectReadable } from "./accessibility.ts";
import { expectToFit } from "./fits.ts";
import { expectToStayPut, forgetShifts, watchShifts } from "./layout-shift.ts";

const DESKTOP = { width: 1440, height: 900 };

export type Screen = readonly [what: string, address: string, shows: RegExp];

/** How the next address is opened: the page is loaded anew, or the program that runs changes the screen, which is faster. */
type Opening = (page: Page, address: string, shows: RegExp) => Promise<unknown>;

/** Looks at the screens of a person who is signed in: the first address is loaded, the others are opened by the running program, which is faster. */
export async function lookAround(page: Page, [first, ...others]: readonly [Screen, ...Screen[]]): Promise<void> {
  await look(page, [first]);
  await look(page, others, changeScreen);
}

/**
 * Opens each screen on a dark desktop, where it is accessible, and then at every width and in light colours: what axe asks
 * for depends on colours and sizes alone.
 */
export async function look(page: Page, screens: readonly Screen[], open: Opening = loadPage): Promise<void> {
  await watchShifts(page);
  for (const [what, address, shows] of screens) {
    await test.step(what, async () => {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: "dark" });
      await open(page, address, shows);
      // The outline may show the same words, and has no landmarks.
      await expect(page.locator(".outline")).toHaveCount(0);
      await expect(page.getByText(shows).first()).toBeVisible();
      await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
      await expectAccessible(page);
      await expectToStayPut(page, what);
      await page.emulateMedia({ colorScheme: "light" });
      await expectToFit(page, what);
      await expectReadable(page);
    });
  }
}

const loadPage: Opening = (page, address) => page.goto(address);

/** By way of another screen where the screen before shows the words of the next one, or the same dialog, which reads the address as it opens. */
const changeScreen: Opening = async (page, address, shows) => {
  const dialog = dialogOf(address);
  const isOpen = dialog !== null && dialog === dialogOf(page.url());
  if (isOpen || (await page.getByText(shows).filter({ visible: true }).count()) > 0) {
    await push(page, "/suporte");
    await expect(page.getByRole("heading", { name: "Suporte", level: 1 })).toBeVisible();
  }
  await push(page, address);
  await forgetShifts(page);
};

const dialogOf = (address: string) => new URL(address, "http://localhost").searchParams.get("dialog");

const push = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, "", to), address);
