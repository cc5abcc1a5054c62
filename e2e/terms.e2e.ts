import { expect } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { MARINA, signIn, signInAsAdmin } from "./people.ts";
import { roundTrip } from "./requests.ts";
import { test } from "./test.ts";

const TITLE = "Termos de uso e política de privacidade";

test("the terms have a public page", async ({ page }) => {
  await page.goto("/termos");
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText("Versão 1, publicada em")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3.6. Seus direitos" })).toBeVisible();
  await page.getByRole("link", { name: /página inicial/ }).click();
  await expect(page).toHaveURL(/autenticacao\/entrar/);
});

test("signing in links to the terms, also by ?policy=privacy", async ({ page }) => {
  await page.goto("/autenticacao/entrar");
  await page.getByRole("button", { name: TITLE }).click();
  await expect(page).toHaveURL(/policy=privacy/);
  const dialog = page.getByRole("dialog", { name: TITLE });
  await expect(dialog.getByRole("heading", { name: "3.6. Seus direitos" })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/policy/);
  await expect(page.getByRole("button", { name: TITLE })).toBeFocused();
  await page.goto("/autenticacao/entrar?policy=privacy");
  await expect(dialog.getByRole("heading", { name: "3.6. Seus direitos" })).toBeAttached();
});

test("the administrator reads the terms, their history, and edits with a toolbar", async ({ page }) => {
  await signInAsAdmin(page, "/admin/configuracoes/termos");
  await expect(page.getByRole("heading", { name: "3.6. Seus direitos" })).toBeVisible();
  await page.getByRole("button", { name: "Ler a versão 1" }).click();
  await expect(page).toHaveURL(/version=1/);
  await expect(page.getByRole("dialog", { name: TITLE })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Editar Termo" }).click();
  await expect(page.getByRole("textbox", { name: "Texto dos termos" })).toBeVisible();
  await expectAccessibleInBothColours(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a person who has accepted the terms is not asked again", async ({ page }) => {
  const consents = page.waitForResponse("**/api/v1/consents*");
  await signIn(page, MARINA);
  await consents;
  await roundTrip(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
