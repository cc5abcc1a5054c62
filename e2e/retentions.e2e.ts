import { expect, type Page } from "@playwright/test";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { choose } from "./fields.ts";
import { RAFAEL, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

/** With something about the own health, and deactivated. */
async function aFormerStudent(page: Page, name: string): Promise<void> {
  const { id } = await aRegisteredStudent(page, { name });
  await callApi(page, "PUT", `/api/v1/students/${id}/readiness`, {
    answers: { ...NOT_ASKED, is_active: true },
  });
  await callApi(page, "PUT", `/api/v1/students/${id}/status`, { is_active: false });
}

test("a trainer chooses how long to keep, sees what will be forgotten, and keeps one student's data longer", async ({
  page,
}) => {
  await startSession(page, RAFAEL);
  await aFormerStudent(page, "Fausto Esquecido");
  await signIn(page, RAFAEL, "/configuracoes/perfil");
  await page.getByRole("link", { name: "Ver prazos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Por quanto tempo guardar" })).toBeVisible();

  await test.step("a choice shows at once whom it reaches, and when", async () => {
    await choose(page, "Dados de saúde de ex-alunos: guardar por", "6 meses");
    await expect(page.getByText(/registros? de saúde · a partir de \d\d\/\d\d\/20\d\d/).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Fausto Esquecido" })).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  await test.step("one act keeps it longer, with a reason", async () => {
    await page.getByRole("button", { name: "Guardar mais: Fausto Esquecido" }).click();
    const dialog = page.getByRole("dialog", { name: /^Guardar por mais tempo/ });
    await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(dialog.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await dialog.getByLabel("Por quê").fill("Vai voltar depois da cirurgia");
    await dialog.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Guardado até .*: Vai voltar depois da cirurgia$/)).toBeVisible();
    await page.getByRole("button", { name: "Não guardar mais: Fausto Esquecido" }).click();
    await expect(page.getByText(/^Guardado até/)).toHaveCount(0);
  });

  await test.step("and the choice can be taken back", async () => {
    await choose(page, "Dados de saúde de ex-alunos: guardar por", "Não apagar");
    await expect(page.getByRole("link", { name: "Fausto Esquecido" })).toHaveCount(0);
  });
});
