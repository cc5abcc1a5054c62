import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a trainer evaluates a new student on a phone without leaving the dialog", { tag: "@phone-only" }, async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["somatotype"]);
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const part = (name: string) => sheet.getByRole("region", { name, exact: true });

  await test.step("the blood pressure is classed, and refused when its values are exchanged", async () => {
    await fillIn(sheet, { Estatura: "165", Massa: "60", "FC de repouso": "70", Sístole: "80", Diástole: "125" });
    await expect(sheet.getByText("A diástole deve ser menor que a sístole")).toBeVisible();
    await fillIn(sheet, { Sístole: "125", Diástole: "80" });
    await expect(sheet.getByText("A diástole deve ser menor que a sístole")).toBeHidden();
    await expect(sheet.getByText("Pré-hipertensão", { exact: true })).toBeVisible();
  });

  await test.step("blood tests wait for the answer about fasting, and give derived lines", async () => {
    await sheet.getByRole("button", { name: /Dados Bioquímicos/ }).click();
    await fillIn(sheet, { Glicose: "112", LDL: "120", Triglicérides: "150", Creatinina: "0,8" });
    await expect(part("Glicose")).toContainText("Informe se o exame foi em jejum");
    await sheet.getByText("Sim", { exact: true }).click();
    await expect(part("Glicose")).toContainText("Pré-diabetes");
    await expect(part("Colesterol não HDL")).toContainText("150");
    await expect(part("Taxa de filtração glomerular")).toContainText("Normal");
    await expectAccessible(page);
  });

  await test.step("the somatotype says what it still needs, then draws the point", async () => {
    await fillIn(sheet, { "Braço direito contraído": "28", "Panturrilha direita": "35", Tríceps: "18" });
    await fillIn(sheet, { Subescapular: "14", Supraespinhal: "12", "Panturrilha \\(medial\\)": "15" });
    await sheet.getByRole("tab", { name: "Somatotipo" }).click();
    await expect(part("Somatotipo")).toContainText("Falta medir: Diâmetro do úmero e Diâmetro do fêmur.");
    await fillIn(sheet, { "Diâmetro do úmero": "6", "Diâmetro do fêmur": "9" });
    await expect(part("Somatotipo").getByRole("img", { name: /Ponto Médio: x/ })).toBeVisible();
    await expect(part("Somatotipo").getByRole("heading")).toHaveText("Endomorfo mesomórfico");
    await part("Somatotipo").getByRole("button", { name: "Ver tabela" }).click();
    await expect(part("Somatotipo").getByRole("row", { name: /Ponto Médio/ })).toBeVisible();
    const picture = page.waitForEvent("download");
    await part("Somatotipo").getByRole("button", { name: "Baixar PNG" }).click();
    expect((await picture).suggestedFilename()).toBe("somatocarta.png");
    await expectAccessible(page);
  });

  await test.step("functional tests are typed one after the other, with their class or the reason for none", async () => {
    await sheet.getByRole("tab", { name: "Função" }).click();
    await sheet.getByRole("textbox", { name: "Sentar e alcançar (banco de Wells)", exact: true }).fill("30");
    await page.keyboard.press("Enter");
    await page.keyboard.type("26");
    await page.keyboard.press("Enter");
    await page.keyboard.type("20");
    await expect(part("Sentar e alcançar (banco de Wells)")).toContainText("Regular");
    await expect(part("Flexão de braços até a falha")).toContainText("Muito bom");
    await part("Flexão de braços até a falha").getByText("Pontas dos pés").click();
    await expect(part("Flexão de braços até a falha")).toContainText("A tabela não vale para esta posição.");
    await page.getByRole("textbox", { name: "Abdominal parcial" }).fill("26");
    await page.keyboard.press("Enter");
    await expect(part("Abdominal parcial")).toContainText("Informe um valor entre 0 e 25");
    await page.getByRole("textbox", { name: "Abdominal parcial" }).fill("18");
    await sheet.getByRole("button", { name: "Escolher testes" }).click();
    await page.getByRole("checkbox", { name: "Prancha ventral" }).check();
    await page.getByRole("button", { name: "Usar estes testes" }).click();
    await part("Prancha ventral")
      .getByRole("button", { name: /iniciar o cronômetro/ })
      .click();
    await part("Prancha ventral")
      .getByRole("button", { name: /parar o cronômetro/ })
      .click();
    await expect(page.getByRole("textbox", { name: "Prancha ventral" })).toHaveValue(/^\d+$/);
    await part("Prancha ventral").getByRole("switch", { name: "Interrompido" }).check();
    await expect(part("Prancha ventral")).toContainText("Interrompido: valor guardado, sem classe.");
    await expectAccessible(page);
    await sheet.getByRole("tab", { name: "Somatotipo" }).click();
  });

  await test.step("a mistake in another tab is shown where it is", async () => {
    await fillIn(sheet, { "Diâmetro do fêmur": "90" });
    await sheet.getByRole("tab", { name: "Perimetria" }).click();
    await sheet.getByRole("button", { name: "Salvar Avaliação" }).click();
    await expect(sheet.getByRole("textbox", { name: "Diâmetro do fêmur" })).toBeFocused();
    await fillIn(sheet, { "Diâmetro do fêmur": "9" });
    await sheet.getByRole("button", { name: "Salvar Avaliação" }).click();
    await expect(sheet.getByText("Avaliação salva com sucesso")).toBeVisible();
  });

  await test.step("all of it is there after a reload, and can be printed", async () => {
    await page.reload();
    await sheet.getByRole("button", { name: /^165 cm · 60 kg · FC 70 · 125\/80 pré-hipertensão/ }).click();
    await expect(sheet.getByRole("button", { name: /Glicose 112 .* em jejum/ })).toBeVisible();
    await sheet.getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Gerar PDF da avaliação" }).click();
    const choice = page.getByRole("dialog", { name: "Gerar PDF da avaliação" });
    for (const name of [
      "Frequência cardíaca e pressão arterial",
      "Dados bioquímicos",
      "Somatotipo",
      "Testes funcionais",
    ]) {
      await expect(choice.getByRole("checkbox", { name })).toBeChecked();
    }
  });
});
