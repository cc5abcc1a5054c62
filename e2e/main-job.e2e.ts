import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { choose, fillIn } from "./fields.ts";
import { readInvitationLink } from "./outbox.ts";
import { acceptTerms, MARINA, signInOnPage } from "./people.ts";

/** The main job of the product: from registering a student to the student reading the training. */
test(
  "a trainer registers, plans, evaluates, prescribes and hands over; the student reads",
  { tag: "@phone" },
  async ({ page }, info) => {
    // A new name for every run and retry.
    const surname = `${info.project.name}${Date.now()}`;
    const name = `Joana Prado ${surname}`;
    const email = `joana.${info.project.name}.${info.workerIndex}.${Date.now()}@correio.example`;

    await test.step("register a student", async () => {
      await signInOnPage(page, MARINA);
      await page.getByRole("button", { name: "Novo aluno" }).click();
      await register(page, { name, email });
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByText("Não possui avaliações")).toBeVisible();
    });

    await test.step("start the periodisation", async () => {
      await page.getByRole("button", { name: "Começar periodização" }).click();
      const form = page.getByRole("dialog", { name: "Começar periodização" });
      await form.getByLabel("Nome").fill("Hipertrofia");
      await expect(form.getByRole("textbox", { name: /^Objetivo/ })).toHaveValue("Hipertrofia");
      await choose(page, "Protocolo de dobras cutâneas", "Pollock - 3 Dobras");
      await expectAccessible(page);
      await form.getByRole("button", { name: "Começar", exact: true }).click();
      await expect(page.getByText("Periodização cadastrada com sucesso")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Mesociclo 1" })).toBeVisible();
    });

    await test.step("evaluate", async () => {
      await page.getByRole("button", { name: "Avaliação", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
      await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
      await expect(page.getByText("Estatura Obrigatória!").first()).toBeVisible();

      await fillIn(dialog, { Estatura: "165", Massa: "62", "FC de repouso": "64", Sístole: "118", Diástole: "76" });
      await fillIn(dialog, {
        Cintura: "72",
        Quadril: "98,5",
        Tríceps: "18",
        "Supra-ilíaca": "16",
        "Coxa média": "24,5",
      });
      // Jackson, Pollock & Ward 1980 for a woman of 30 with a sum of 58.5 mm, by Siri: 23.638 %.
      await expect(dialog.getByText("23,638").first()).toBeVisible();
      await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
      await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();

      const pdf = await download(page, async () => {
        await dialog.getByRole("button", { name: "Mais ações" }).click();
        await page.getByRole("menuitem", { name: "Gerar PDF da avaliação" }).click();
        const choice = page.getByRole("dialog", { name: "Gerar PDF da avaliação" });
        await expect(choice.getByRole("checkbox", { name: "Perimetria e composição corporal" })).toBeChecked();
        await expect(choice.getByRole("button", { name: "Gerar PDF" })).toBeFocused();
        await page.keyboard.press("Enter");
      });
      expect(pdf.name).toMatch(/^Avaliação Joana \S+ \d\d-\d\d-\d{4}\.pdf$/);
      expect(pdf.head).toBe("%PDF-");
      await dialog.getByRole("button", { name: "Fechar" }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step("prescribe", async () => {
      await page.getByRole("button", { name: "Treino", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
      await expect(dialog.getByText("Ainda não há nenhum treino cadastrado.")).toBeVisible();
      await dialog.getByRole("button", { name: "novo treino" }).click();
      const form = page.getByRole("dialog", { name: "Novo Treino" });
      await expect(form.getByLabel("Nome do Treino")).toHaveValue("Treino A");
      await choose(page, "Tipos de exercícios", "Resistido");
      await choose(page, "Grupos musculares", "Peitoral");
      await form.getByRole("checkbox", { name: "Segunda-feira" }).check({ force: true });
      await form.getByRole("button", { name: "Adicionar Treino" }).click();
      await expect(page.getByText("Treino salvo com sucesso")).toBeVisible();

      await dialog.getByRole("button", { name: "ADICIONAR EXERCÍCIO" }).first().click();
      const exercise = page.getByRole("dialog", { name: "Novo Exercício" });
      await choose(page, "Nome do Exercício 1", /^Supino reto com barra/, "supino reto com barra");
      await exercise.getByLabel("Séries").fill("4");
      await exercise.getByLabel("Rep. mín.").fill("8");
      await exercise.getByLabel("Rep. máx.").fill("12");
      await exercise.getByLabel("Descanso").fill("0130");
      await exercise.getByLabel("Cadência").fill("2020");
      await expectAccessible(page);
      await exercise.getByRole("button", { name: "Adicionar Exercício" }).click();
      await expect(page.getByText("Exercício salvo com sucesso")).toBeVisible();
      await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();

      const pdf = await download(page, () => dialog.getByRole("button", { name: "Baixar PDF" }).click());
      expect(pdf.name).toMatch(/^Treino A Joana \S+ \d\d-\d\d-\d{4}\.pdf$/);
      expect(pdf.head).toBe("%PDF-");
    });

    await test.step("the student accepts the invitation, signs in and reads the training", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto(await readInvitationLink(email));
      await page.getByLabel("Senha", { exact: true }).fill("uma-senha-boa");
      await page.getByLabel("Confirmar senha", { exact: true }).fill("uma-senha-boa");
      await page.getByRole("button", { name: "Salvar senha" }).click();
      await expect(page.getByText("Cadastro confirmado com sucesso!")).toBeVisible();
      await signInOnPage(page, { email, password: "uma-senha-boa", isStudent: true });
      await expect(page.getByText("Leia e aceite os termos para continuar.")).toBeVisible();
      await expectAccessible(page);
      await acceptTerms(page);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.getByRole("button", { name: "Ver prescrição" }).click();
      const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
      await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
      await expect(dialog.getByRole("button", { name: "ADICIONAR EXERCÍCIO" })).toHaveCount(0);
    });
  },
);

async function register(page: Page, student: { name: string; email: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Novo Aluno" });
  await choose(page, "Tipo de aluno", "Presencial");
  await dialog.getByLabel("Nome", { exact: false }).first().fill(student.name);
  await dialog.getByLabel("Celular", { exact: false }).first().fill("11987654321");
  await dialog.getByLabel("E-mail").fill(student.email);
  await dialog.getByLabel("Data de nascimento").fill(birthdateOfAge(30));
  await dialog.getByLabel("Data de nascimento").press("Tab");
  await choose(page, "Gênero", "Feminino");
  await dialog.getByText("Segunda", { exact: false }).first().click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Cadastro salvo com sucesso")).toBeVisible();
}

/** The first of January of the year in which the person was born turns this age every year. */
const birthdateOfAge = (age: number) => `01/01/${new Date().getFullYear() - age}`;

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; head: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), start()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), head: bytes.subarray(0, 5).toString() };
}
