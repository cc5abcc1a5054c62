import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Avaliação do Aluno" });

const choiceOf = (sheet: Locator, value: string) =>
  sheet.getByRole("group", { name: "Cintura" }).getByRole("button", { name: value });

test("a measurer and a scribe fill one evaluation on two devices, and choose between two values of one field", async ({
  page,
  browser,
  baseURL,
}) => {
  await startSession(page, MARINA);
  const { evaluation, stored } = await aRunningMesocycle(page, ["perimeter"]);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const scribe = await phone.newPage();
  await startSession(scribe, MARINA);
  await Promise.all([page.goto(evaluation), scribe.goto(evaluation)]);

  await test.step("fields come to the other as they are typed, also before the evaluation is complete", async () => {
    await fillIn(sheetOf(page), { Estatura: "165" });
    await sheetOf(page)
      .getByRole("textbox", { name: /^Massa/ })
      .focus();
    await expect(sheetOf(scribe).getByRole("textbox", { name: /^Estatura/ })).toHaveValue("165");
    await fillIn(sheetOf(scribe), { Massa: "62", "FC de repouso": "64" });
    await expect(sheetOf(page).getByRole("textbox", { name: /^Massa/ })).toHaveValue("62,00");
    await expect(sheetOf(scribe).getByText(/^Salvo às/)).toBeVisible();
  });

  await test.step("without a signal two values of one field stand side by side, with who and when", async () => {
    await phone.setOffline(true);
    await fillIn(sheetOf(scribe), { Cintura: "72" });
    await expect(sheetOf(scribe).getByText("Sem resposta do servidor.")).toBeVisible();
    await fillIn(sheetOf(page), { Cintura: "74" });
    await expect(sheetOf(page).getByText(/^Salvo às/)).toBeVisible();
    await phone.setOffline(false);
    for (const sheet of [sheetOf(page), sheetOf(scribe)]) {
      await expect(sheet.getByText("Um campo tem dois valores")).toBeVisible();
      for (const value of ["72 cm", "74 cm"]) await expect(choiceOf(sheet, value)).toContainText("Marina");
    }
    await expectAccessible(page);
  });

  await test.step("one tap chooses for both, and the evaluation has the chosen value", async () => {
    await choiceOf(sheetOf(page), "72 cm").click();
    for (const sheet of [sheetOf(page), sheetOf(scribe)]) {
      await expect(sheet.getByText("Um campo tem dois valores")).toBeHidden();
      await expect(sheet.getByRole("textbox", { name: "Cintura" })).toHaveValue("72");
    }
    await expect
      .poll(async () => {
        const { mesocycle: saved } = await (await callApi(page, "GET", stored)).json();
        return saved.evaluated_items.perimeter.bodyPerimeter.cintura;
      })
      .toBe("72");
  });
  await phone.close();
});
