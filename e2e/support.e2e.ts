import { expect } from "@playwright/test";
import { LUCAS_PAGE } from "./demo.ts";
import { ADMIN, MARINA, RAFAEL, signInAsAdmin, signInOnPage, startAdminSession, startSession } from "./people.ts";
import { aRegisteredStudent, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

test("the administrator finds a student of any trainer and helps", async ({ page }) => {
  await startSession(page, RAFAEL);
  const { id, name } = await aRegisteredStudent(page, { name: `Precisa Ajuda ${Date.now()}` });
  await page.evaluate(() => localStorage.clear());
  await startAdminSession(page);

  await test.step("nobody is shown before being looked for", async () => {
    await page.goto("/admin/home/alunos");
    await expect(page.getByText("Busque um aluno", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Novo aluno" })).toHaveCount(0);
    await page.getByRole("searchbox", { name: "Buscar alunos" }).fill(name);
    const card = page.getByRole("listitem").filter({ hasText: `#${id}` });
    await expect(card).toContainText("Rafael");
    const ofMarina = page.getByRole("button", { name: /^Alunos de Marina/ });
    await page.goto("/admin/home/alunos?personal=2");
    await expect(ofMarina).toBeVisible();
    await page.getByRole("searchbox", { name: "Buscar alunos" }).fill(name);
    await expect(page.getByText("Alunos não encontrados!")).toBeVisible();
    await page.getByRole("button", { name: "Ver todos" }).click();
    await expect(ofMarina).toHaveCount(0);
    await expect(card).not.toContainText(/Sem treino|Sem plano/);
    await card.getByRole("link", { name: /^Precisa/ }).click();
  });

  await test.step("the page says whose student it is, and has what the trainer has", async () => {
    await expect(page.getByText(/Aluno de Rafael .* como suporte/)).toBeVisible();
    await page.getByRole("button", { name: "Pagamentos" }).click();
    await expect(page.getByText("Não há pagamentos")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Começar periodização" }).click();
    const dialog = page.getByRole("dialog", { name: "Começar periodização" });
    await dialog.getByLabel("Nome").fill("Hipertrofia");
    await dialog.getByRole("combobox", { name: "Protocolo de dobras cutâneas" }).click();
    await page.getByRole("option", { name: "Pollock - 3 Dobras" }).click();
    await dialog.getByRole("button", { name: "Começar", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article").filter({ hasText: "Mesociclo 1" })).toBeVisible();
  });

  await test.step("a misspelt answer is put right", async () => {
    await page.getByRole("button", { name: "Editar", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Editar Aluno" });
    await dialog.getByRole("tab", { name: "Anamnese Pessoal" }).click();
    await dialog.getByLabel("Profissão").fill("Engenheira civil");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(dialog).toBeHidden();
  });
});

test("a student reads that support looked", async ({ page }) => {
  await startSession(page, MARINA);
  const { id, email } = await aRegisteredStudent(page, { name: `Quer Saber ${Date.now()}` });
  await page.evaluate(() => localStorage.clear());
  await signInAsAdmin(page, `/inicio/visualizar/${id}`);
  await expect(page.getByText(/como suporte/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signInForTheFirstTime(page, email);
  await page.goto("/inicio/perfil/registro");
  await expect(page.getByText("Consultou os dados, como suporte")).toBeVisible();
  await expect(page.getByText("Administração").first()).toBeVisible();
});

test("a student's change stays unread for the trainer when support looks at it", async ({ page, browser, baseURL }) => {
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: `Com Novidade ${Date.now()}` });
  expect(id).toBeGreaterThan(0);
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const admin = await context.newPage();
  const told: string[] = [];
  admin.on("request", (request) => void (request.url().includes("personal_notified") && told.push(request.url())));
  await signInAsAdmin(admin);
  await admin.route(`**/api/v1/students/${id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: { student: { ...body.student, is_profile_changed: true, is_changes_notified: false } },
    });
  });
  await admin.goto(`/inicio/visualizar/${id}?dialog=student`);
  await expect(admin.getByRole("dialog", { name: "Editar Aluno" }).getByText("Dias disponíveis")).toBeVisible();
  expect(told).toEqual([]);
  await context.close();
});

test("the administrator whose session ended on a student's page signs in again there, as the administrator", async ({
  page,
}) => {
  await signInOnPage(page, ADMIN, "/admin");
  await page.goto(`${LUCAS_PAGE}?dialog=new-macrocycle`);
  const form = page.getByRole("dialog", { name: "Novo macrociclo" });
  await form.getByLabel("Nome").fill("Escrito antes");
  await page.evaluate(() => localStorage.setItem("prumo.token", "encerrada"));
  await form.getByRole("button", { name: "Salvar" }).click();

  const expired = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await expired.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await expired.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(expired).toBeHidden();
  await expect(page.getByText("Periodização cadastrada com sucesso")).toBeVisible();
});
