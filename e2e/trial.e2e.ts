import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { aCpf } from "../server/testing/cpf.ts";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { expectToFit } from "./fits.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { readRegistrationLink } from "./outbox.ts";
import { test } from "./test.ts";

const PASSWORD = "uma senha longa";
const MS_PER_DAY = 86_400_000;

test.use({ freshContext: true });

test("a trainer tries the product without a card, is told when that ends, and is led to the choice of a plan", {
  tag: "@phone",
}, async ({ page }) => {
  await comeFromOwnNetwork(page);
  const email = `${randomUUID()}@exemplo.com.br`;
  await page.goto("/cadastro");
  await test.step("no card is asked for", async () => {
    await expect(page.getByRole("region", { name: "Teste sem pagar" })).toContainText("Teste por 14 dias, sem cartão");
    await page.getByRole("button", { name: "Testar sem pagar" }).click();
    await expect(page.getByRole("region", { name: "Resumo do teste" })).toContainText("Nada é cobrado");
    await page.getByLabel("Nome completo").fill("Beatriz Nogueira");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel(/^Senha/).fill(PASSWORD);
    await page.getByLabel("Confirmar senha").fill(PASSWORD);
    await page.getByLabel("CPF").fill(aCpf());
    await page.getByLabel("Celular").fill("(11) 9 0026-1207");
    await page.getByRole("button", { name: "Próximo" }).click();
    await expect(page.getByLabel("Número do cartão")).toHaveCount(0);
    await page.getByLabel(/Li e aceito/).check();
    await page.getByRole("button", { name: "Criar conta e testar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Confirme seu e-mail" })).toBeFocused();
    await expect(page.getByText("Pagamento aprovado")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(`Enviamos para ${email}`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Suporte" })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await expectToFit(page, "the confirmation of an e-mail");
  });

  await test.step("the product is open", async () => {
    await page.goto(await readRegistrationLink(email));
    await page.getByRole("button", { name: "Confirmar e entrar" }).click();
    await expect(page.getByRole("region", { name: "Comece em três passos" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Seu teste" })).toHaveCount(0);
  });

  await test.step("four days before its end every page says so and leads to the plans", async () => {
    await page.clock.setFixedTime(Date.now() + 10 * MS_PER_DAY);
    await page.reload();
    const banner = page.getByRole("region", { name: "Seu teste" });
    await expect(banner).toContainText("Seu teste vai até");
    await expectAccessibleInBothColours(page);
    await expectToFit(page, "the banner of a trial");
    await banner.getByRole("link", { name: "Escolher plano" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Escolher plano" })).toBeVisible();
    await expect(page.getByText("nenhum dia se perde")).toBeVisible();
    await expectAccessibleInBothColours(page);
    await expectToFit(page, "the plans of a trial");
    await page.getByRole("link", { name: "Voltar para o início" }).click();
    await expect(banner).toBeVisible();
  });
});
