import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent } from "./students.ts";
import { test } from "./test.ts";

test("a trainer types a student's maximum, and reads the loads that follow from it", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: "Mede a Máxima" });
  await page.goto(`/inicio/visualizar/${student.id}?dialog=executions&tab=maximas`);
  await expect(page.getByText("Nenhuma carga máxima ainda")).toBeVisible();
  await page.getByRole("combobox", { name: "Informar a carga máxima de um exercício" }).fill("supino reto com barra");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Supino reto com barra" });
  await expect(dialog.getByLabel("Carga máxima (1RM)")).toBeFocused();
  await page.keyboard.type("100");
  await expect(dialog.getByText(/^Máxima de treino: 90 kg/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar" }).press("Enter");
  await expect(page.getByText("Carga máxima salva com sucesso")).toBeVisible();
  await expect(page.getByRole("row", { name: /Supino reto com barra.*100 kg.*90 kg.*Informada/ })).toBeVisible();
});
