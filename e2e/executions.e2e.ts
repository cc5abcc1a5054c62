import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a trainer sees which trainings were done, opens one beside its prescription, and the history of an exercise", async ({
  page,
}) => {
  await signIn(page, MARINA, LUCAS_PAGE);
  await page.getByRole("button", { name: "Ver calendário" }).click();
  const dialog = page.getByRole("dialog", { name: "Treinos realizados" });
  // The demo student may have trained only in the month before.
  await dialog.getByRole("button", { name: "Mês anterior" }).click();
  await expect(dialog.getByText(/\d+ feitos · (\d+ em parte · )?\d+ perdidos?/)).toBeVisible();
  await expectAccessible(page);

  await dialog
    .getByRole("button", { name: /^Abrir Treino A/ })
    .first()
    .click();
  await expect(dialog.getByText(/^Esforço \d\/10 · \d+ min · Registrado pelo aluno$/)).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Feito: Supino inclinado com halteres" })).toContainText("kg");
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Histórico de Supino inclinado com halteres" }).click();
  await expect(dialog.getByRole("combobox", { name: "Exercício" })).toHaveValue(/^Supino inclinado com halteres/);
  await expect(dialog.getByText("1RM est.")).toBeVisible();
  await expect(dialog.locator(".recharts-line")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog.getByRole("tab", { name: "Calendário" })).toHaveAttribute("aria-selected", "true");
});
