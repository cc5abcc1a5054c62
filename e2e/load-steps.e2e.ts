import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { fillIn } from "./fields.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

test("a trainer says which loads exist, and a bar that no gym has is refused", async ({ page }) => {
  await aTrainer(page);
  await page.goto("/configuracoes/perfil");
  const panel = page.getByRole("region", { name: "Cargas que existem" });
  await panel.getByRole("button", { name: "Editar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cargas que existem" });
  await expectAccessible(page);
  await fillIn(dialog, { Barra: "99" });
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText("De 1 a 50 kg")).toBeVisible();
  await expect(dialog.getByLabel("Barra")).toBeFocused();
  await fillIn(dialog, { Barra: "15" });
  await dialog.getByText("0,5 kg", { exact: true }).click();
  await dialog.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Cargas salvas com sucesso")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(panel.getByText("15 kg, de 1 kg em 1 kg")).toBeVisible();
});
