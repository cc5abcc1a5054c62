import { expect } from "@playwright/test";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

/** A page that is drawn anew with each failure asks a hundred times in it. */
const LONG_ENOUGH_MS = 2_000;

for (const [whose, person, heading] of [
  ["the student's own", LUCAS, /./],
  ["the trainer's of a student", MARINA, "Lucas"],
] as const)
  test(`${whose} page is shown without the comments and the readiness that cannot be read, and asks no more than a few times`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/\/comments\?unread=true|\/readiness$/, (route) => {
      asked += 1;
      return route.abort();
    });
    await signIn(page, person, LUCAS_PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThan(12);
  });
