import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

test("a trainer keeps a text of an opinion, uses it again, and takes its removal back", { tag: "@phone" }, async ({
  page,
}) => {
  await aTrainer(page);
  const { evaluation } = await aRunningMesocycle(page, ["perimeter"]);
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await sheet.getByRole("tab", { name: "Parecer" }).click();
  const opinion = sheet.getByRole("textbox", { name: "Parecer" });
  const advice = sheet.getByRole("textbox", { name: "Recomendações" });
  const texts = (place: number) => sheet.getByRole("button", { name: "Meus textos" }).nth(place).click();

  await test.step("what is written is kept under a name", async () => {
    await opinion.fill("Beba água antes de cada treino.");
    await texts(0);
    await expect(page.getByRole("menu")).toContainText("Guarde aqui um texto que você repete");
    await page.getByRole("menuitem", { name: "Guardar o que está escrito" }).click();
    const dialog = page.getByRole("dialog", { name: "Guardar texto" });
    await expect(dialog.getByLabel("Nome do texto")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await page.keyboard.type("Água");
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Alteração não salva" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(dialog.getByLabel("Nome do texto")).toHaveValue("Água");
    await dialog.getByLabel("Nome do texto").press("Enter");
    await expect(page.getByText("Texto guardado")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("two clicks put it into another field", async () => {
    await texts(1);
    await page.getByRole("menuitem", { name: "Água", exact: true }).click();
    await expect(advice).toHaveText("Beba água antes de cada treino.");
  });

  await test.step("removed by mistake, it comes back as it was", async () => {
    await texts(0);
    await page.getByRole("menuitem", { name: "Excluir o texto Água" }).click();
    await expect(page.getByRole("menuitem", { name: "Água", exact: true })).toBeHidden();
    await page.getByRole("alert").getByRole("button", { name: "Desfazer" }).click();
    await texts(0);
    await expect(page.getByRole("menuitem", { name: "Água", exact: true })).toBeVisible();
  });

  await test.step("one more than there is room for is refused with the reason, and its name stays", async () => {
    const opinion_blocks = Array.from({ length: 60 }, (_, index) => ({ name: `Texto ${index}`, text: "<p>Água.</p>" }));
    await callApi(page, "PUT", "/api/v1/opinion_blocks", { opinion_blocks });
    await page.keyboard.press("Escape");
    await texts(0);
    await page.getByRole("menuitem", { name: "Guardar o que está escrito" }).click();
    const dialog = page.getByRole("dialog", { name: "Guardar texto" });
    await dialog.getByLabel("Nome do texto").fill("Mais um");
    await dialog.getByLabel("Nome do texto").press("Enter");
    await expect(page.getByText("São no máximo 60 textos")).toBeVisible();
    await expect(dialog.getByLabel("Nome do texto")).toHaveValue("Mais um");
  });
});
