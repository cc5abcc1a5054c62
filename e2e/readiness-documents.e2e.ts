import { expect } from "@playwright/test";
import sharp from "sharp";
import { addDays, formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, RAFAEL, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

test("a student signs the questionnaire and its term on a phone, and the trainer sees both as valid", {
  tag: "@phone-only",
}, async ({ page }) => {
  await signIn(page, LUCAS, `${LUCAS_PAGE}?dialog=readiness`);

  await test.step("the answers are asked for one by one, and a yes leads to the term", async () => {
    await page.getByRole("button", { name: "Ver questionário de prontidão" }).click();
    await page.getByRole("button", { name: "Assinar de novo" }).click();
    const questionnaire = page.getByRole("dialog", { name: "Questionário de prontidão" });
    const questions = questionnaire.getByRole("radiogroup", { name: /^\d\./ });
    await expect(questions).toHaveCount(7);
    for (let index = 0; index < 6; index++) await questions.nth(index).getByText("Não").click();
    await questionnaire.getByRole("button", { name: "Assinar" }).click();
    await expect(questionnaire.getByText("Responda sim ou não")).toBeVisible();
    await questions.nth(6).getByText("Sim").click();
    await expect(questionnaire.getByText("Fale com um médico antes de treinar")).toBeVisible();

    const pad = questionnaire.getByRole("img", { name: /^Assine com o dedo/ });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 30, { steps: 4 });
    await page.mouse.up();
    await expect(pad.locator("path")).toHaveAttribute("d", /^M\d+ \d+L/);
    await expectAccessible(page);
    await questionnaire.getByRole("button", { name: "Assinar" }).click();

    const term = page.getByRole("dialog", { name: "Termo de responsabilidade" });
    await term.getByRole("button", { name: "Assinar" }).click();
    await expect(term).toBeHidden();
    await expect(page.getByText(/^Válido até/)).toHaveCount(2);
  });

  await test.step("the trainer sees until when it holds, what was signed, and its code", async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signIn(page, MARINA, `${LUCAS_PAGE}?dialog=readiness`);
    await expect(page.getByText(/^Válido até/)).toHaveCount(2);
    await page.getByRole("button", { name: "Ver questionário de prontidão" }).click();
    const signed = page.getByRole("dialog", { name: "Questionário de prontidão" });
    await expect(signed.getByText(/^SHA-256 do que foi assinado: [0-9a-f]{64}$/)).toBeVisible();
    await expect(signed.getByRole("img", { name: "Assinatura" })).toBeVisible();
    await expect(signed.getByText("Sim", { exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });
});

test("a trainer pastes an official text, which says how many questions it has", async ({ page }) => {
  await startSession(page, RAFAEL);
  const { id } = await aRegisteredStudent(page, { name: "Otto Oficial" });
  await page.goto(`/inicio/visualizar/${id}?dialog=readiness`);
  await page.getByRole("button", { name: "Textos oficiais" }).click();
  const texts = page.getByRole("dialog", { name: "Textos oficiais" });
  await texts
    .getByLabel("Questionário de prontidão")
    .fill("Sente dor?\nToma remédio?\nDeclaro que respondi a verdade.");
  await expect(texts.getByText(/Perguntas reconhecidas: 2/)).toBeVisible();
  await expectAccessible(page);
  await texts.getByRole("button", { name: "Salvar" }).click();
  await expect(texts).toBeHidden();
  await page.getByRole("button", { name: "Preencher junto: Questionário de prontidão" }).click();
  const signing = page.getByRole("dialog", { name: /^Questionário de prontidão/ });
  await expect(signing.getByRole("radiogroup", { name: /^\d\./ })).toHaveCount(2);
  await expect(signing.getByText("Declaro que respondi a verdade.")).toBeVisible();
});

test("a certificate is sent as a photo, is shown with its last day, and is removed", async ({ page }) => {
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: "Vera Atestada", birthdate: "1950-01-15" });
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#eee" } })
    .png()
    .toBuffer();
  await page.goto(`/inicio/visualizar/${id}?dialog=readiness`);
  const screening = page.getByRole("dialog", { name: /^Triagem de saúde/ });
  await screening.getByRole("button", { name: "Enviar atestado" }).click();
  const form = page.getByRole("dialog", { name: /^Atestado médico/ });
  await form.getByRole("button", { name: "Enviar atestado" }).click();
  await expect(form.getByText("Escolha a foto ou o PDF do atestado")).toBeVisible();
  await form.getByLabel("Arquivo do atestado").setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
  await expect(form.getByAltText("Atestado escolhido")).toBeVisible();
  await form.getByLabel("Data do atestado").fill(formatDate(addDays(todayInSaoPaulo(Date.now()), -10)));
  await form.getByLabel("Médico e CRM").fill("Dra. Helena Prado, CRM 12345");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Enviar atestado" }).click();
  await expect(form).toBeHidden();
  await expect(screening.getByText(/^Válido até/)).toBeVisible();

  await screening.getByRole("button", { name: "Ver atestado médico" }).click();
  const shown = page.getByRole("dialog", { name: "Atestado médico", exact: true });
  await expect(shown.getByAltText("Atestado médico")).toHaveJSProperty("complete", true);
  await expect(shown.getByText("Dra. Helena Prado, CRM 12345")).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Excluir" }).click();
  await page.getByRole("dialog", { name: "Atenção" }).getByRole("button", { name: "Excluir" }).click();
  await expect(shown).toBeHidden();
  await expect(screening.getByRole("button", { name: "Enviar atestado" })).toBeVisible();
});

test("answers that somebody else saved meanwhile are read again, beside what was just chosen", async ({ page }) => {
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: "Rita Dobrada" });
  await page.goto(`/inicio/visualizar/${id}?dialog=readiness`);
  const screening = page.getByRole("dialog", { name: /^Triagem de saúde/ });
  await screening
    .getByRole("radiogroup", { name: /^Já treina há 3 meses/ })
    .getByText("Sim")
    .click();
  const theirs = { ...NOT_ASKED, wished_intensity: "vigorous" };
  await callApi(page, "PUT", `/api/v1/students/${id}/readiness`, { answers: theirs });
  await screening.getByRole("button", { name: "Salvar" }).click();
  await screening.getByRole("button", { name: "Recarregar" }).click();
  await expect(screening.getByRole("radio", { name: "Forte" })).toBeChecked();
  await expect(screening.getByRole("radio", { name: "Sim" }).first()).toBeChecked();
  await screening.getByRole("button", { name: "Salvar" }).click();
  await expect(screening).toBeHidden();
});

test("who waits for a clearance sends the doctor's certificate, from which the trainer enters it", async ({ page }) => {
  // A slow phone makes the photo smaller for a second, while its person presses on.
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    window.createImageBitmap = async (...image: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return Reflect.apply(createImageBitmap, window, image);
    };
  });
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: "Caio Cardíaco", birthdate: "1985-01-15" });
  const asked = { ...NOT_ASKED, is_active: false, wished_intensity: "moderate", diseases: ["heart"], signs: [] };
  await callApi(page, "PUT", `/api/v1/students/${id}/readiness`, { answers: asked });
  const buffer = await sharp({ create: { width: 900, height: 1200, channels: 3, background: "#eee" } })
    .png()
    .toBuffer();
  await page.goto(`/inicio/visualizar/${id}?dialog=readiness`);
  const screening = page.getByRole("dialog", { name: /^Triagem de saúde/ });
  await screening.getByRole("button", { name: "Enviar atestado" }).click();
  const form = page.getByRole("dialog", { name: /^Atestado médico/ });
  await form.getByLabel("Arquivo do atestado").setInputFiles({ name: "foto.png", mimeType: "image/png", buffer });
  const day = formatDate(addDays(todayInSaoPaulo(Date.now()), -3));
  await form.getByLabel("Data do atestado").fill(day);
  await form.getByRole("button", { name: "Enviar atestado" }).click();
  await expect(form).toBeHidden();
  await screening.getByRole("button", { name: `Usar o atestado de ${day}` }).click();
  await expect(screening.getByLabel("Liberação médica de")).toHaveValue(day);
  await screening.getByRole("radiogroup", { name: "Liberado até" }).getByText("Moderado").click();
  await expectAccessible(page);
  await screening.getByRole("button", { name: "Salvar" }).click();
  const line = page.getByRole("region", { name: "Triagem de saúde" });
  await expect(line.getByText("Pode começar")).toBeVisible();
  await expect(line.getByText(`Liberação médica de ${day}`)).toBeVisible();
});
