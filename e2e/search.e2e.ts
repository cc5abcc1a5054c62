import { expect } from "@playwright/test";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

// Scripts that another journey loaded would not be late.
test.use({ freshContext: true });

test("the search ignores case and accents and stands in the address", async ({ page }) => {
  await signIn(page, MARINA);
  await page.getByPlaceholder(/Busque por nome/).fill("FABIO quint");
  await expect(page.getByRole("link", { name: "Fábio Quintana" })).toBeVisible();
  await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
  await expect(page).toHaveURL(/q=FABIO\+quint/);
  await page.reload();
  await expect(page.getByPlaceholder(/Busque por nome/)).toHaveValue("FABIO quint");
  await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
});

test("a pause while typing loses no key", async ({ page }) => {
  await signIn(page, MARINA);
  const field = page.getByPlaceholder(/Busque por nome/);
  await field.pressSequentially("fabio ");
  await expect(page).toHaveURL(/q=fabio$/);
  await field.pressSequentially("quint");
  await expect(page).toHaveURL(/q=fabio\+quint$/);
  await expect(field).toHaveValue("fabio quint");
  await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
});

test("a student opened right after typing appears, also on a slow line", async ({ page }) => {
  await signIn(page, MARINA);
  await page.route(/StudentScreen.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByPlaceholder(/Busque por nome/).fill("ana");
  await page.getByRole("link", { name: "Ana Moreira" }).click();
  await expect(page).toHaveURL(/\/inicio\/visualizar\/\d+/);
  await expect(page.getByRole("heading", { level: 1, name: /Ana.*Moreira/ })).toBeVisible();
});
