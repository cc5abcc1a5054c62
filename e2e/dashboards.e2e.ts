import { expect, type Locator, type Page } from "@playwright/test";
import { inDays } from "./fields.ts";
import { MARINA, signInAsAdmin, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const onTheWire = (days: number) => inDays(days).split("/").reverse().join("-");

/** A student of Marina with a mesocycle that began today, no evaluation, and 123,45 reais paid today. */
async function aPayingStudent(page: Page) {
  const student = await aRegisteredStudent(page, { name: "Quitéria Painel" });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const made = await callApi(page, "POST", macrocycles, { name: "Temporada", items_to_be_evaluated: ["perimeter"] });
  const { macrocycle } = await made.json();
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, {
    name: "Mesociclo 1",
    goal: "Força",
    start_date: onTheWire(0),
    end_date: onTheWire(27),
  });
  await callApi(page, "POST", `/api/v1/students/${student.id}/payments`, {
    key: crypto.randomUUID(),
    charge_id: null,
    purpose: "session",
    method: "cash",
    value: 123.45,
    received_on: onTheWire(0),
  });
  return student;
}

/** Once what there is to do is folded, which is remembered, the first student stands in the upper part. */
async function expectFirstStudentHigh(page: Page, today: Locator): Promise<void> {
  await today.getByRole("button", { expanded: true }).click();
  const first = page.getByRole("main").locator("ul a").first();
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(first).toBeVisible();
    await expect(today.getByRole("button", { expanded: true })).toHaveCount(0);
    expect((await first.boundingBox())?.y).toBeLessThan(300);
  }
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a trainer sees what there is to do today, goes there, and reads the income of a month as a table", async ({
  page,
}) => {
  await startSession(page, MARINA);
  await aPayingStudent(page);
  await page.goto("/inicio/alunos");
  const today = page.getByRole("region", { name: "O que fazer hoje" });
  await today.getByRole("button", { name: /^Avaliar/ }).click();
  const evaluations = today.getByRole("list", { name: "Alunos a avaliar" });
  await expect(evaluations).toBeVisible();
  const more = today.getByRole("button", { name: /mostrar mais/ });
  if (await more.isVisible()) await more.click();
  await evaluations.getByRole("link", { name: "Avaliar Quitéria Painel" }).click();
  await expect(page.getByRole("dialog", { name: "Avaliação do Aluno" })).toBeVisible();
  await page.goBack();

  // A student who does not pay is asked by WhatsApp, and what was paid is recorded, each by one press.
  await today.getByRole("button", { name: /^Cobrar/ }).click();
  const charge = today.getByRole("link", { name: /^Cobrar Lucas .* pelo WhatsApp$/ });
  await expect(charge).toHaveAttribute("href", /^https:\/\/wa\.me\/55\d{11}\?text=Ol%C3%A1%2C\+Lucas/);
  await expect(today.getByRole("link", { name: /^Registrar pagamento de Lucas/ })).toBeVisible();
  await expectFirstStudentHigh(page, today);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto("/inicio/dashboard");
  await page.getByRole("button", { name: "Este mês" }).click();
  await expect(page).toHaveURL(/start=\d{4}-\d{2}-01&end=/);
  const income = section(page, "Faturamento");
  await income.getByRole("button", { name: "Ver tabela" }).click();
  const received = income.getByRole("row").filter({ hasText: inDays(0) });
  await expect(received).toContainText(/R\$ [\d.]+,\d{2}/);
  await expect(received).not.toContainText("R$ 0,00");
  await section(page, "Formas de pagamento").getByRole("button", { name: "Ver tabela" }).click();
  await expect(section(page, "Formas de pagamento").getByRole("row", { name: /Dinheiro/ })).toBeVisible();

  await expect(section(page, "Recebido por plano").getByRole("row", { name: /^Aula avulsa R\$ / })).toBeVisible();
  const payer = section(page, "Recebido por aluno").getByRole("link").first();
  await expect(payer).toHaveAttribute("href", /\/inicio\/visualizar\/\d+$/);
  const owed = section(page, "A receber");
  await expect(owed.getByRole("row", { name: /^Em atraso [1-9]\d* R\$ / })).toBeVisible();
  await owed.getByRole("link", { name: "Ver quem deve" }).click();
  await expect(page.getByRole("button", { name: "Em atraso", pressed: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Lucas Brandão" }).first()).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Limpar datas" }).click();
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page.getByText("Selecione um intervalo de datas.")).toBeVisible();
});

test("the administrator chooses two dates and goes to the trainer with the most students", async ({ page }) => {
  await signInAsAdmin(page, "/admin/home/personal/dashboard?start=2026-01-01&end=2026-01-31");
  await expect(section(page, "Status De Pagamento")).toBeVisible();
  await page.getByRole("button", { name: /^Período:/ }).click();
  const calendar = page.getByRole("dialog");
  await calendar.getByRole("button", { name: "5 janeiro 2026", exact: true }).click();
  await calendar.getByRole("button", { name: "9 janeiro 2026", exact: true }).click();
  await expect(calendar).toBeHidden();
  await page.getByRole("button", { name: "Filtrar" }).click();
  await expect(page).toHaveURL(/start=2026-01-05&end=2026-01-09/);
  await page.getByRole("link", { name: /^Marina/ }).click();
  await expect(page).toHaveURL(/\/admin\/home\/personal\/visualizar\/\d+/);
});
