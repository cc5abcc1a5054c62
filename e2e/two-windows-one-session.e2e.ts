import { expect } from "@playwright/test";
import { choose } from "./fields.ts";
import { MARINA, personMenu, RAFAEL, signIn, signOut } from "./people.ts";
import { test } from "./test.ts";

test("a form filled in while another window signs out is saved after signing in again", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios?dialog=new");
  const form = page.getByRole("dialog", { name: "Novo exercício" });
  await form.getByLabel("Nome").fill(`Rosca das janelas ${Date.now()}`);
  await choose(form, "Tipo de exercício", "Resistido");
  await choose(form, "Grupos musculares", "Bíceps");

  const other = await page.context().newPage();
  await other.goto("/inicio/alunos");
  await signOut(other);
  const lapsed = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await lapsed.getByLabel("Senha", { exact: true }).fill(MARINA.password);
  await lapsed.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(lapsed).toBeHidden();
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Exercício salvo com sucesso")).toBeVisible();
});

test("signing in again in another window lets this one go on", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/inicio/alunos");
  await signOut(other);
  const lapsed = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await expect(lapsed).toBeVisible();
  await signIn(other, MARINA, "/inicio/alunos");
  await expect(lapsed).toBeHidden();
  await expect(page).toHaveURL(/configuracoes\/exercicios/);
});

test("when somebody else signs in in another window, this one shows that person's first page", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios");
  await expect(personMenu(page)).toHaveAccessibleName(/Marina/);
  const other = await page.context().newPage();
  await signIn(other, RAFAEL, "/inicio/alunos");
  await expect(page).toHaveURL(/inicio\/alunos/);
  await expect(personMenu(page)).toHaveAccessibleName(/Rafael/);
});
