import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { choose, fillIn } from "./fields.ts";
import { readInvitationLink } from "./outbox.ts";
import { acceptTerms, MARINA, signInOnPage } from "./people.ts";
import { test } from "./test.ts";

/** Counted on a new device, by a trainer whose last protocol was another. */
const MAX_CLICKS = 10;
const MAX_KEYS = 13;

/** The main job of the product: from registering a student to the student reading the training. */
test(
  "a trainer registers, plans, evaluates, prescribes and hands over; the student reads",
  { tag: "@phone" },
  async ({ page, context, isMobile }, info) => {
    // A new name for every run and retry.
    const surname = `${info.project.name}${Date.now()}`;
    const name = `Joana Prado ${surname}`;
    const email = `joana.${info.project.name}.${info.workerIndex}.${Date.now()}@correio.example`;
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await signInOnPage(page, MARINA);
    const newStudent = page.getByRole("button", { name: "Novo aluno" });
    await expect(newStudent).toBeVisible();
    const presses = await countPresses(page);

    await test.step("register a student, which leads on to the periodisation", async () => {
      await newStudent.click();
      await register(page, { name, email });
    });

    await test.step("start the periodisation, which leads on to the evaluation", async () => {
      const form = page.getByRole("dialog", { name: "Começar periodização" });
      if (isMobile) {
        const message = page.getByRole("alert").filter({ hasText: "Cadastro salvo" });
        await expectAbove(message, form.getByRole("button", { name: "Começar", exact: true }));
      }
      await expect(form.getByLabel("Nome")).toBeFocused();
      await page.keyboard.type("Hipertrofia");
      await expect(form.getByRole("textbox", { name: /^Objetivo/ })).toHaveValue("Hipertrofia");
      await choose(page, "Protocolo de dobras cutâneas", "Pollock - 3 Dobras");
      await expectAccessible(page);
      await form.getByRole("button", { name: "Começar e avaliar" }).click();
      await expect(page.getByText("Periodização cadastrada com sucesso")).toBeVisible();
    });

    await test.step("evaluate, which leads on to the training", async () => {
      const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
      const saveButton = dialog.getByRole("button", { name: "Salvar Avaliação" });
      await expect(dialog.getByRole("textbox", { name: /^Estatura/ })).toBeFocused();
      await presses.without(async () => {
        await saveButton.click();
        await expect(page.getByText("Estatura Obrigatória!").first()).toBeVisible();
      });

      await fillIn(dialog, { Estatura: "165", Massa: "62", "FC de repouso": "64", Sístole: "118" });
      const diastole = dialog.getByRole("textbox", { name: /^Diástole/ });
      await diastole.fill("76");
      await diastole.press("Enter");
      await expect(dialog.getByRole("textbox", { name: /^Pescoço/ }).first()).toBeFocused();
      const missing = isMobile
        ? dialog.getByRole("button", { name: "Faltam 3" })
        : dialog.getByRole("navigation", { name: "O que falta medir" }).getByRole("button", { name: /tríceps/ });
      await presses.without(() => missing.click());
      await expect(dialog.getByRole("textbox", { name: /^Tríceps/ })).toBeFocused();
      await fillIn(dialog, {
        Cintura: "72",
        Quadril: "98,5",
        Tríceps: "18",
        "Supra-ilíaca": "16",
        "Coxa média": "24,5",
      });
      // Jackson, Pollock & Ward 1980 for a woman of 30 with a sum of 58.5 mm, by Siri: 23.638 %.
      await expect(dialog.getByText("23,638").first()).toBeVisible();
      await expect(missing).toHaveCount(0);
      await saveButton.click();
      await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();

      await presses.without(async () => {
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
      });
      await dialog.getByRole("button", { name: "Prescrever treino" }).click();
      await expect(dialog).toBeHidden();
    });

    const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
    await test.step("prescribe", async () => {
      await expect(dialog.getByText("Ainda não há nenhum treino cadastrado.")).toBeVisible();
      const field = dialog.getByRole("combobox", { name: "Adicionar exercício" });
      await expect(field).toBeFocused();
      await page.keyboard.type("supino reto com barra 4x8-12 40kg 90s");
      await expect(dialog.getByText("Entendi 4 × 8–12 · 40 kg · 01:30. Enter adiciona.")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("tab", { name: /^Treino A/ })).toBeVisible();
      await expect(field).toBeFocused();
      await expect(dialog.getByText(/^Seg(unda)? · Peitoral/)).toBeVisible();
      await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
      await expect(dialog.getByText(/^Salvo/).first()).toBeVisible();
      // Enter adds one row, however the list and the field share it.
      await expect(dialog.locator("[data-row]")).toHaveCount(1);
    });

    await test.step("hand over", async () => {
      const conversation = context.waitForEvent("page");
      await dialog.getByRole("button", { name: "Enviar pelo WhatsApp" }).click();
      const message = await conversation;
      await message.waitForURL(/wa\.me/);
      expect(new URL(message.url()).searchParams.get("text")).toMatch(/^Olá, Joana! /);
      await message.close();

      const { clicks, keys } = await presses.read();
      info.annotations.push({ type: "main job", description: `${clicks} clicks, ${keys} leading keys` });
      expect(clicks, "clicks of the main job").toBeLessThanOrEqual(MAX_CLICKS);
      expect(keys, "leading keys of the main job").toBeLessThanOrEqual(MAX_KEYS);

      await expectAccessible(page);
      const pdf = await download(page, () => dialog.getByRole("button", { name: "Baixar PDF" }).click());
      expect(pdf.name).toMatch(/^Treino A Joana \S+ \d\d-\d\d-\d{4}\.pdf$/);
      expect(pdf.head).toBe("%PDF-");
    });

    await test.step("the student accepts the invitation and reads the training", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto(await readInvitationLink(email));
      await expect(page.getByText("Marina Figueira convidou você para treinar")).toBeVisible();
      await expect(page.getByLabel("Senha", { exact: true })).toBeFocused();
      await page.keyboard.type("uma-senha-boa");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Leia e aceite os termos para continuar.")).toBeVisible();
      await expectAccessible(page);
      await acceptTerms(page);
      await expect(page.getByRole("heading", { name: "Meu plano" })).toBeVisible();
      await page.getByRole("button", { name: "Ver prescrição" }).click();
      const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
      await expect(dialog.getByText("Supino reto com barra").first()).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Adicionar exercício" })).toHaveCount(0);
    });
  },
);

/** The message covers no button. */
const expectAbove = (message: Locator, button: Locator) =>
  expect
    .poll(async () => {
      const [upper, lower] = await Promise.all([message.boundingBox(), button.boundingBox()]);
      return upper && lower && upper.y + upper.height < lower.y;
    })
    .toBe(true);

async function register(page: Page, student: { name: string; email: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Novo Aluno" });
  const name = dialog.getByRole("textbox", { name: "Nome", exact: true });
  await expect(name).toBeFocused();
  await name.fill(student.name);
  await dialog.getByLabel("Celular", { exact: false }).first().fill("11987654321");
  await dialog.getByLabel("E-mail").fill(student.email);
  await dialog.getByLabel("Data de nascimento").fill(birthdateOfAge(30));
  await dialog.getByLabel("Data de nascimento").press("Tab");
  await dialog.getByText("Feminino", { exact: true }).click();
  await dialog.getByRole("button", { name: "2ª 4ª 6ª" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Quarta" })).toBeChecked();
  await dialog.getByRole("button", { name: "Salvar e planejar" }).click();
  await expect(page.getByText("Cadastro salvo com sucesso")).toBeVisible();
}

/**
 * Counts by itself what a hand does until another page is loaded: presses (a click on a label would count twice) and the keys that
 * lead or choose; those that write are the same in every program.
 */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counts = document.documentElement.dataset;
    const count = (kind: "clicks" | "keys") => {
      counts[kind] = String(Number(counts[kind] ?? 0) + 1);
    };
    addEventListener("pointerdown", () => count("clicks"), true);
    addEventListener("keydown", ({ key }) => key.length > 1 && count("keys"), true);
  });
  const read = () =>
    page.evaluate(() => {
      const { clicks, keys } = document.documentElement.dataset;
      return { clicks: Number(clicks ?? 0), keys: Number(keys ?? 0) };
    });
  return {
    read,
    /** For what the journey proves beside the job. */
    async without(work: () => Promise<void>) {
      const { clicks, keys } = await read();
      await work();
      const former = { clicks: String(clicks), keys: String(keys) };
      await page.evaluate((counts) => void Object.assign(document.documentElement.dataset, counts), former);
    },
  };
}

/** The first of January of the year in which the person was born turns this age every year. */
const birthdateOfAge = (age: number) => `01/01/${new Date().getFullYear() - age}`;

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; head: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), start()]);
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), head: bytes.subarray(0, 5).toString() };
}
