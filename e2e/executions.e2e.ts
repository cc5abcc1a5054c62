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

test("what stays of a cycle that is repeated is listed when asked for", async ({ page }) => {
  // Carlos trained in the cycle before, and each of his loads stays.
  await signIn(page, MARINA, "/inicio/visualizar/9?macro=6&dialog=training&meso=12");
  await page.getByRole("button", { name: "Criar a partir do último" }).click();
  const proposal = page.getByRole("dialog", { name: "Criar a partir do último" });
  await expect(proposal.getByText("As cargas são todas mantidas.")).toBeVisible();
  await expect(proposal.getByRole("listitem")).toHaveCount(0);
  await proposal.getByRole("button", { name: "Mostrar as cargas mantidas" }).click();
  await expect(proposal.getByRole("listitem").first()).toContainText(/Treino A · .*: /);
});
