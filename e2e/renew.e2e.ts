import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./own-server.ts";

test("a lapsed trainer signs in, is asked to pay, pays and goes on", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill("renovar@prumo.example");
  await page.getByLabel("Senha", { exact: true }).fill("prumo-demo-2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/renovar_plano/);
  await expect(page.getByText("Há um problema com sua assinatura")).toBeVisible();
  await expectAccessible(page);

  // Nothing else opens before it is paid.
  await page.goto("/inicio/alunos");
  await expect(page).toHaveURL(/renovar_plano/);

  await page.getByText("Mensal").click();
  await page.getByLabel(/Essencial, R\$ 89,90/).check();
  await page.getByLabel("Número do cartão").fill("4000 0000 0000 0002");
  await page.getByLabel("Nome no cartão").fill("RENATA SIQUEIRA");
  await page.getByLabel("Validade").fill("12/2035");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel("CPF do titular").fill("111.444.777-35");
  await page.getByLabel("Telefone do titular").fill("(31) 9 0026-5518");
  await page.getByRole("button", { name: "Pagar e continuar" }).click();
  await expect(page.getByText(/O cartão não foi autorizado/)).toBeVisible();
  await page.getByLabel("Número do cartão").fill("5555 5555 5555 4444");
  await page.getByRole("button", { name: "Pagar e continuar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});
