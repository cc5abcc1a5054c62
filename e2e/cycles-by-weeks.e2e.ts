import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { stripOf } from "./cycles.ts";
import { LUCAS_PAGE, LUCAS_WEEKS, OTHER_PAGE } from "./demo.ts";
import { choose, fillIn, inDays, weekdayOfToday } from "./fields.ts";
import { LUCAS, MARINA, RAFAEL, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

test("a trainer plans by weeks, evaluates and prescribes one of them; the student trains by it", async ({
  page,
}, info) => {
  await startSession(page, MARINA);
  const name = `Semanas ${info.project.name} ${Date.now()}`;
  const student = await aRegisteredStudent(page, { name, days_of_week: [weekdayOfToday()] });

  await test.step("a macrocycle", async () => {
    await page.goto(`/inicio/visualizar/${student.id}`);
    await expect(page.getByText("Nenhum macrociclo cadastrado")).toBeVisible();
    await expect(page.getByRole("button", { name: "Novo macrociclo" })).toHaveCount(0);
    await page.goto(`/inicio/visualizar/${student.id}?dialog=new-macrocycle`);
    const form = page.getByRole("dialog", { name: "Novo macrociclo" });
    await form.getByRole("textbox", { name: /^Nome/ }).fill("Força");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Periodização cadastrada com sucesso")).toBeVisible();
    await expect(page.getByText("Sem datas")).toBeVisible();
    await expect(page.getByText("Não possui nenhum Mesociclo cadastrado")).toBeVisible();
  });

  await test.step("a mesocycle of four weeks, confirmed", async () => {
    await page.getByRole("button", { name: "Novo mesociclo" }).click();
    const form = page.getByRole("dialog", { name: "Novo mesociclo" });
    await expect(form.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Mesociclo 1");
    await expect(form.getByRole("textbox", { name: /^Data inicial/ })).toHaveValue(inDays(0));
    await form.getByRole("textbox", { name: /^Objetivo/ }).fill("Força máxima");

    const weeks = form.getByRole("spinbutton", { name: "Semanas" });
    await form.getByRole("button", { name: "Uma semana a mais" }).click();
    await expect(weeks).toHaveAttribute("aria-valuetext", "1 semana");
    await form.getByRole("button", { name: "Sem semanas" }).click();
    await expect(weeks).toHaveAttribute("aria-valuetext", "Nenhuma");
    await weeks.press("End");
    await expect(weeks).toHaveAttribute("aria-valuetext", "12 semanas");
    for (let step = 0; step < 8; step++) await weeks.press("ArrowDown");
    await expect(weeks).toHaveAttribute("aria-valuetext", "4 semanas");

    const end = form.getByRole("textbox", { name: /^Data final/ });
    await expect(end).toHaveValue(inDays(27));
    await end.press("Enter");
    await expect(page.getByText("A data final é calculada pela quantidade de semanas.").last()).toBeVisible();

    await form.getByRole("button", { name: "Salvar", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Criar mesociclo com: 4 microciclos" });
    await expect(question).toContainText(
      "Após a criação do Mesociclo com microciclos, não poderá alterar a quantidade de microciclos.",
    );
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(form.getByRole("textbox", { name: /^Objetivo/ })).toHaveValue("Força máxima");
    await form.getByRole("button", { name: "Salvar", exact: true }).click();
    await question.getByRole("button", { name: "Criar" }).click();
    await expect(page.getByText("Mesociclo cadastrado com sucesso")).toBeVisible();
  });

  await test.step("with microcycles, the mesocycle has no training of its own and its dates are fixed", async () => {
    const card = page.getByRole("article");
    await expect(card.getByRole("link", { name: "Microciclos" })).toBeVisible();
    await expect(card.getByRole("button", { name: "Treino", exact: true })).toHaveCount(0);
    await expect(stripOf(page)).toContainText("semana 1 de 4");
    await page.getByRole("button", { name: "Opções de Mesociclo 1" }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
    const form = page.getByRole("dialog", { name: "Editar mesociclo" });
    await expect(form.getByText("Criado com 4 microciclos: a quantidade não pode ser alterada.")).toBeVisible();
    await form.getByRole("textbox", { name: /^Data inicial/ }).press("Enter");
    await expect(page.getByText("Não é possível editar datas após criação do microciclo.").last()).toBeVisible();
    await form.getByRole("button", { name: "Cancelar" }).click();
  });

  await test.step("the page of its microcycles", async () => {
    await page.getByRole("link", { name: "Microciclos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mesociclo 1" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Você está em" })).toContainText(student.name);
    await expect(page.getByRole("heading", { name: "4 microciclos" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Voltar|Novo microciclo/ })).toHaveCount(0);
    const row = await page.getByRole("article").first().boundingBox();
    expect(row?.y, "the first week is high on the page").toBeLessThan(300);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: student.name })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Mesociclo 1" })).toBeVisible();
  });

  const first = page.getByRole("article").filter({ hasText: "Microciclo 1" });

  await test.step("a microcycle's name can be changed, its dates cannot", async () => {
    await first.getByRole("button", { name: "Opções de Microciclo 1" }).click();
    await page.getByRole("menuitem", { name: "Editar" }).click();
    const form = page.getByRole("dialog", { name: "Editar microciclo" });
    await form.getByRole("button", { name: "Abrir calendário: Data final" }).click({ force: true });
    await expect(page.getByText("Não é possível editar datas após criação do microciclo.").last()).toBeVisible();
    await form.getByRole("textbox", { name: /^Objetivo/ }).fill("Adaptação");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Microciclo atualizado com sucesso")).toBeVisible();
    await expect(first.getByText("Adaptação")).toBeVisible();
  });

  await test.step("a microcycle is evaluated", async () => {
    await expect(first.getByRole("button", { name: "Treino", exact: true })).toHaveAttribute("aria-disabled", "true");
    await first.getByRole("button", { name: "Avaliação", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
    await expect(dialog).toContainText("Mesociclo 1 · Microciclo 1");
    await fillIn(dialog, { Estatura: "165", Massa: "62", "FC de repouso": "64", Cintura: "72", Quadril: "98,5" });
    await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
    await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole("textbox", { name: /^Cintura/ })).toHaveValue("72");
    await dialog.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Ir para treino" }).click();
  });

  await test.step("and prescribed", async () => {
    const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
    await dialog.getByRole("button", { name: "novo treino" }).click();
    await expect(page.getByText("Treino salvo com sucesso")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Adicionar exercício" })).toBeFocused();
    await dialog.getByRole("button", { name: "Adicionar exercício" }).first().click();
    const exercise = page.getByRole("dialog", { name: "Novo Exercício" });
    await choose(page, "Nome do Exercício 1", /^Supino reto com barra/, "supino reto com barra");
    await fillIn(exercise, { Séries: "4", "Rep. mín.": "8", "Rep. máx.": "12", Descanso: "0130", Cadência: "2020" });
    await exercise.getByRole("button", { name: "Adicionar Exercício" }).click();
    await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
    // The server's first PDF starts a process, which took 15 s of a machine with ten others at work.
    const [pdf] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      dialog.getByRole("button", { name: "Baixar PDF" }).click(),
    ]);
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(first.getByRole("button", { name: "Treino", exact: true })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  await test.step("the next week takes over its trainings", async () => {
    const mesocycle = page
      .url()
      .replace(/.*visualizar\/(\d+)\/macrociclo\/(\d+)\/mesociclo\/(\d+).*/, "$1/macrocycles/$2/mesocycles/$3");
    const microcycles = `/api/v1/students/${mesocycle}/microcycles`;
    const { microcycles: weeks } = await (await callApi(page, "GET", microcycles)).json();
    await callApi(page, "PUT", `${microcycles}/${weeks[1].id}`, {
      evaluation_lock_version: 0,
      evaluation: true,
      evaluated_items: { student: { stature: "165", weight: "61,5" }, heart: { fcRepouso: "62" }, perimeter: {} },
    });
    await page.reload();
    await page
      .getByRole("article")
      .filter({ hasText: "Microciclo 2" })
      .getByRole("button", { name: "Treino", exact: true })
      .click();
    const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
    await dialog.getByRole("button", { name: "copiar treino" }).click();
    await choose(page, "Copiar de", /^Força · Mesociclo 1 · Microciclo 1/);
    await expectAccessible(page);
    await page.getByRole("dialog", { name: "Copiar treino" }).getByRole("button", { name: "Copiar treino" }).click();
    await expect(page.getByText("Treino Copiado Com Sucesso!!")).toBeVisible();
    await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Comparar Avaliações" })).toBeAttached();
    await dialog.getByRole("button", { name: "Fechar" }).click();
  });

  await test.step("the weeks after it are programmed from it, looked at, written and undone in one go", async () => {
    await page.getByRole("button", { name: "Programar semanas" }).click();
    const dialog = page.getByRole("dialog", { name: "Programar semanas" });
    await dialog.getByText("+ rep.", { exact: true }).click();
    const cell = (week: number) =>
      dialog.getByRole("textbox", { name: `Supino reto com barra, Microciclo ${week}`, exact: true });
    await expect(cell(3)).toHaveValue("4 × 9–13");
    await cell(4).fill("5x5");
    await cell(4).press("Enter");
    await expect(cell(4)).toHaveValue("5 × 5");

    // A text that is no figure is not left out in silence, nor is what was typed when another week is chosen.
    const write = dialog.getByRole("button", { name: "Programar 2 semanas" });
    await cell(3).fill("4x8 60 libras");
    await cell(3).press("Enter");
    await expect(dialog.getByText("Escreva como 3x8-12 60kg")).toBeVisible();
    await expect(cell(3)).toHaveAccessibleDescription("Escreva como 3x8-12 60kg");
    await expect(write).toHaveAttribute("aria-disabled", "true");
    await cell(3).fill("");
    await cell(3).press("Enter");
    await expect(cell(3)).toHaveValue("4 × 9–13");
    await dialog.getByRole("combobox", { name: "Copiar de" }).click();
    await page.getByRole("option", { name: "Microciclo 1", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Alteração não salva" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(question).toBeHidden();
    await expect(cell(4)).toHaveValue("5 × 5");

    await expectAccessible(page);
    await write.click();
    await expect(page.getByText("Semanas programadas com sucesso")).toBeVisible();
    const training = page
      .getByRole("article")
      .filter({ hasText: "Microciclo 3" })
      .getByRole("button", { name: "Treino", exact: true });
    await expect(training).not.toHaveAttribute("aria-disabled", "true");
    await page.getByRole("main").getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("Cópia das semanas desfeita")).toBeVisible();
    await expect(training).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("a removed microcycle leaves room for another", async () => {
    const last = page.getByRole("article").filter({ hasText: "Microciclo 4" });
    await last.getByRole("button", { name: "Opções de Microciclo 4" }).click();
    await page.getByRole("menuitem", { name: "Remover" }).click();
    const question = page.getByRole("dialog", { name: "Remover microciclo" });
    await expect(question).toContainText("Microciclo 4");
    await question.getByRole("button", { name: "Remover" }).click();
    await expect(page.getByText("Microciclo removido com sucesso")).toBeVisible();
    await expect(page.getByRole("main"), "the focus is not lost with what was removed").toBeFocused();
    await page.getByRole("button", { name: "Novo microciclo" }).click();
    const form = page.getByRole("dialog", { name: "Novo microciclo" });
    await expect(form.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Microciclo 4");
    await expect(form.getByRole("textbox", { name: /^Data inicial/ })).toHaveValue(inDays(21));
    await expect(form.getByRole("textbox", { name: /^Data final/ })).toHaveValue(inDays(27));
    await expectAccessible(page);
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Microciclo cadastrado com sucesso")).toBeVisible();
  });

  await test.step("the student reads the week's training, and changes nothing", async () => {
    await page.evaluate(() => localStorage.clear());
    await signInForTheFirstTime(page, student.email);
    await expect(page.getByRole("heading", { level: 1, name: "Treino A" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Voltar" })).toHaveCount(0);
    await page.getByRole("button", { name: "Ver prescrição" }).click();
    const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Adicionar exercício" })).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Semanas" }).click();
    await expect(page.getByRole("heading", { name: "4 semanas" })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Semana 3" })).toContainText("Ainda sem avaliação");
    await expect(page.getByRole("button", { name: /Novo microciclo|Opções|Voltar/ })).toHaveCount(0);
  });
});

test("the microcycles of somebody else are not shown, nor those of a mesocycle that is not there", async ({ page }) => {
  await signIn(page, RAFAEL, LUCAS_WEEKS);
  await expect(page.getByRole("heading", { name: "Aluno não encontrado" })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, LUCAS, `${OTHER_PAGE}/macrociclo/1/mesociclo/1`);
  await expect(page).toHaveURL(/\/inicio\/visualizar\/3$/);
  await page.goto(LUCAS_WEEKS);
  await expect(page.getByText("Encerrada", { exact: true }).first(), "said of a phase").toBeVisible();
  await expect(page.getByText("Encerrado", { exact: true })).toHaveCount(0);
  await page.goto(`${LUCAS_PAGE}/macrociclo/1/mesociclo/999999`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Microciclo", { exact: false })).toHaveCount(0);
});
