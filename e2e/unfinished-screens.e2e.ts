import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { MARINA, signInAsAdmin, startSession } from "./people.ts";

const SOON = ["LandingPage"];

test("the menu shows what works; what is still to come stands under Em breve", async ({ page }) => {
  await startSession(page, MARINA);
  await page.goto("/inicio/alunos");
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Alunos" })).toBeVisible();
  for (const label of SOON) await expect(menu.getByRole("link", { name: label })).toBeHidden();

  const group = menu.getByText("Em breve");
  await group.click();
  for (const label of SOON) await expect(menu.getByRole("link", { name: label })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "LandingPage" })).toBeHidden();

  await group.click();
  await menu.getByRole("link", { name: "LandingPage" }).click();
  await expect(page.getByText("Em construção")).toBeVisible();
  await expect(menu.getByRole("link", { name: "LandingPage" })).toBeHidden();
});

test("the administrator lands on a screen that works", async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.getByRole("heading", { level: 1, name: /Personais/ })).toBeVisible();
  await expect(page.getByText("Em construção")).toHaveCount(0);
});
