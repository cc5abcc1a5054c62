import { expect } from "@playwright/test";
import { LUCAS_EVALUATION, LUCAS_PAGE, OTHER_PAGE } from "./demo.ts";
import { LUCAS, RAFAEL, signIn } from "./people.ts";
import { test } from "./test.ts";

test("another trainer's student is not found", async ({ page }) => {
  await signIn(page, RAFAEL, LUCAS_PAGE);
  await expect(page.getByRole("heading", { name: "Aluno não encontrado" })).toBeVisible();
  await expect(page.getByText("Lucas")).toHaveCount(0);
});

test("a student reaches only their page, without actions of a trainer", async ({ page }) => {
  await signIn(page, LUCAS);
  await expect(page).toHaveURL(/\/inicio\/visualizar\/3/);
  await expect(page.getByRole("button", { name: "Novo macrociclo" })).toHaveCount(0);
  await page.goto(OTHER_PAGE);
  await expect(page).toHaveURL(/\/inicio\/visualizar\/3/);
  await page.goto("/inicio/alunos");
  await expect(page).toHaveURL(/\/inicio\/visualizar\/3/);
});

test("a student sees the evaluation as the specification allows: four perimeters and one skinfold, nothing to save", async ({
  page,
}) => {
  await signIn(page, LUCAS, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(dialog.getByText("Cintura").first()).toBeVisible();
  await expect(dialog.getByText("Abdominal").first()).toBeVisible();
  await expect(dialog.getByText("Subescapular")).toHaveCount(0);
  await expect(dialog.getByText("Panturrilha")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Salvar Avaliação" })).toHaveCount(0);
});
