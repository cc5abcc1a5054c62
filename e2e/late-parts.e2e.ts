import { expect } from "@playwright/test";
import { LUCAS_PAGE } from "./demo.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

// Scripts that another journey loaded would not fail.
test.use({ freshContext: true });

test("a dialog whose program did not arrive opens once the page was loaded again", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PAGE);
  const opener = page.getByRole("button", { name: "Pagamentos" });
  await expect(opener).toBeVisible();
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.abort());
  await opener.click();
  const again = page.getByRole("button", { name: "Tentar novamente" });
  await expect(again).toBeVisible();
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole("dialog", { name: "Pagamentos" })).toBeVisible();
});
