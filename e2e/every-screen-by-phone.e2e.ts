import { expect, type Page } from "@playwright/test";
import * as screens from "./every-screen.ts";
import { expectToStayPut, watchShifts } from "./layout-shift.ts";
import { LUCAS, MARINA, startAdminSession, startSession } from "./people.ts";
import type { Screen } from "./screens.ts";
import { test } from "./test.ts";

interface Walk {
  readonly whose: string;
  readonly begin: (page: Page) => Promise<void>;
  readonly screens: readonly Screen[];
}

const OF_THE_TRAINER = [
  ...screens.OF_THE_TRAINERS_STUDENTS,
  ...screens.OF_A_STUDENTS_CYCLES,
  ...screens.OF_THE_TRAINERS_WORK,
  ...screens.OF_THE_TRAINERS_ACCOUNT,
];
const OF_THE_STUDENT = [...screens.OF_THE_STUDENT, ...screens.OF_THE_STUDENTS_ACCOUNT];
const OF_THE_ADMIN = [...screens.OF_THE_ADMIN, ...screens.OF_THE_ADMINS_ACCOUNT];

/** Each screen is loaded anew, with nothing kept from another: a second each, so in the deep run alone. */
const WALKS: readonly Walk[] = process.env.DEEP_TESTS
  ? [
      { whose: "nobody", begin: async () => {}, screens: screens.OF_NOBODY },
      { whose: "a trainer", begin: (page) => startSession(page, MARINA), screens: OF_THE_TRAINER },
      { whose: "a student", begin: (page) => startSession(page, LUCAS), screens: OF_THE_STUDENT },
      { whose: "the administrator", begin: startAdminSession, screens: OF_THE_ADMIN },
    ]
  : [];

for (const walk of WALKS) {
  test(`every screen of ${walk.whose} stays put as it loads on a phone`, { tag: "@phone-only" }, async ({ page }) => {
    test.setTimeout(300_000);
    await walk.begin(page);
    await page.addInitScript(([key, draft]) => sessionStorage.setItem(key, draft), screens.AWAITED_CODE());
    await watchShifts(page);
    for (const [what, address, shows] of walk.screens) {
      await test.step(what, async () => {
        await page.goto(address);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator(".outline, .mantine-Skeleton-root")).toHaveCount(0);
        await expectToStayPut(page, what);
      });
    }
  });
}
