import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

test("during a long save a progress bar shows, and the page stays accessible", async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/v1/users/me*", async (route) => {
    if (route.request().method() !== "GET") await answered;
    await route.continue();
  });
  await signIn(page, LUCAS, "/inicio/perfil/form");
  await page.getByRole("button", { name: "Salvar alterações" }).click();
  const bar = page.getByRole("progressbar", { name: "Trabalhando" });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(bar).toBeHidden();
});

test("the renewal page sends people without a plan to their start page", async ({ page }) => {
  await signIn(page, LUCAS, "/autenticacao/renovar_plano");
  await expect(page).toHaveURL(/\/inicio\/visualizar\/3/);
  await page.evaluate(() => localStorage.clear());

  await signInAsAdmin(page, "/autenticacao/renovar_plano");
  await expect(page).toHaveURL(/\/admin\/home\/personal\/dashboard/);
});

test("while the server looks up the signed-in person, the outline of the page stays", async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await signIn(page, LUCAS);
  await page.route("**/api/v1/auth/me*", async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/v1/auth/me*");
  await page.goto(LUCAS_PAGE);
  await asked;
  await expect(page.locator(".outline")).toBeVisible();
  // Screen readers hear it instead: the outline is for the eyes alone.
  await expect(page.getByRole("status", { name: "Carregando" })).toBeAttached();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: "Carregando" })).toHaveCount(0);
  await expect(page.locator(".outline")).toHaveCount(0);
});
