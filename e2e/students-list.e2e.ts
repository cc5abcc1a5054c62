import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import readXlsx from "read-excel-file/node";
import { expectAccessible } from "./accessibility.ts";
import { RAFAEL, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, importStudents } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

/** The status of a person in the list view: a menu, which says what it is. */
const statusOf = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}: (in)?ativo$`) });

async function switchStatus(page: Page, name: string): Promise<void> {
  await statusOf(page, name).click();
  await page.getByRole("menuitem", { name: /^(Ati|Inati)var$/ }).click();
}

const listed = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("an inactive student is removed after a question, an active one not at all, and a failure says so in red", async ({
  page,
}) => {
  await startSession(page, RAFAEL);
  const { id } = await aRegisteredStudent(page, { name: `Vai Embora ${Date.now()}` });
  await page.goto("/inicio/alunos?q=vai+embora");
  await expect(listed(page, `#${id}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Excluir" })).toHaveCount(0);
  await callApi(page, "PUT", `/api/v1/students/${id}/status`, { is_active: false });
  await page.goto("/inicio/alunos?status=inativos&q=vai+embora");
  const card = listed(page, `#${id}`);
  const question = page.getByRole("dialog", { name: "Excluir cadastro" });

  await page.route(`**/api/v1/students/${id}`, (route) => route.fulfill({ status: 500, body: "{}" }));
  await card.getByRole("button", { name: "Excluir" }).click();
  await expect(question.getByText(`Deseja Realmente Excluir o Cadastro ${id}?`)).toBeVisible();
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`Erro ao excluir o cadastro ${id}! Tente novamente mais tarde.`)).toBeVisible();
  await expect(card).toBeVisible();

  await page.unroute(`**/api/v1/students/${id}`);
  await card.getByRole("button", { name: "Excluir" }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`Cadastro ${id} Excluído com Sucesso!`)).toBeVisible();
  // By itself it would stay for six seconds.
  await expect(page.getByText(`Erro ao excluir o cadastro ${id}!`)).toHaveCount(0, { timeout: 1_000 });
  await expect(card).toHaveCount(0);
});

test("an inactive student is removed from the table, too", { tag: "@phone" }, async ({ page }) => {
  await startSession(page, RAFAEL);
  const name = `Sai da Tabela ${Date.now()}`;
  const { id } = await aRegisteredStudent(page, { name });
  await page.goto("/inicio/alunos?view=table&status=todos&q=sai+da+tabela");
  await statusOf(page, name).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Inativar"]);
  await page.getByRole("menuitem", { name: "Inativar" }).click();
  await statusOf(page, name).click();
  await page.getByRole("menuitem", { name: "Excluir" }).click();
  const question = page.getByRole("dialog", { name: "Excluir cadastro" });
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText(`Cadastro ${id} Excluído com Sucesso!`)).toBeVisible();
  await expect(statusOf(page, name)).toHaveCount(0);
});

test("a trainer who has only inactive students is shown the way to them", async ({ page }) => {
  await aTrainer(page);
  const { id } = await aRegisteredStudent(page, { name: "Parada por Enquanto" });
  await callApi(page, "PUT", `/api/v1/students/${id}/status`, { is_active: false });
  await page.goto("/inicio/alunos");
  await expect(page.getByText("Nenhum aluno está ativo.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cadastrar aluno" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ver todos" }).click();
  await expect(page).toHaveURL(/status=todos/);
  await expect(page.getByRole("listitem").first()).toBeVisible();
});

test("a switched status is told with the name, asks for no list again, and is undone from there", async ({ page }) => {
  await startSession(page, RAFAEL);
  const name = `Engano Meu ${Date.now()}`;
  await aRegisteredStudent(page, { name });
  await page.goto("/inicio/alunos?view=table&q=engano+meu");
  const status = statusOf(page, name);
  await expect(status).toHaveText("Ativo");
  const lists: string[] = [];
  page.on("request", (request) => {
    if (/\/students\?/.test(request.url())) lists.push(request.url());
  });
  await switchStatus(page, name);
  await expect(page.getByText(/Status do cadastro \d+ atualizado com sucesso!/)).toBeVisible();
  await expect(page.getByText(`${name}: inativo`)).toBeVisible();
  await expect(status).toHaveText("Inativo");
  await expectAccessible(page);
  // The list may offer to undo an import too.
  await page.getByRole("alert").getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText(`${name}: ativo`, { exact: true })).toBeVisible();
  await expect(status).toHaveText("Ativo");
  // Asks for another list, before which one that the switch asked for would have left.
  await page.getByLabel("Buscar alunos").fill("outra busca");
  await expect.poll(() => lists).toEqual([expect.stringContaining("outra")]);
});

test("the status switches at once, and switches back when the server refuses", async ({ page }) => {
  await startSession(page, RAFAEL);
  const name = `Liga Desliga ${Date.now()}`;
  const { id } = await aRegisteredStudent(page, { name });
  await page.goto("/inicio/alunos?view=table&status=todos&q=liga+desliga");
  const status = statusOf(page, name);
  await expect(status).toHaveText("Ativo");

  let refuse = () => {};
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(`**/students/${id}/status`, async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: "{}" });
  });
  await switchStatus(page, name);
  await expect(status).toHaveText("Inativo");
  refuse();
  await expect(page.getByText(`Erro ao atualizar status do cadastro ${id}! Tente novamente mais tarde.`)).toBeVisible();
  await expect(status).toHaveText("Ativo");

  await page.unroute(`**/students/${id}/status`);
  await switchStatus(page, name);
  await expect(page.getByText(`Status do cadastro ${id} atualizado com sucesso!`)).toBeVisible();
  await expect(status).toHaveText("Inativo");
});

test("going back from a student far down the list returns to the same place", async ({ page }) => {
  await aTrainer(page);
  const family = `Fila${Date.now()}`;
  await importStudents(
    page,
    Array.from({ length: 80 }, (_, index) => `${family} ${index + 10}`),
  );
  for (const view of ["cards", "table"]) {
    await page.goto(`/inicio/alunos?view=${view}&q=${family}`);
    const far = page.getByRole("link", { name: `${family} 78` });
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(far).toBeVisible({ timeout: 200 });
    }).toPass();
    await far.scrollIntoViewIfNeeded();
    const before = await far.boundingBox();
    await far.click();
    await expect(page.getByRole("heading", { level: 1, name: `${family} 78` })).toBeVisible();
    await page.getByRole("button", { name: "Voltar" }).click();
    await expect(far).toBeInViewport();
    expect(Math.abs(((await far.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);

    await page.reload();
    await expect(far).toBeInViewport();
  }
});

test("an e-mail copies itself, and the view is remembered", { tag: "@phone-only" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, RAFAEL);
  const copy = page.getByRole("button", { name: /^Copiar e-mail/ }).first();
  await copy.click();
  await expect(page.getByText("E-mail copiado para área de transferência")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");

  await page.getByRole("button", { name: "Filtros" }).click();
  const ofOneRow = [
    page.getByRole("combobox", { name: "Situação" }),
    page.getByText("Em atraso", { exact: true }),
    page.getByRole("button", { name: "Ver em lista" }),
  ];
  const tops = await Promise.all(ofOneRow.map(async (one) => Math.round((await one.boundingBox())?.y ?? 0)));
  expect(Math.max(...tops) - Math.min(...tops), "filters of one row").toBeLessThan(30);
  await page.getByRole("button", { name: "Ver em lista" }).click();
  const status = page.getByRole("button", { name: /: ativo$/ }).first();
  await expect(status).toBeVisible();
  await page.goto("/inicio/alunos");
  await expect(status).toBeVisible();

  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await copy.click();
  await expect(page.getByText("Erro ao copiar para área de transferência")).toBeVisible();
});

test("the spreadsheet holds the students of the list, dates as dates and phones as text", async ({ page }) => {
  await startSession(page, RAFAEL);
  const name = `Planilhada ${Date.now()}`;
  await aRegisteredStudent(page, { name, birthdate: "1990-12-31", cellphone: "(11) 90026-3311" });
  await page.goto(`/inicio/alunos?q=${encodeURIComponent(name)}`);
  await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Baixar planilha" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("relatorio-alunos.xlsx");
  const [sheet] = await readXlsx(await readFile(await file.path()));
  const [header = [], ...rows] = sheet?.data ?? [];
  const cellOf = (column: string) => rows[0]?.[header.indexOf(column)];
  expect(rows).toHaveLength(1);
  expect(cellOf("Nome")).toBe(name);
  expect(cellOf("Celular")).toBe("(11) 90026-3311");
  expect(cellOf("Data de nascimento")).toEqual(new Date("1990-12-31T00:00:00Z"));

  await page.goto("/inicio/alunos?q=ninguem+assim");
  await expect(page.getByText("Alunos não encontrados!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Baixar planilha" })).toHaveAttribute("aria-disabled", "true");
});

test("a spreadsheet that takes its time shows that it is under way, and one that breaks off says so", async ({
  page,
}) => {
  await signIn(page, RAFAEL);
  await expect(page.getByText(/Total de Alunos: \d+/)).toBeVisible();
  let breakOff = () => {};
  const asked = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  await page.route("**/students/export**", async (route) => {
    await asked;
    await route.abort();
  });
  await page.getByRole("button", { name: "Baixar planilha" }).click();
  await expect(page.getByRole("progressbar", { name: "Trabalhando" })).toBeVisible();
  breakOff();
  await expect(page.getByText(/Não foi possível falar com o servidor/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Trabalhando" })).toHaveCount(0);
});
