import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { fillCard } from "./cards.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { changeDatabase as change } from "./database.ts";
import { fillIn } from "./fields.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

async function pay(form: Locator | Page, number: string) {
  await fillCard(form, { number: number, name: "RENATA SIQUEIRA" });
  await form.getByRole("button", { name: /^Pagar .*continuar$/ }).click();
}

const OF_TRAINER = "where trainer_id = (select id from users where email = $1 and role = 'trainer')";

/** Moves the subscription into the past, as if it had not been renewed. */
const letSubscriptionLapse = (email: string) =>
  change(`update subscriptions set period_start = '2020-01-01', period_end = '2020-02-01' ${OF_TRAINER}`, [email]);

test("a lapsed trainer signs in, is asked to pay, pays and goes on", async ({ page }) => {
  const { email, password } = await aTrainer(page);
  await letSubscriptionLapse(email);
  await page.evaluate(() => localStorage.clear());
  const enter = async () => {
    await page.goto("/autenticacao/entrar");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(/renovar_plano/);
  };
  await enter();
  await expect(page.getByText("Há um problema com sua assinatura")).toBeVisible();
  // The last plan is chosen already.
  await expect(page.getByRole("button", { name: /^Pagar .*continuar$/ })).toBeVisible();

  // Leaving ends the session on the server too.
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
  const me = await page.request.get("/api/v1/auth/me", { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);
  await enter();

  // No other page is usable before the payment: the same form lies over it.
  await page.goto("/inicio/alunos");
  await expect(page.getByRole("dialog", { name: "Renovar plano" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Renovar plano" })).toBeVisible();

  // Here too the last plan is chosen already.
  await page.getByRole("button", { name: /^Pagar .*continuar$/ }).click();
  await expect(page.getByText("Este campo não pode ficar em branco").first()).toBeVisible();
  await page.getByText("Mensal").click();
  await page.getByLabel(/Essencial, R\$ 89,90/).check();
  await expect(page.getByRole("button", { name: "Pagar R$ 89,90 e continuar" })).toBeVisible();
  await change(
    "insert into coupons (code, percent, periods, created_at) values ('VOLTA10', 10, 1, now()) on conflict do nothing",
  );
  await page.getByLabel("Cupom").fill("volta10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pagar R$ 80,91 e continuar" })).toBeVisible();
  await expect(page.getByText(/entra no lugar do seu desconto de 10% /)).toBeVisible();
  await pay(page, "4000 0000 0000 0002");
  await expect(page.getByText(/O cartão não foi autorizado/)).toBeVisible();
  await pay(page, "5555 5555 5555 4444");
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Renovar plano" })).toBeHidden();
  await expect(page.getByText("Total de Alunos")).toBeVisible();
});

test("while the subscription is in order there is nothing to pay, and a way back", async ({ page }) => {
  await comeFromOwnNetwork(page);
  await signIn(page, MARINA, "/autenticacao/renovar_plano");
  await expect(page.getByText(/Sua assinatura está em dia até \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pagar/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Voltar para o início" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});

test("a subscription that lapses under a half-typed form is paid over it, and the form goes on", async ({ page }) => {
  const { email } = await aTrainer(page);
  const { evaluation: address } = await aRunningMesocycle(page, ["perimeter"]);
  await page.goto(address);
  const evaluation = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await fillIn(evaluation, { Estatura: "165", Massa: "62", "FC de repouso": "64" });
  const waist = evaluation.getByRole("textbox", { name: /^Cintura/ }).first();
  await waist.fill("84,5");
  await letSubscriptionLapse(email);
  // Not with the mouse: the first request opens the dialog, which may cover the button.
  await evaluation.getByRole("button", { name: "Salvar Avaliação" }).dispatchEvent("click");

  const renewal = page.getByRole("dialog", { name: "Renovar plano" });
  await expect(renewal.getByText("Há um problema com sua assinatura")).toBeVisible();
  await renewal.getByText("Mensal").click();
  await renewal.getByLabel(/Essencial, R\$ 89,90/).check();
  await pay(renewal, "4111 1111 1111 1111");
  await expect(page.getByText("Avaliação salva com sucesso").first()).toBeVisible();
  await expect(waist).toHaveValue("84,5");
});

test("a refused renewal is told on every page and paid there with another card, which renews from then on", {
  tag: "@phone-only",
}, async ({ page }) => {
  await comeFromOwnNetwork(page);
  const { email } = await aTrainer(page);
  await change(`update invoices set state = 'canceled' ${OF_TRAINER}`, [email]);
  await change(
    `update subscriptions
        set period_start = current_date - 367, period_end = current_date - 2,
            billing_day = extract(day from current_date - 2), card_last4 = '0341',
            card_reference = 'sandbox_fails_on_renewal_0341_kept' ${OF_TRAINER}`,
    [email],
  );
  await change("select graphile_worker.add_job('renew_subscriptions')");
  await page.goto("/configuracoes/perfil");
  const banner = page.getByRole("region", { name: "Sua assinatura" });
  await expect(async () => {
    await page.reload();
    await expect(banner.getByText(/O cartão final 0341 foi recusado em/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(banner.getByText(/Sem pagamento, seu acesso termina em/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Ver assinatura" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Minha assinatura" })).toBeVisible();
  await banner.getByRole("button", { name: /^Pagar R\$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Pagar fatura" });
  await expect(dialog.getByRole("radio", { name: "Outro cartão" })).toBeChecked();
  await fillCard(dialog, { number: "4000 0000 0000 0002", name: "RENATA SIQUEIRA" });
  await dialog.getByRole("button", { name: /^Pagar/ }).click();
  await expect(dialog.getByText(/O cartão não foi autorizado/)).toBeVisible();
  await expectAccessible(page);
  // Nothing that was typed is lost: only the number is corrected.
  await dialog.getByLabel("Número do cartão").fill("5555 5555 5555 4444");
  await dialog.getByRole("button", { name: /^Pagar/ }).click();
  await expect(page.getByText("Pagamento recebido. Obrigado!")).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByText("Mastercard final 4444", { exact: true })).toBeVisible();
  await expect(page.getByText("Em dia")).toBeVisible();
  const receipt = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Recibo de/ })
    .first()
    .click();
  expect((await receipt).suggestedFilename()).toMatch(/^Recibo \d+ - Prumo/);

  await page.getByRole("button", { name: "Cancelar assinatura" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar assinatura" }).click();
  await expect(page.getByText("Nenhuma: a assinatura foi cancelada")).toBeVisible();
  await page.getByRole("button", { name: "Desistir do cancelamento" }).click();
  await expect(page.getByRole("button", { name: "Trocar de plano" })).toBeVisible();
});
