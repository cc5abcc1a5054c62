import { expect } from "@playwright/test";
import { aPagarmeService, PAGARME_KEYS } from "#server/testing/services/pagarme-service.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./own-server.ts";

/** The local provider listens here; the server must know its address before it starts. */
const PORT = 3491;

// A demonstration with a provider has no Pix key of its own.
test.use({
  sharedAs: "the provider's Pix",
  settings: {
    PAYMENTS: "pagarme",
    PAGARME_URL: `http://localhost:${PORT}/core/v5`,
    PAGARME_SECRET_KEY: PAGARME_KEYS.secretKey,
    PAGARME_PUBLIC_KEY: PAGARME_KEYS.publicKey,
    PAGARME_WEBHOOK_USER: PAGARME_KEYS.webhook.user,
    PAGARME_WEBHOOK_PASSWORD: PAGARME_KEYS.webhook.password,
  },
});

test("a lapsed trainer chooses a plan, pays by a Pix that confirms itself, and goes on", {
  tag: "@phone-only",
}, async ({ page }) => {
  const provider = await aPagarmeService(PORT);
  try {
    await page.goto("/autenticacao/entrar");
    await page.getByLabel("E-mail").fill("renovar@prumo.example");
    await page.getByLabel("Senha", { exact: true }).fill("prumo-demo-2026");
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(/renovar_plano/);
    await page.getByText("Mensal").click();
    await page.getByLabel(/Essencial, R\$ 89,90/).check();
    await page.getByRole("button", { name: "Pagar R$ 89,90 com Pix" }).click();
    const paying = page.getByRole("dialog", { name: "Pagar com Pix" });
    await paying.getByLabel("CPF de quem paga").fill("123.456.789-09");
    await paying.getByLabel("Telefone").fill("(11) 9 0026-1207");
    await expectAccessible(page);
    await paying.getByRole("button", { name: "Gerar Pix" }).click();
    await expect(paying.getByLabel("Código Pix Copia e Cola")).toHaveValue(/^0002.*pagarme/);
    await expectAccessible(page);

    // Whoever comes back, as from the bank's application, finds it again.
    await page.reload();
    await page.getByText("Mensal").click();
    await page.getByLabel(/Essencial, R\$ 89,90/).check();
    await page.getByRole("button", { name: "Ver Pix" }).click();
    await expect(paying.getByLabel("Código Pix Copia e Cola")).toHaveValue(/^0002.*pagarme/);
    await paying.getByRole("button", { name: "Já paguei" }).click();
    await expect(paying.getByText("Este Pix ainda não chegou.")).toBeVisible();
    provider.records.payWaitingPix();
    await paying.getByRole("button", { name: "Já paguei" }).click();
    await expect(paying.getByRole("status").filter({ hasText: "Recebemos R$ 89,90" })).toBeVisible();
    await expectAccessible(page);
    await paying.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
    await page.goto("/configuracoes/perfil/assinatura");
    await expect(page.getByText(/paga em .* com Pix/).first()).toBeVisible();
  } finally {
    provider.close();
  }
});
