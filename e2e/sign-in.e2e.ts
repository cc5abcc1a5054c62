import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { ADMIN, LUCAS, MARINA, personMenu, signIn, signInOnPage, signOut, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a trainer signs in and lands on the students", async ({ page }) => {
  await signInOnPage(page, MARINA);
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
  await expect(page.getByText("Total de Alunos")).toBeVisible();
});

test("every call after signing in names the API's version, and signing out clears the browser's storage", async ({
  page,
}) => {
  const versions = new Set<string | undefined>();
  page.on("request", (request) => {
    const { authorization, version } = request.headers();
    if (authorization) versions.add(version);
  });
  await signIn(page, MARINA, "/inicio/alunos");
  await page.getByRole("radio", { name: "Ver em cartões" }).press("ArrowRight");
  await expect(page.getByRole("columnheader", { name: "Plano" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Plano" })).toBeVisible();
  expect([...versions]).toEqual(["1.0.6"]);

  expect(await page.evaluate(() => Object.keys(localStorage))).toContain("prumo.students.view");
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a wrong password says so in Portuguese and keeps what was typed", async ({ page }) => {
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(MARINA.email);
  await page.getByLabel("Senha", { exact: true }).fill("outra-senha");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("E-mail ou senha inválidos.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(MARINA.email);
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("outra-senha");
  await expectAccessible(page);
});

test("empty fields are marked before anything is sent", async ({ page }) => {
  await page.goto("/autenticacao/entrar");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText("Este campo não pode ficar em branco").first()).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
});

test("signing in and asking for a new password need no mouse", async ({ page }) => {
  const press = (...keys: readonly string[]) =>
    keys.reduce((all, key) => all.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.goto("/autenticacao/entrar");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await press("Tab", "Tab");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await press("Tab");
  await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
  await press("Tab", "Tab", "Space");
  await expect(page.getByLabel("Sou Aluno")).toBeChecked();
  await press("Space", "Tab", "Tab", "Tab", "Enter");
  const ask = page.getByRole("dialog", { name: "Esqueci a senha" });
  await expect(ask.getByLabel("E-mail da conta")).toBeFocused();
  await press("Escape");
  await expect(ask).toBeHidden();
  await expect(page.getByRole("button", { name: "Esqueci a senha" })).toBeFocused();
  await press("Tab");
  await expect(page.getByRole("link", { name: "Criar conta" })).toBeFocused();
});

test("a session that ended while the page was closed asks to sign in, and comes back to where one was", async ({
  page,
}) => {
  await signInOnPage(page, MARINA);
  await page.evaluate(() => localStorage.setItem("prumo.token", "um-token-que-ninguem-conhece-mais"));
  await page.goto("/inicio/alunos?q=lucas");
  await expect(page.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByLabel("E-mail").fill(MARINA.email);
  await page.getByLabel("Senha", { exact: true }).fill(MARINA.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/inicio\/alunos\?q=lucas/);
  await expect(page.getByPlaceholder(/Busque por nome/)).toHaveValue("lucas");
});

test("the administrator's ended session leads to the administrator's entrance", async ({ page }) => {
  await page.goto("/autenticacao/entrar");
  await page.evaluate(() => localStorage.setItem("prumo.token", "um-token-que-ninguem-conhece-mais"));
  await page.goto("/admin/home/solicitacoes");
  await expect(page).toHaveURL(/\/admin\/autenticacao\/entrar\?voltar=/);
  await expect(page.getByLabel("E-mail")).toBeVisible();
});

test("who has two accounts with one password is asked which, by keyboard too, and “Sou Aluno” is remembered", async ({
  page,
}) => {
  // No account of the demo has a twin.
  await page.route("**/api/v1/auth/login", (route) => {
    const isOpen = "students" in route.request().postDataJSON();
    const errors = { code: "role_undecided", detail: "Entrar como personal ou como aluno?" };
    return isOpen ? route.continue() : route.fulfill({ status: 409, json: { errors } });
  });
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(LUCAS.email);
  await page.getByLabel("Senha", { exact: true }).fill(LUCAS.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Entrar como personal ou como aluno?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Personal" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/inicio\/visualizar\//);
  await signOut(page);
  await expect(page.getByLabel("Sou Aluno")).toBeChecked();
});

test("the administrator signs in on a page of their own and sees the administrator's menu", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/autenticacao\/entrar/);
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/home\/personal\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /página inicial/ }).click();
  await expect(page).toHaveURL(/\/admin\/home\/personal\/listar/);
});

test("a page behind the guard asks to sign in and returns afterwards", async ({ page }) => {
  await page.goto("/inicio/alunos?status=inativos");
  await expect(page).toHaveURL(/autenticacao\/entrar/);
  await page.getByLabel("E-mail").fill(MARINA.email);
  await page.getByLabel("Senha", { exact: true }).fill(MARINA.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/inicio\/alunos\?status=inativos/);
});

test("an unknown address is a real 404 page", async ({ page }) => {
  await page.goto("/nada-aqui");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a signed-in person keeps the menu on the 404 and support pages, and leaves the sign-in page", async ({
  page,
}) => {
  await startSession(page, MARINA);
  await page.goto("/nada-aqui");
  await expect(page.getByRole("heading", { level: 1, name: "Página não encontrada" })).toBeVisible();
  await expect(personMenu(page)).toBeVisible();
  await page.goto("/suporte");
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await expect(personMenu(page)).toBeVisible();
  await page.goto("/autenticacao/entrar");
  await expect(page.getByText(/^Você já entrou como Marina/)).toBeVisible();
  await expect(page).toHaveURL(/\/inicio\/alunos/);
});
