import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PLAN } from "./demo.ts";
import { choose } from "./fields.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";
import { anEvaluatedMesocycle } from "./trainings.ts";

const TRAINING = {
  weekdays: ["1"],
  exercise_type: [
    { name: "Resistido", value: "resistence" },
    { name: "Exercícios Aeróbicos", value: "exerc_aerobicos" },
  ],
  muscle_group: [{ id: 4, name: "Peitoral" }],
};

/** Opens a training without exercises, of a student of Marina's who was evaluated. */
const openEmptyTraining = async (page: Page) => page.goto(await anEvaluatedMesocycle(page, [TRAINING]));

test("exercises are added one after the other, and Enter leads through the fields to saving", async ({
  page,
  context,
}) => {
  await openEmptyTraining(page);
  const slow = Promise.withResolvers<void>();
  await page.route(/suggested-exercises/, (route) => slow.promise.then(() => route.fallback()));
  await page.getByRole("button", { name: "Adicionar exercício" }).first().click();
  const form = page.getByRole("dialog", { name: "Novo Exercício" });

  await test.step("Enter chooses the match also when the suggestions come later", async () => {
    const field = form.getByRole("combobox", { name: "Nome do Exercício 1" });
    const searched = page.waitForRequest(/suggested-exercises\?q=supino/);
    await field.fill("supino reto com barra");
    await searched;
    await field.press("Enter");
    slow.resolve();
    await expect(field).toHaveValue("Supino reto com barra");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("passing through empty fields marks none of them", async () => {
    await choose(page, "Nome do Exercício 1", /^Supino reto com barra/, "supino reto com barra");
    await form.getByLabel("Séries").focus();
    for (const field of ["Rep. mín.", "Rep. máx.", "Descanso", "Cadência"]) {
      await page.keyboard.press("Enter");
      await expect(form.getByLabel(field)).toBeFocused();
    }
    await form.getByLabel("Observações").focus();
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  });

  await test.step("a wrong value is marked when it is left", async () => {
    await form.getByLabel("Cadência").fill("20");
    await form.getByLabel("Observações").focus();
    await expect(form.getByText("Campo com formato inválido")).toBeVisible();
  });

  await test.step("the form stays open for the next exercise, with the same figures", async () => {
    await form.getByLabel("Séries").fill("4");
    await form.getByLabel("Rep. máx.").fill("12");
    await form.getByLabel("Descanso").fill("0130");
    await form.getByLabel("Cadência").fill("2020");
    await form.getByRole("button", { name: "Adicionar e continuar" }).click();
    await expect(page.getByText("Exercício salvo com sucesso")).toBeVisible();
    const next = form.getByRole("combobox", { name: "Nome do Exercício 1" });
    await expect(next).toBeFocused();
    await expect(next).toHaveValue("");
    await choose(page, "Nome do Exercício 1", /^Crucifixo inclinado com/, "crucifixo inclinado");
    await expect(form.getByLabel("Séries")).toHaveValue("4");
    await expect(form.getByLabel("Rep. mín.")).toHaveValue("8");
    await expect(form.getByLabel("Descanso")).toHaveValue("01:30");
  });

  await test.step("Enter in the last field saves, an empty optional one included", async () => {
    await form.getByLabel("Carga").press("Enter");
    await expect(form).toBeHidden();
    const training = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(training.getByText("Supino reto com barra")).toBeVisible();
    await expect(training.getByText(/^Crucifixo/)).toBeVisible();
  });

  await test.step("aerobic exercise is HIIT or continuous, on days of its own, and its time is completed", async () => {
    await page.getByRole("button", { name: "Adicionar exercício" }).first().click();
    const field = form.getByRole("combobox", { name: "Nome do Exercício 1" });
    await field.fill("tiros na air bike");
    await expect(form.getByRole("option", { name: "Tiros na air bike" })).toBeVisible();
    await field.press("Enter");
    await form.getByLabel("Tempo total").fill("2000");
    await form.getByLabel("Freq. cardíaca").fill("160");
    await expect(form.getByLabel("Tempo total")).toHaveValue("00:20:00");
    await form.getByLabel("Aeróbico contínuo", { exact: true }).check();
    await expect(form.getByRole("checkbox", { name: "Quinta-feira" })).toBeEnabled();
    await form.getByLabel("HIIT", { exact: true }).check();
    await expect(form.getByLabel("Aeróbico contínuo", { exact: true })).not.toBeChecked();
    await expect(form.getByRole("checkbox", { name: "Quinta-feira" })).toBeDisabled();
    await form.getByRole("checkbox", { name: "Segunda-feira" }).check();
    await form.getByLabel("Tiros", { exact: false }).first().fill("8");
    await expectAccessible(page);
    await form.getByLabel("Intervalo entre tiros").fill("90");
    await form.getByLabel("Intervalo entre tiros").press("Enter");
    await expect(form).toBeHidden();
    await expect(page.getByLabel("Intervalo entre tiros de Tiros na air bike")).toHaveValue("01:30");
    await expect(page.getByText("Sim (Seg)")).toBeVisible();
  });

  await test.step("a row is copied to the end of its training", async () => {
    await page.getByRole("button", { name: "Mais opções de Supino reto com barra" }).click();
    await page.getByRole("menuitem", { name: "Copiar para outro treino" }).click();
    const copy = page.getByRole("dialog", { name: "Copiar Exercício" });
    await expect(copy.getByRole("button", { name: "Copiar", exact: true })).toHaveAttribute("aria-disabled", "true");
    await copy.getByRole("checkbox", { name: "Treino A (este treino)" }).check();
    await copy.getByRole("button", { name: "Copiar", exact: true }).click();
    await expect(copy).toBeHidden();
    await expect(page.getByRole("button", { name: "Editar Supino reto com barra" })).toHaveCount(2);
  });

  await test.step("a block is moved to the front with the keyboard", async () => {
    const blocks = page.getByRole("dialog", { name: "Treino", exact: true }).getByRole("heading", { level: 4 });
    await expect(blocks).toHaveText(["Treinos Resistidos", "Exercícios Aeróbicos"]);
    await page.getByRole("button", { name: "Opções de Treino A" }).click();
    await page.getByRole("menuitem", { name: "Ordenar blocos" }).click();
    const order = page.getByRole("dialog", { name: "Ordenar blocos" });
    const handle = order.getByRole("button", { name: "Mover Exercícios Aeróbicos" });
    await expect(handle).toHaveAttribute("aria-roledescription", "item que pode ser movido");
    await handle.press("Space");
    await expect(order.getByText("Exercícios Aeróbicos: posição 7 de 7.")).toBeAttached();
    for (const place of [6, 5]) {
      await page.keyboard.press("ArrowUp");
      await expect(order.getByText(`Exercícios Aeróbicos: posição ${place} de 7.`)).toBeAttached();
    }
    await page.keyboard.press("Space");
    await expect(order.getByRole("listitem").nth(4)).toContainText("Exercícios Aeróbicos");
    await order.getByRole("button", { name: "Salvar" }).click();
    await expect(order).toBeHidden();
    await expect(blocks).toHaveText(["Exercícios Aeróbicos", "Treinos Resistidos"]);
  });

  await test.step("a row that another window removes stays in its form, and is added again", async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByRole("button", { name: /^Editar Crucifixo/ }).click();
    const edited = page.getByRole("dialog", { name: "Editar Exercício" });
    await edited.getByLabel("Séries").fill("7");
    await other.getByRole("button", { name: /^Remover Crucifixo/ }).click();
    await expect(other.getByText("Exercício removido com sucesso")).toBeVisible();
    await other.close();

    await edited.getByRole("button", { name: "Atualizar Exercício" }).click();
    await edited.getByRole("button", { name: "Recarregar e aplicar de novo" }).click();
    await expect(edited.getByRole("alert")).toHaveText(
      "Este exercício foi removido em outra janela. Adicione de novo para mantê-lo.",
    );
    await expect(edited.getByLabel("Séries")).toHaveValue("7");
    await edited.getByRole("button", { name: "Adicionar de novo" }).click();
    await expect(edited).toBeHidden();
    await page.getByRole("button", { name: /^Editar Crucifixo/ }).click();
    await expect(edited.getByLabel("Séries")).toHaveValue("7");
    await edited.getByRole("button", { name: "Cancelar" }).click();
  });

  await test.step("an advice that is dismissed for the student stays dismissed", async () => {
    const check = page.getByRole("region", { name: "Conferência da prescrição" });
    await check.getByRole("button", { name: /^Conferência da prescrição/ }).click();
    await check.getByRole("button", { name: "Dispensar: Falta antes de treinar" }).click();
    await check.getByRole("button", { name: "Dispensar: A semana tem 15 séries de empurrar para 0 de puxar" }).click();
    await expect(page.getByText("Aviso dispensado", { exact: true }).first()).toBeVisible();
    await expect(check.getByText("nenhum aviso")).toBeVisible();
    await page.reload();
    await expect(check.getByText("nenhum aviso")).toBeVisible();
    // It is folded again.
    await check.getByRole("button", { name: /^Conferência da prescrição/ }).click();
    await check.getByRole("button", { name: "Mostrar 2 avisos dispensados" }).click();
    await check.getByRole("button", { name: "Voltar a mostrar: A semana tem 15 séries de empurrar" }).click();
    await expect(check.getByText("1 aviso", { exact: true })).toBeVisible();
  });
});

test("the week is one line, and the first exercise begins within 300 px, on a phone in two lines", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, MARINA, `${LUCAS_PLAN}&dialog=training&meso=3`);
  const row = page.locator("[data-row]").first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(300);
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
  const days = dialog.getByRole("list", { name: "Dias da semana" }).first();
  await expect(days.getByRole("listitem")).toHaveCount(7);
  const card = await row.boundingBox();
  expect(card?.y).toBeLessThan(300);
  expect(card?.height).toBeLessThanOrEqual(96);
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Alterar Alongamento de peitoral/ }).click();
  await expect(row.getByRole("textbox", { name: /^Séries/ })).toHaveValue("2");
  await days.getByRole("button", { name: "Terça-feira: Treino B" }).click();
  await expect(dialog.getByRole("tab", { name: /Treino B/ })).toHaveAttribute("aria-selected", "true");
});
