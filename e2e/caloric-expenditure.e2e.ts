import { expect } from "@playwright/test";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

test("VO2 and the energy of a week are worked out while they are typed, and saved by themselves", async ({ page }) => {
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["caloric_expenditure"]);
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
  const add = sheet.getByRole("button", { name: "Adicionar Exercício" });
  const tile = (name: string) => sheet.getByRole("region", { name });

  await test.step("exercises wait for stature, weight and distance", async () => {
    const reason = "Verifique os campos estatura, massa e distância para poder adicionar exercício";
    await expect(sheet.getByText(reason).first()).toBeVisible();
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(tile("Taxa metabólica basal")).toContainText("Verifique os campos Estatura, Massa");
    await expect(tile("FC de reserva")).toContainText("Verifique FC de Repouso");
    await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70", Distância: "504" });
    await sheet.getByRole("textbox", { name: "Distância" }).blur();
    await expect(sheet.getByText("A distância precisa ser maior que 505 metros").first()).toBeVisible();
    await fillIn(sheet, { Distância: "2000" });
    await expect(tile("VO2 máximo relativo")).toContainText("33,4ml/kg/min");
    await expect(tile("VO2 máximo relativo")).toContainText("Bom");
    await expect(tile("Taxa metabólica basal")).toContainText("1.395");
  });

  await test.step("Enter saves an exercise; an intensity stops at 100", async () => {
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Adicionar Exercício" });
    await fillIn(dialog, { "Repetições mín.": "8", "Repetições máx.": "12", "Séries por semana": "60" });
    await dialog.getByRole("textbox", { name: "Séries por semana" }).press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Vezes por semana" })).toBeFocused();
    await fillIn(dialog, { "Vezes por semana": "3", "Tempo por dia": "50", Intensidade: "150" });
    await expect(dialog.getByRole("textbox", { name: "Intensidade" })).toHaveValue("100");
    await fillIn(dialog, { Intensidade: "80" });
    await expect(dialog.getByRole("status")).toContainText("523 kcal por semana");
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Intensidade" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(sheet.getByText("8 a 12 repetições · 60 séries por semana")).toBeVisible();
    await expect(sheet.getByText("116 bpm")).toBeVisible();
  });

  await test.step("the next exercise keeps the week of the one before", async () => {
    await add.click();
    const dialog = page.getByRole("dialog", { name: "Adicionar Exercício" });
    await dialog.getByText("Aeróbico").click();
    const activity = dialog.getByRole("combobox", { name: "Atividade" });
    await fillIn(dialog, { "Vezes por semana": "3", "Tempo por dia": "40", Intensidade: "70" });
    await activity.fill("trote");
    await page.getByRole("option", { name: /^Trote/ }).click();
    await dialog.getByRole("button", { name: "Adicionar e continuar" }).click();
    await expect(activity).toHaveValue("");
    await expect(dialog.getByRole("textbox", { name: "Tempo por dia" })).toHaveValue("40");
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(tile("Taxa média de atividade")).toContainText("218");
  });

  await test.step("a removed exercise comes back", async () => {
    await sheet.getByRole("button", { name: "Remover Trote" }).click();
    await expect(tile("Taxa média de atividade")).toContainText("75");
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(tile("Taxa média de atividade")).toContainText("218");
  });

  await test.step("a deficit below the basal rate is told; all of it is there after a reload", async () => {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.request().postData()?.includes('"500"') === true,
    );
    await fillIn(sheet, { Calorias: "500" });
    await expect(tile("Consumo calórico diário")).toContainText("1.113");
    await expect(tile("Consumo calórico diário")).toContainText("abaixo da taxa metabólica basal");
    await sheet.getByRole("textbox", { name: "Calorias" }).blur();
    expect((await saved).ok()).toBe(true);
    await expectAccessible(page);
    await page.reload();
    await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
    await expect(sheet.getByRole("button", { name: "Editar Trote" })).toBeVisible();
    await expect(tile("Consumo calórico diário")).toContainText("1.113");
  });
});

test("an evaluation chooses its own test of VO2, which says why it gives no figure", { tag: "@phone" }, async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["caloric_expenditure"]);
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
  await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70" });
  const choose = async (test: string) => {
    await sheet.getByRole("combobox", { name: "Teste de VO2" }).click();
    await page.getByRole("option", { name: test }).click();
  };
  const figure = sheet.getByRole("region", { name: "VO2 máximo relativo" });
  await choose("Bicicleta de Åstrand");
  await fillIn(sheet, { Carga: "75", "FC do teste": "124" });
  await sheet.getByRole("textbox", { name: "FC do teste" }).blur();
  await expect(figure).toContainText("a FC do teste precisa ficar entre 125 e 170 bpm");
  await fillIn(sheet, { "FC do teste": "140" });
  await expect(figure).toContainText("ml/kg/min");
  await expect(sheet.getByRole("button", { name: "Adicionar Exercício" })).toBeEnabled();
  const zones = sheet.getByRole("region", { name: "Zonas de treino" });
  await expect(zones.getByRole("row", { name: /^Moderada/ })).toContainText("Conversa, mas não canta");
  await expect(zones.getByRole("columnheader", { name: "Pela reserva (bpm)" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Salvar Avaliação" }).click();
  await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();
  await page.reload();
  await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
  await expect(sheet.getByRole("combobox", { name: "Teste de VO2" })).toHaveValue(/Åstrand/);
  await expect(sheet.getByRole("textbox", { name: "Carga" })).toHaveValue("75");
  await expect(figure).toContainText("ml/kg/min");
});

test("a test of effort beyond the screening is advised against, and a lighter one is not", async ({ page }) => {
  await startSession(page, MARINA);
  const { evaluation, student } = await aRunningMesocycle(page, ["caloric_expenditure"]);
  const answers = { ...NOT_ASKED, is_active: false, wished_intensity: "moderate", diseases: [], signs: [] };
  await callApi(page, "PUT", `/api/v1/students/${student.id}/readiness`, { answers });
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
  const advice = sheet.getByText(/^Triagem: esforço até moderado/);
  await expect(advice).toContainText("este teste é de esforço máximo. Escolha um mais leve.");
  await sheet.getByRole("combobox", { name: "Teste de VO2" }).click();
  await page.getByRole("option", { name: "Caminhada em esteira" }).click();
  await expect(advice).toBeHidden();
});
