import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { choose } from "./fields.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a trainer writes an exercise, finds it, removes it and takes the removal back", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios?meus=1");
  const form = page.getByRole("dialog", { name: "Novo exercício" });

  await test.step("the form asks for what the type needs and plays nothing by itself", async () => {
    await page.getByRole("button", { name: "Novo exercício" }).click();
    await form.getByLabel("Nome").fill("Remada da Marina");
    await choose(form, "Tipo de exercício", "Mobilidade");
    await expect(form.getByRole("combobox", { name: "Desvios posturais" })).toBeVisible();
    await choose(form, "Tipo de exercício", "Resistido");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(form.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await choose(form, "Grupos musculares", "Bíceps");
    await expect(form.getByRole("radiogroup", { name: "Grupo principal" })).toHaveCount(0);
    const groups = form.getByRole("combobox", { name: "Grupos musculares" });
    await groups.pressSequentially("dors");
    await expect(groups).toBeFocused();
    await groups.press("Enter");
    await expect(groups, "Enter stays for the next").toBeFocused();
    await expect(groups).toHaveValue("");
    await groups.press("Tab");
    await expect(page.locator("body:focus")).toHaveCount(0);
    await expect(form.locator(":focus")).toHaveCount(1);
    await expect(form.getByRole("radio", { name: "Bíceps" })).toBeChecked();
    await form.getByLabel("Link do vídeo").fill("https://exemplo.com/video");
    await form.getByLabel("Como executar").fill("Puxe até o umbigo.");
    // The list of groups covers the choice until the focus leaves it.
    await form.getByRole("radio", { name: "Dorsais" }).click();
    await expect(form.getByText(/^Use o link de um vídeo do YouTube/)).toBeVisible();
    await form.getByLabel("Link do vídeo").fill("https://youtu.be/dQw4w9WgXcQ");
    await expect(form.getByRole("button", { name: /^Reproduzir o vídeo/ })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  await test.step("the new exercise is found and reads as it was written", async () => {
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Exercício salvo com sucesso")).toBeVisible();
    await page.getByRole("button", { name: /^Remada da Marina/ }).click();
    const details = page.getByRole("dialog", { name: "Remada da Marina" });
    await expect(details.getByText("Puxe até o umbigo.")).toBeVisible();
    await expect(details.getByText("Dorsais, Bíceps")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
  });

  await test.step("it leaves the list, and comes back", async () => {
    await page.getByRole("button", { name: "Remover Remada da Marina" }).click();
    await expect(page.getByText("Exercício removido com sucesso")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remada da Marina/ })).toBeHidden();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByRole("button", { name: /^Remada da Marina/ })).toBeVisible();
  });
});

/** A CSV as a Portuguese Excel saves it: Windows-1252, semicolons, a title above the headings and a total below. */
const MESSY_CSV = [
  "Meus exercícios;;;",
  "Exercício;Categoria;Grupo muscular;Séries",
  "Remada curvada da planilha;musculação;costas e bíceps;3x12",
  "Gato e camelo da planilha;Pilates;;2x10",
  "Total: 2;;;",
].join("\r\n");

test("a messy spreadsheet of exercises is mapped, put right, imported and undone", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signIn(page, MARINA, "/configuracoes/exercicios?meus=1");
  const dialog = page.getByRole("dialog", { name: /Importar planilha/ });

  await test.step("columns are recognised", async () => {
    await page.getByRole("button", { name: "Importar planilha" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      dialog.getByRole("button", { name: "Escolher arquivo" }).click(),
    ]);
    await chooser.setFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(MESSY_CSV, "latin1") });
    await expect(dialog.getByText("3 linhas encontradas, títulos na linha 2.", { exact: false })).toBeVisible();
    for (const [column, field] of [
      ["Exercício", "Nome *"],
      ["Categoria", "Tipo de exercício"],
      ["Grupo muscular", "Grupos musculares"],
      ["Séries", "Ignorar"],
    ])
      await expect(dialog.getByRole("combobox", { name: `Campo da coluna ${column}` })).toHaveValue(field ?? "");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Conferir" }).click();
  });

  await test.step("each wrong cell is told by line, and put right in place", async () => {
    await expect(dialog.getByText("1 exercício pronto · 2 linhas com erro")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Tipo de exercício, linha 4" }).click();
    await page.getByRole("option", { name: "Mobilidade" }).click();
    await dialog.getByLabel("Desvios posturais, linha 4").fill("JOELHO VALGO");
    await dialog.getByLabel("Desvios posturais, linha 4").press("Tab");
    await dialog.getByRole("button", { name: "Ignorar a linha 5" }).click();
    await expect(dialog.getByText("2 exercícios prontos · 1 linha ignorada")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("they are imported, and taken back", async () => {
    await dialog.getByRole("button", { name: "Importar 2 exercícios" }).click();
    await expect(dialog.getByText("2 exercícios importados")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Desfazer importação" }).click();
    await expect(page.getByText("Importação desfeita: 2 exercícios removidos")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /da planilha/ })).toHaveCount(0);
  });
});
