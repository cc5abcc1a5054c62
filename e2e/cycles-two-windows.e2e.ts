import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const CHANGED = "Este registro foi alterado em outra janela. Recarregue para continuar.";

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

/** A student of Marina with a macrocycle and a running mesocycle of two weeks. */
async function aPlannedStudent(page: Page) {
  const student = await aRegisteredStudent(page, { name: `Duas Janelas ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const draft = { name: "Força", items_to_be_evaluated: [] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, draft)).json();
  const cycle = { name: "Mesociclo 1", goal: "Base", start_date: today(), weeks: 2 };
  const answer = await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, cycle);
  const { mesocycle } = await answer.json();
  const own = `/inicio/visualizar/${student.id}`;
  return {
    macrocycle: `${own}?macro=${macrocycle.id}&dialog=macrocycle`,
    mesocycle: `${own}?macro=${macrocycle.id}&dialog=mesocycle&meso=${mesocycle.id}`,
    microcycle: `${own}/macrociclo/${macrocycle.id}/mesociclo/${mesocycle.id}?dialog=microcycle&micro=${mesocycle.microcycles[0].id}`,
  };
}

test("what two windows change at once is kept: the second is told, reloads, and saves over it knowingly", async ({
  page,
  context,
}) => {
  await startSession(page, MARINA);
  const addresses = await aPlannedStudent(page);
  const other = await context.newPage();

  for (const level of ["mesocycle", "microcycle"] as const) {
    await test.step(`a ${level}`, async () => {
      await page.goto(addresses[level]);
      await page.getByRole("textbox", { name: /^Nome/ }).fill("Meu nome");
      await other.goto(addresses[level]);
      await other.getByRole("textbox", { name: /^Objetivo/ }).fill("Objetivo da outra");
      await other.getByRole("button", { name: "Salvar" }).click();
      await expect(other.getByText(/atualizado com sucesso/)).toBeVisible();

      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByRole("alert").filter({ hasText: CHANGED })).toBeVisible();
      await expect(page.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Meu nome");
      if (level === "mesocycle") await expectAccessible(page);
      await page.getByRole("button", { name: "Recarregar" }).click();
      await expect(page.getByRole("textbox", { name: /^Objetivo/ })).toHaveValue("Objetivo da outra");
      await expect(page.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Meu nome");
      await page.getByRole("button", { name: "Salvar" }).click();
      await expect(page.getByText(/atualizado com sucesso/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Meu nome" }).first()).toBeVisible();
    });
  }

  await test.step("a macrocycle", async () => {
    await page.goto(addresses.macrocycle);
    await page.getByRole("checkbox", { name: "Somatotipo" }).check();
    await other.goto(addresses.macrocycle);
    await other.getByRole("textbox", { name: /^Nome/ }).fill("Nome da outra");
    await other.getByRole("button", { name: "Salvar" }).click();
    await expect(other.getByText("Periodização atualizada com sucesso")).toBeVisible();

    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByRole("alert").filter({ hasText: CHANGED })).toBeVisible();
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(page.getByRole("textbox", { name: /^Nome/ })).toHaveValue("Nome da outra");
    await expect(page.getByRole("checkbox", { name: "Somatotipo" })).toBeChecked();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Periodização atualizada com sucesso")).toBeVisible();
  });
});
