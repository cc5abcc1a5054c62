import { expect, type Page } from "@playwright/test";
import { stripOf } from "./cycles.ts";
import { LUCAS_PAGE, LUCAS_PLAN } from "./demo.ts";
import { inDays } from "./fields.ts";
import { MARINA, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function closeDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expect(dialog).toBeHidden();
}

test("after any number of dialogs one press of Voltar leads to the list, and to the place in it", async ({ page }) => {
  await signIn(page, MARINA);
  const students = page.getByRole("heading", { level: 1, name: "Alunos" });
  const student = page.locator("main ul a[href^='/inicio/visualizar/']").nth(20);
  await student.scrollIntoViewIfNeeded();
  await student.hover();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0);
  const place = await placeOf(page);
  const row = page.locator(`main ul a[href="${await student.getAttribute("href")}"]`).first();
  const topOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await topOf();
  await student.click();
  await page.getByRole("button", { name: "Pagamentos" }).click();
  await closeDialog(page, "Pagamentos");
  await expect(page.getByRole("button", { name: "Pagamentos" })).toBeFocused();
  await page.getByRole("button", { name: "Editar", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Editar Aluno" });
  await form.getByRole("tab", { name: "Anamnese Pessoal" }).click();
  await expect(page).toHaveURL(/tab=/);
  await closeDialog(page, "Editar Aluno");
  const begin = /^(Novo macrociclo|Começar periodização)$/;
  await page.getByRole("button", { name: begin }).click();
  await page.getByRole("dialog", { name: begin }).getByRole("button", { name: "Cancelar" }).click();

  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(students).toBeVisible();
  // Other journeys register students meanwhile: the browser then keeps the row in its place, and scrolls by what stands above.
  await expect.poll(async () => (await placeOf(page)) === place || (await topOf()) === top).toBe(true);
});

test("a save in a dialog shows after it closes, and going back does not open the dialog again", async ({ page }) => {
  await startSession(page, MARINA);
  const { id, name: student } = await aRegisteredStudent(page, { name: `Ida ${Date.now()}` });
  await page.goto(`/inicio/alunos?status=todos&q=${encodeURIComponent(student)}`);
  await page.getByRole("link", { name: student }).click();
  await expect(page).toHaveURL(new RegExp(`visualizar/${id}`));
  await page.getByRole("button", { name: "Começar periodização" }).click();
  const form = page.getByRole("dialog", { name: "Começar periodização" });
  const name = `Volta ${Date.now()}`;
  await form.getByRole("textbox", { name: /^Nome/ }).fill(name);
  await form.getByRole("button", { name: "Começar", exact: true }).click();
  await expect(page.getByRole("button", { name, expanded: true })).toBeVisible();
  await expect(page).toHaveURL(/macro=\d+/);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});

test("the browser's back button closes open dialogs one after the other", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PLAN);
  const current = page.getByRole("article").filter({ hasText: "Em andamento" });
  const evaluation = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const training = page.getByRole("dialog", { name: "Treino", exact: true });
  const exercise = page.getByRole("dialog", { name: "Novo Exercício" });

  await current.getByRole("button", { name: "Avaliação", exact: true }).click();
  await evaluation.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Ir para treino" }).click();
  await training.getByRole("button", { name: "Adicionar exercício" }).first().click();
  await expect(exercise).toBeVisible();
  await page.goBack();
  await expect(exercise).toBeHidden();
  await expect(training).toBeVisible();

  await training.getByRole("button", { name: "Adicionar exercício" }).first().click();
  await exercise.getByRole("button", { name: "Cancelar" }).click();
  await expect(exercise).toBeHidden();
  await expect(training.getByRole("button", { name: "Adicionar exercício" }).first()).toBeFocused();
  await page.goBack();
  await expect(training).toBeHidden();
  await expect(evaluation).toBeVisible();
  await page.goBack();
  await expect(evaluation).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${LUCAS_PLAN.replace("?", "\\?")}$`));
});

test("a dialog that the visit began with closes too, and what was typed in it is asked about", async ({ page }) => {
  await signIn(page, MARINA, `${LUCAS_PLAN}&dialog=payments`);
  await closeDialog(page, "Pagamentos");
  await page.getByRole("button", { name: "Editar", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Editar Aluno" });
  await form.getByLabel("Nome do contato").fill("Alguém");
  await form.getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(form.getByLabel("Nome do contato")).toHaveValue("Alguém");
  await expect(page).toHaveURL(/dialog=student/);
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(form).toBeHidden();
  await expect(page).not.toHaveURL(/dialog/);
});

test("the start of a periodisation goes on with one that begins later, and leads back", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: `Depois ${crypto.randomUUID().slice(0, 8)}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const plan = { name: "Volta", items_to_be_evaluated: ["perimeter"], skinfold_protocol: "Guedes - 3 Dobras" };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const [start_date, end_date] = [inDays(10), inDays(30)].map((day) => day.split("/").reverse().join("-"));
  const draft = { name: "Retorno", goal: "Voltar", start_date, end_date, weeks: null };
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, draft);
  await page.goto(`/inicio/visualizar/${student.id}?dialog=start`);
  await expect(page.getByRole("dialog", { name: "Avaliação do Aluno" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Retorno").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a student's page has what runs in the first view, and keeps it there", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PAGE);
  const main = stripOf(page).getByRole("button", { name: /^(Avaliação|Treino)$/ });
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const button of await main.all()) {
      const { y = Number.NaN } = (await button.boundingBox()) ?? {};
      expect(y).toBeLessThan(300);
    }
    await page.getByRole("heading", { name: "Treinos realizados" }).scrollIntoViewIfNeeded();
    await expect(main).toHaveCount(2);
    for (const button of await main.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test("on a student's page the menu still marks Alunos", async ({ page }) => {
  await startSession(page, MARINA);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LUCAS_PAGE);
  const menu = page.getByRole("navigation", { name: "Principal" });
  await expect(menu.getByRole("link", { name: "Alunos" })).toHaveAttribute("data-status", "active");
  await expect(menu.locator("[data-status=active]")).toHaveCount(1);
});
