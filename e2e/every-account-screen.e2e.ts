import { expect } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import {
  AWAITED_CODE,
  OF_NOBODY,
  OF_THE_ADMINS_ACCOUNT,
  OF_THE_STUDENTS_ACCOUNT,
  OF_THE_TRAINERS_ACCOUNT,
} from "./every-screen.ts";
import { LUCAS, MARINA, signIn, startAdminSession, startSession } from "./people.ts";
import { look, lookAround } from "./screens.ts";
import { test } from "./test.ts";

const LAPSED = { email: "renovar@prumo.example", password: MARINA.password };

test("every screen before signing in is accessible and fits every width", async ({ page }) => {
  await page.addInitScript(([key, draft]) => sessionStorage.setItem(key, draft), AWAITED_CODE());
  await look(page, OF_NOBODY);
});

test("every account screen of a trainer and of a student is accessible and fits every width", async ({ page }) => {
  await startSession(page, MARINA);
  await lookAround(page, OF_THE_TRAINERS_ACCOUNT);
  await page.evaluate(() => localStorage.clear());
  await startSession(page, LUCAS);
  await lookAround(page, OF_THE_STUDENTS_ACCOUNT);
});

test("every account screen of the administrator is accessible and fits every width", async ({ page }) => {
  await startAdminSession(page);
  await lookAround(page, OF_THE_ADMINS_ACCOUNT);
});

test("the dialogs that keep what one was doing are accessible in both colours", async ({ page }) => {
  await signIn(page, MARINA);
  await page.evaluate(() => localStorage.setItem("prumo.token", "um-token-que-ninguem-conhece-mais"));
  await page.getByPlaceholder(/Busque por nome/).fill("ana");
  await expect(page.getByRole("dialog", { name: "Sua sessão expirou" })).toBeVisible();
  await expectAccessibleInBothColours(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(LAPSED.email);
  await page.getByLabel("Senha", { exact: true }).fill(LAPSED.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/renovar_plano/);
  await look(page, [["the renewal", "/autenticacao/renovar_plano", /^Pagar .*e continuar$/]]);
  // The screen behind the dialog still waits for its data.
  await page.goto("/inicio/alunos");
  await expect(page.getByRole("button", { name: /^Pagar .*e continuar$/ })).toBeVisible();
  await expectAccessibleInBothColours(page);
});
