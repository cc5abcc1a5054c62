import { expect } from "@playwright/test";
import { LUCAS_EVALUATION, LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, RAFAEL, signIn, signInOnPage } from "./people.ts";
import { test } from "./test.ts";

test("Escape on a half-filled form asks first, and going on keeps what was typed", async ({ page }) => {
  await signIn(page, MARINA, "/inicio/alunos?dialog=new");
  const form = page.getByRole("dialog", { name: "Novo Aluno" });
  await form.getByLabel("Nome", { exact: false }).first().fill("Ana");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(form.getByLabel("Nome", { exact: false }).first()).toHaveValue("Ana");
});

test("a refused form keeps what was typed and marks the field", async ({ page }) => {
  await signIn(page, MARINA, "/inicio/alunos?dialog=new");
  const form = page.getByRole("dialog", { name: "Novo Aluno" });
  await form.getByLabel("Nome", { exact: false }).first().fill("Ana");
  await form.getByLabel("E-mail").fill("sem-arroba");
  await form.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(form.getByText("E-mail deve ser válido")).toBeVisible();
  await expect(form.getByText("Este campo não pode ficar em branco").first()).toBeVisible();
  await expect(form.getByLabel("E-mail")).toHaveValue("sem-arroba");
});

test("a session that lapses under a form asks to sign in and then goes on with what was typed", async ({ page }) => {
  await signInOnPage(page, MARINA);
  await page.goto(LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const waist = dialog.getByRole("textbox", { name: /^Cintura/ }).first();
  await expect(waist).toHaveValue(/\d/);
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  await page.request.delete("/api/v1/auth/logout", { headers: { authorization: `Bearer ${token}` } });
  await waist.fill("84,5");
  await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();

  const lapsed = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await lapsed.getByLabel("Senha", { exact: true }).fill(MARINA.password);
  await lapsed.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Avaliação salva com sucesso").first()).toBeVisible();
  await expect(waist).toHaveValue("84,5");
});

test("another person who signs in over a lapsed session gets a fresh page and is remembered from then on", async ({
  page,
}) => {
  const lapse = async () => {
    await expect(page.getByText(/Total de Alunos: \d+/)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
    await page.request.delete("/api/v1/auth/logout", { headers: { authorization: `Bearer ${token}` } });
    await page.getByLabel("Buscar alunos").fill("a");
    return page.getByRole("dialog", { name: "Sua sessão expirou" });
  };
  await signInOnPage(page, MARINA);
  const hers = await lapse();
  await hers.getByLabel("E-mail").fill(RAFAEL.email);
  await hers.getByLabel("Senha", { exact: true }).fill(RAFAEL.password);
  await hers.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(hers).toBeHidden();
  const his = await lapse();
  await expect(his.getByLabel("E-mail")).toHaveValue(RAFAEL.email);
});

test("a student whose session lapses is asked for nothing but the password", async ({ page }) => {
  await signInOnPage(page, LUCAS);
  await page.goto(LUCAS_PAGE);
  await expect(page.getByRole("button", { name: "Pagamentos" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("prumo.token", "encerrada"));
  await page.getByRole("button", { name: "Pagamentos" }).click();

  const lapsed = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await expect(lapsed.getByLabel("Sou Aluno")).toBeChecked();
  await lapsed.getByLabel("Senha", { exact: true }).fill(LUCAS.password);
  await lapsed.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(lapsed).toBeHidden();
  await expect(page.getByRole("heading", { name: "Histórico" })).toBeVisible();
});

test("leaving over a lapsed session ends it on the server too", async ({ page }) => {
  await signIn(page, MARINA, "/inicio/alunos");
  await expect(page.getByText(/Total de Alunos: \d+/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const me = () => page.request.get("/api/v1/auth/me", { headers: { authorization: `Bearer ${token}` } });
  // The browser hears that the session has lapsed, although the server still knows it.
  const refused = { status: 401, json: { errors: [{ code: "not_signed_in", detail: "Entre novamente." }] } };
  await page.route("**/api/user/students?*", (route) => route.fulfill(refused));
  await page.getByLabel("Buscar alunos").fill("a");
  await page.getByRole("dialog", { name: "Sua sessão expirou" }).getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/autenticacao\/entrar/);
  expect((await me()).status()).toBe(401);
});
