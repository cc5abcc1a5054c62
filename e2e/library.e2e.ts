import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { choose, fillIn, inDays } from "./fields.ts";
import { MARINA, signIn, signInAsAdmin, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

/** As in the wire's dates, in São Paulo. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

/** An evaluated mesocycle without trainings, of a student of Marina's. */
async function anEmptyCycle(page: Page) {
  await startSession(page, MARINA);
  const name = `Copia ${Date.now()}`;
  const { id } = await aRegisteredStudent(page, { name });
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  const draft = { name: "Base", goal: "Começar", start_date: dayIn(0), end_date: dayIn(28), weeks: null };
  const start = { name: "Força", items_to_be_evaluated: [], mesocycle: draft };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, start)).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const { mesocycles: made } = await (await callApi(page, "GET", mesocycles)).json();
  await callApi(page, "PUT", `${mesocycles}/${made[0].id}`, {
    evaluation_lock_version: 0,
    evaluation: true,
    evaluated_items: { student: { stature: "165", weight: "61,5" }, heart: { fcRepouso: "62" }, perimeter: {} },
  });
  return { name, address: `/inicio/visualizar/${id}?macro=${macrocycle.id}&meso=${made[0].id}&dialog=training` };
}

test("what the administrator adds to the library is copied to a student, and kept by the trainer", async ({ page }) => {
  const name = `Força de base ${Date.now()}`;

  await test.step("the administrator makes an entry in the editor", async () => {
    await signInAsAdmin(page, "/admin/configuracoes/biblioteca");
    await page.getByRole("button", { name: "Adicionar Treinos" }).click();
    const naming = page.getByRole("dialog", { name: "Adicionar Treinos" });
    await naming.getByRole("textbox", { name: /Nome do Treino/ }).fill(name);
    await naming.getByRole("button", { name: "Adicionar" }).click();
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(editor.getByText("Ainda não há nenhum treino cadastrado.")).toBeVisible();
    await expect(editor.getByRole("button", { name: "copiar treino" })).toHaveCount(0);
    await editor.getByRole("button", { name: "novo treino" }).click();
    await expect(page.getByText("Treino salvo com sucesso")).toBeVisible();
    await expect(editor.getByRole("tab", { name: "Treino A" })).toBeVisible();
    await editor.getByRole("button", { name: "Fechar" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Treino A · 0 exercícios");
  });

  await test.step("the trainer copies it to a student", async () => {
    await signIn(page, MARINA, (await anEmptyCycle(page)).address);
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await editor.getByRole("button", { name: "copiar treino" }).click();
    const panel = page.getByRole("dialog", { name: "Copiar treino" });
    await panel.getByText("Outro aluno").click();
    await panel.getByRole("textbox", { name: "Código Aluno" }).fill("lucas ferreira");
    await panel.getByRole("button", { name: "Pesquisar" }).click();
    await expect(panel.getByRole("textbox", { name: "Aluno Selecionado" })).toHaveValue(/Lucas Ferreira/);
    await expect(panel.getByText("Ciclos Carregados com Sucesso")).toBeVisible();
    await expectAccessible(page);
    await panel.getByText("Biblioteca Prumo").click();
    await choose(page, "Copiar de", name, name);
    await panel.getByRole("button", { name: "Copiar treino" }).click();
    await expect(page.getByText("Treino Copiado Com Sucesso!!")).toBeVisible();
    await expect(editor.getByRole("tab", { name: "Treino A" })).toBeVisible();
  });

  await test.step("adds another copy beside it, which opens, and takes it back", async () => {
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await editor.getByRole("button", { name: "copiar treino" }).click();
    const panel = page.getByRole("dialog", { name: "Copiar treino" });
    await panel.getByText("Biblioteca Prumo").click();
    await choose(page, "Copiar de", name, name);
    await expect(panel.getByRole("checkbox", { name: "Treino A" })).toBeChecked();
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Copiar treino" }).click();
    await expect(editor.getByRole("tab", { name: "Treino B", selected: true })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(editor.getByRole("tab", { name: "Treino B" })).toHaveCount(0);
  });

  await test.step("the trainer keeps a training in the own library, and removes it", async () => {
    const own = `Guardado ${Date.now()}`;
    await page.getByRole("button", { name: "Opções de Treino A" }).click();
    await page.getByRole("menuitem", { name: "Adicionar na Biblioteca" }).click();
    const question = page.getByRole("dialog", { name: "Atenção" });
    await expect(question).toContainText("Deseja adicionar o treino selecionado à sua biblioteca de treinos?");
    await question.getByRole("textbox", { name: /Nome/ }).fill(own);
    await question.getByRole("button", { name: "Adicionar" }).click();
    await expect(page.getByText("Treino adicionado à biblioteca com sucesso")).toBeVisible();

    await page.goto("/configuracoes/biblioteca");
    await expect(page.locator(".outline")).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Remover ${name}` })).toHaveCount(0);
    await page.getByText("Meus Treinos").click();
    await page.getByRole("button", { name: `Editar ${own}` }).click();
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await editor.getByRole("button", { name: "novo treino" }).first().click();
    await expect(editor.getByRole("tab", { name: "Treino B" })).toBeVisible();
    await editor.getByRole("button", { name: "Fechar" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: own })).toContainText("Treino A e Treino B");
    await page.getByRole("button", { name: `Remover ${own}` }).click();
    const removal = page.getByRole("dialog", { name: "Remover Treino" });
    await expect(removal).toContainText(own);
    await removal.getByRole("button", { name: "Remover" }).click();
    await expect(page.getByText("Treino removido com sucesso")).toBeVisible();
    await expect(page.getByRole("button", { name: `Editar ${own}` })).toHaveCount(0);
  });

  await test.step("the trainer keeps a whole entry of the platform, which opens to be changed", async () => {
    await page.getByText("Treinos Prumo").click();
    await page.getByRole("button", { name: `Ver ${name}` }).click();
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(editor.getByRole("button", { name: "Adicionar exercício" })).toHaveCount(0);
    await editor.getByRole("button", { name: "Adicionar tudo na Biblioteca" }).click();
    await page
      .getByRole("dialog", { name: "Adicionar na Biblioteca" })
      .getByRole("button", { name: "Adicionar" })
      .click();
    await expect(page).toHaveURL(/lista=meus/);
    await expect(editor.getByRole("button", { name: `Nome e etiquetas de ${name}` })).toBeVisible();
    await expect(editor.getByRole("tab", { name: "Treino A" })).toBeVisible();
  });

  await test.step("a new training of the own library goes to a student by their name", async () => {
    const student = await anEmptyCycle(page);
    await page.goto("/configuracoes/biblioteca");
    await page.getByRole("button", { name: "Novo", exact: true }).click();
    const own = `Meu ${Date.now()}`;
    await page.keyboard.type(own);
    await page.keyboard.press("Enter");
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(editor.getByRole("tab", { name: "Treino A" })).toBeVisible();
    await editor.getByRole("combobox", { name: "Adicionar exercício" }).fill("supino reto com barra 4x8-12");
    await expect(editor.getByText("Entendi 4 × 8–12. Enter adiciona.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(editor.getByText(/^Salvo/).first()).toBeVisible();
    await editor.getByRole("button", { name: "Fechar" }).click();
    const give = async () => {
      // A quick hand types on at once.
      await page.getByRole("button", { name: `Usar com um aluno: ${own}` }).click();
      await page.keyboard.type(student.name);
      await expect(page.getByRole("combobox", { name: "Nome do aluno" })).toHaveValue(student.name);
      await page.keyboard.press("Enter");
      await expect(page.getByText("Treino Copiado Com Sucesso!!").last()).toBeVisible();
    };
    await give();
    await expect(editor).toContainText(student.name);
    await expect(editor.getByText("Supino reto com barra").first()).toBeVisible();
    await page.goto("/configuracoes/biblioteca?lista=meus");
    await give();
    await expect(editor.getByRole("tab", { name: "Treino A" })).toBeVisible();
    await expect(editor.getByRole("tab", { name: "Treino B" })).toHaveAttribute("aria-selected", "true");
    await expect(editor.getByText("Supino reto com barra").first()).toBeVisible();

    await editor.getByRole("button", { name: "Editar Treino B" }).click();
    const form = page.getByRole("dialog", { name: "Editar Treino" });
    await form.getByRole("textbox", { name: "Nome do Treino" }).fill("Peito e ombros");
    await expectAccessible(page);
    // A page with a change that is not saved yet is not left without a question.
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await form.getByRole("button", { name: "Atualizar Treino" }).click();
    await saved;
    await expect(editor.getByText(/^Salvo/).first()).toBeVisible();
    await expect(editor.getByRole("tab", { name: "Peito e ombros" })).toHaveAttribute("aria-selected", "true");
  });

  await test.step("of several trainings beside others the wanted one is ticked", async () => {
    const student = await anEmptyCycle(page);
    const { exercises } = await (
      await callApi(page, "GET", "/api/v1/exercises?exercise_type=resistence&limit=1")
    ).json();
    const figures = { series: 3, min_reps: 8, max_reps: 12, descanco: "01:00", cadencia: "2-0-2-0" };
    const row = { exercise: { id: exercises[0].id }, ...figures };
    const kind = { weekdays: [], exercise_type: [], muscle_group: [], follows_exercises: true };
    const aTraining = (name: string) => ({ name, ...kind, exercises: [row] });
    const own = `Dois ${Date.now()}`;
    const training = [aTraining("Puxar"), aTraining("Empurrar")];
    await callApi(page, "POST", "/api/v1/training_library", { name: own, training });
    const { pathname, searchParams } = new URL(student.address, page.url());
    const cycle = `/api/v1/students/${pathname.split("/").at(-1)}/macrocycles/${searchParams.get("macro")}/mesocycles/${searchParams.get("meso")}`;
    const { lock_version } = (await (await callApi(page, "GET", cycle)).json()).mesocycle;
    await callApi(page, "PUT", cycle, { lock_version, trainings: [aTraining("Treino A")] });
    await page.goto("/configuracoes/biblioteca?lista=meus");
    await page.getByRole("button", { name: `Usar com um aluno: ${own}` }).click();
    await page.keyboard.type(student.name);
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Copiar treino" });
    await expect(panel.getByRole("combobox", { name: "Copiar de" })).toHaveValue(own);
    await expect(panel.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByRole("checkbox", { name: "Empurrar" }).check();
    await panel.getByRole("button", { name: "Copiar treino" }).click();
    const editor = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(editor.getByRole("tab", { name: "Empurrar" })).toHaveAttribute("aria-selected", "true");
    await expect(editor.getByRole("tab")).toHaveCount(2);
  });
});

test("a student whose periodisation has run out gets a mesocycle, an evaluation and then the training", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: `Recomeça ${Date.now()}` });
  const over = { name: "Base", goal: "Começar", start_date: dayIn(-40), end_date: dayIn(-12), weeks: null };
  const periodisation = { name: "Força", items_to_be_evaluated: [], mesocycle: over };
  await callApi(page, "POST", `/api/v1/students/${student.id}/macrocycles`, periodisation);
  const own = `Depois ${Date.now()}`;
  const { exercises } = await (await callApi(page, "GET", "/api/v1/exercises?exercise_type=resistence&limit=1")).json();
  const row = { exercise: { id: exercises[0].id }, series: 3, min_reps: 8, descanco: "01:00", cadencia: "2-0-2-0" };
  const kind = { weekdays: [], exercise_type: [], muscle_group: [], follows_exercises: true };
  const training = [{ name: "Treino A", ...kind, exercises: [{ ...row, max_reps: 12 }] }];
  await callApi(page, "POST", "/api/v1/training_library", { name: own, training });
  await page.goto("/configuracoes/biblioteca?lista=meus");
  await page.getByRole("button", { name: `Usar com um aluno: ${own}` }).click();
  await page.keyboard.type(student.name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${student.name} não tem um ciclo em andamento: comece por ele.`)).toBeVisible();
  const form = page.getByRole("dialog", { name: "Novo mesociclo" });
  await form.getByRole("textbox", { name: /^Objetivo/ }).fill("Força máxima");
  await form.getByRole("textbox", { name: /^Data final/ }).fill(inDays(27));
  await form.getByRole("button", { name: "Salvar e avaliar" }).click();
  const evaluation = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await fillIn(evaluation, { Estatura: "165", Massa: "62", "FC de repouso": "64" });
  await evaluation.getByRole("button", { name: "Salvar Avaliação" }).click();
  await evaluation.getByRole("button", { name: "Prescrever treino" }).click();
  const panel = page.getByRole("dialog", { name: "Copiar treino" });
  await expect(panel.getByRole("combobox", { name: "Copiar de" })).toHaveValue(own);
});
