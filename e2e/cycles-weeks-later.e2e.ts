import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const isoDay = (days: number) => inDays(days).split("/").reverse().join("-");

const WARNING = "Após a criação do Mesociclo com microciclos, não poderá alterar a quantidade de microciclos.";

/** A student of Marina with an evaluated mesocycle from today for a month, without weeks. */
async function aStudentWithoutWeeks(page: Page) {
  const student = await aRegisteredStudent(page, { name: `Sem Semanas ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const draft = { name: "Força", items_to_be_evaluated: [] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, draft)).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const cycle = { name: "Base", goal: "Adaptação", start_date: isoDay(0), end_date: isoDay(30) };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, cycle)).json();
  const call = `${mesocycles}/${mesocycle.id}`;
  await callApi(page, "PUT", call, {
    evaluation_lock_version: 0,
    evaluation: true,
    evaluated_items: { student: { stature: "165", weight: "62" }, heart: { fcRepouso: "64" }, perimeter: {} },
  });
  const own = `/inicio/visualizar/${student.id}`;
  return {
    calls: mesocycles,
    call,
    create: `${own}?macro=${macrocycle.id}&dialog=mesocycle`,
    edit: `${own}?macro=${macrocycle.id}&dialog=mesocycle&meso=${mesocycle.id}`,
    microcycles: `${own}/macrociclo/${macrocycle.id}/mesociclo/${mesocycle.id}`,
  };
}

test("a mesocycle that was made without weeks gets them later, and keeps its evaluation", async ({ page }) => {
  await startSession(page, MARINA);
  const mesocycle = await aStudentWithoutWeeks(page);
  await page.goto(mesocycle.microcycles);
  await expect(page.getByText("Não possui nenhum Microciclo cadastrado")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Definir semanas" }).click();
  const form = page.getByRole("dialog", { name: "Editar mesociclo" });
  await form.getByRole("spinbutton", { name: "Semanas" }).press("ArrowUp");
  await form.getByRole("button", { name: "Uma semana a mais" }).click();
  await expect(form.getByRole("textbox", { name: /^Data final/ })).toHaveValue(inDays(13));
  await form.getByRole("button", { name: "Salvar" }).click();

  const question = page.getByRole("dialog", { name: "Criar mesociclo com: 2 microciclos" });
  await expect(question).toContainText(WARNING);
  await question.getByRole("button", { name: "Cancelar" }).click();
  await expect(question).toBeHidden();
  await form.getByRole("button", { name: "Salvar" }).click();
  await question.getByRole("button", { name: "Criar" }).click();
  await expect(page.getByText("Mesociclo atualizado com sucesso")).toBeVisible();
  await expect(form).toBeHidden();

  await expect(page.getByText("2 microciclos")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").first()).toContainText("Microciclo 1");
  await page.goto(mesocycle.edit);
  await expect(form.getByText("Criado com 2 microciclos: a quantidade não pode ser alterada.")).toBeVisible();
  await expect(form.getByRole("spinbutton", { name: "Semanas" })).toHaveCount(0);
  const { mesocycle: saved } = await (await callApi(page, "GET", mesocycle.call)).json();
  expect([saved.was_evaluated, saved.weeks]).toEqual([true, 2]);
});

test("a window that adds weeks after another window did shows the saved weeks and keeps the typed name", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const mesocycle = await aStudentWithoutWeeks(page);
  await page.goto(mesocycle.edit);
  const form = page.getByRole("dialog", { name: "Editar mesociclo" });
  await form.getByRole("textbox", { name: /^Nome/ }).fill("Meu nome");
  for (let week = 0; week < 4; week++) await form.getByRole("button", { name: "Uma semana a mais" }).click();
  await callApi(page, "PUT", mesocycle.call, { lock_version: 0, weeks: 3 });

  await form.getByRole("button", { name: "Salvar" }).click();
  await page.getByRole("button", { name: "Criar", exact: true }).click();
  await form.getByRole("button", { name: "Recarregar" }).click();
  await expect(form.getByText("Criado com 3 microciclos: a quantidade não pode ser alterada.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: /^Data final/ })).toHaveValue(inDays(20));
  await expect(form.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Meu nome");
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Mesociclo atualizado com sucesso")).toBeVisible();
  const { mesocycle: saved } = await (await callApi(page, "GET", mesocycle.call)).json();
  expect([saved.name, saved.weeks]).toEqual(["Meu nome", 3]);
});

test("days that another window took are told once, beside the start date", async ({ page }) => {
  await startSession(page, MARINA);
  const mesocycle = await aStudentWithoutWeeks(page);
  await page.goto(mesocycle.create);
  const form = page.getByRole("dialog", { name: "Novo mesociclo" });
  await form.getByRole("textbox", { name: /^Objetivo/ }).fill("Força máxima");
  await form.getByRole("textbox", { name: /^Data final/ }).fill(inDays(50));
  await callApi(page, "POST", mesocycle.calls, {
    name: "Outra janela",
    goal: "Volume",
    start_date: isoDay(31),
    end_date: isoDay(60),
  });

  await form.getByRole("button", { name: "Salvar", exact: true }).click();
  const start = form.getByRole("textbox", { name: /^Data inicial/ });
  await expect(start).toHaveAccessibleDescription(/^O período coincide com "Outra janela"/);
  await expect(start).toBeFocused();
  await expect(page.getByText(/O período coincide com/)).toHaveCount(1, { timeout: 1_000 });
  await expect(form.getByRole("textbox", { name: /^Objetivo/ })).toHaveValue("Força máxima");
});
