import { expect } from "@playwright/test";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a phone shows the chosen one of a row of filters whole", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page, MARINA, "/inicio/tutorial?tipo=2");
  const filters = page.getByRole("radiogroup", { name: "Tipo de tutorial" });
  await expect(filters.getByText("Guia de fotos posturais")).toBeInViewport({ ratio: 1 });
});
