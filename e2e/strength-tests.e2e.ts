import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_EVALUATION } from "./demo.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

/** Lucas's third evaluation. */

test("a strength test is typed down the columns, shows what follows from it, and is saved when the trainer says so", async ({
  page,
}) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await dialog.getByRole("tab", { name: "Teste de Força" }).click();
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const row = dialog.getByRole("row", { name: /^Adutores/ });

  await test.step("Enter and the arrows go down and up a column", async () => {
    await field("Peso máximo, Adutores").fill("60");
    await page.keyboard.press("Enter");
    await expect(field("Peso máximo, Quadríceps")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field("Peso máximo, Adutores")).toBeFocused();
  });

  await test.step("estimates and suggestion follow the typing", async () => {
    await field("Máx. de repetições, Adutores").fill("8");
    await field("Porcentagem, Adutores").fill("58");
    await expect(row).toContainText("35 kg");
    await expect(row).toContainText("76,0 kg");
    await expect(row).toContainText("74,5 kg");
    await expectAccessible(page);
  });

  await test.step("a percentage above 100 is told at its field and not sent", async () => {
    await field("Porcentagem, Core").fill("101");
    await expect(field("Porcentagem, Core")).toHaveAccessibleDescription("Informe um valor entre 0 e 100");
    await expect(dialog.getByRole("button", { name: "Salvar Avaliação" })).toHaveAttribute("aria-disabled", "true");
    await field("Porcentagem, Core").fill("");
  });

  await test.step("what is typed stays while another tab is open, and closing asks", async () => {
    await dialog.getByRole("tab", { name: "Perimetria" }).click();
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await page.getByRole("button", { name: "Continuar editando" }).click();
    await dialog.getByRole("tab", { name: "Teste de Força" }).click();
    await expect(field("Peso máximo, Adutores")).toHaveValue("60");
  });

  await test.step("saving closes the dialog, and the test is there again", async () => {
    await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
    await expect(page.getByText("Avaliação salva com sucesso!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(LUCAS_EVALUATION);
    await dialog.getByRole("tab", { name: "Teste de Força" }).click();
    await expect(field("Peso máximo, Adutores")).toHaveValue("60");
    await dialog.getByRole("button", { name: "Histórico de Adutores" }).click();
    await expect(page.getByRole("cell", { name: "60 kg" })).toBeVisible();
  });
});
