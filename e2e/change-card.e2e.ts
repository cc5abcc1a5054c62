import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { fillCard } from "./cards.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

test("a trainer keeps a card for the next charges, after a word about a number that is none", async ({ page }) => {
  await comeFromOwnNetwork(page);
  await aTrainer(page);
  await page.goto("/configuracoes/perfil/assinatura");
  await page.getByRole("button", { name: "Cadastrar cartão" }).click();
  const dialog = page.getByRole("dialog", { name: "Cadastrar cartão" });
  await expectAccessible(page);
  await fillCard(dialog, { number: "5555 5555 5555 4445", name: "TERESA BRANDAO" });
  await dialog.getByRole("button", { name: "Salvar cartão" }).click();
  await expect(dialog.getByLabel("Número do cartão")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Número do cartão").fill("5555 5555 5555 4444");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cartão salvo com sucesso")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Mastercard final 4444", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Trocar cartão" })).toBeVisible();
});
