import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { RAFAEL, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

const TODAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(Date.now());

test("a student pays by a Pix that nobody confirms by hand", { tag: "@phone-only" }, async ({ page }) => {
  await comeFromOwnNetwork(page);
  await startSession(page, RAFAEL);
  const name = `Plano ${test.info().project.name} ${Date.now()}`;
  const draft = { name, frequency: "monthly", value: 150 };
  const { plan } = await (await callApi(page, "POST", "/api/subscriptionPlan", draft)).json();
  const pix = { key: "treinador@prumo.example", name: "Rafael", city: "Recife" };
  const receiving = { pix, shows_pix_on_page: false, recipient_id: "re_clh2abcdefghij" };
  await callApi(page, "PUT", "/api/v1/receiving", receiving);
  const student = await aRegisteredStudent(page, { name: "Paga Sozinha" });
  const assigned = { plan_id: plan.id, starts_on: TODAY, due_day: Number(TODAY.slice(8)) };
  await callApi(page, "POST", `/api/v1/students/${student.id}/plans`, assigned);

  await signInForTheFirstTime(page, student.email);
  await page.getByRole("button", { name: "Pagamentos" }).click();
  const dialog = page.getByRole("dialog", { name: "Pagamentos" });
  await dialog.getByRole("button", { name: "Pagar com Pix" }).first().click();
  const paying = page.getByRole("dialog", { name: "Pagar com Pix" });
  await paying.getByRole("button", { name: "Gerar Pix" }).click();
  await expect(paying.getByText("Este campo não pode ficar em branco")).toBeVisible();
  await expect(paying.getByRole("button", { name: "Pagar na chave Pix do personal" })).toBeVisible();
  await paying.getByLabel("CPF de quem paga").fill("123.456.789-09");
  await expectAccessible(page);
  await paying.getByRole("button", { name: "Gerar Pix" }).click();
  await expect(paying.getByLabel("Código Pix Copia e Cola")).toHaveValue(/^0002.*5406150\.00/);
  await expectAccessible(page);

  await paying.getByRole("button", { name: "Fechar" }).click();
  await expect(dialog.getByText("Aguardando Pix")).toBeVisible();
  await dialog.getByRole("button", { name: "Ver Pix" }).click();
  // The sandbox pays after ten seconds.
  await expect(async () => {
    if (await paying.getByRole("button", { name: "Já paguei" }).isVisible())
      await paying.getByRole("button", { name: "Já paguei" }).click();
    await expect(paying.getByRole("status").filter({ hasText: "Recebemos R$ 150,00. Recibo nº" })).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await paying.getByRole("button", { name: "Fechar" }).last().click();
  await expect(dialog.getByText(/Pix · .* · recibo nº \d+/)).toBeVisible();
});
