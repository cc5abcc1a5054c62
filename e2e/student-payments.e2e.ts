import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { choose, pressByKeyboard } from "./fields.ts";
import { MARINA, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(Date.now() - days * DAY_MS);
const written = (day: string) => day.split("-").reverse().join("/");

test("a trainer gives a plan, records a payment in two clicks and undoes it; the student pays by Pix and the trainer confirms", {
  tag: "@phone-only",
}, async ({ page }) => {
  await startSession(page, MARINA);
  const plan = `Plano ${test.info().project.name} ${Date.now()}`;
  await callApi(page, "POST", "/api/subscriptionPlan", { name: plan, frequency: "monthly", value: 180 });
  const pix = { key: "treinadora@prumo.example", name: "Marina", city: "São Paulo" };
  await callApi(page, "PUT", "/api/v1/receiving", { pix, shows_pix_on_page: false, recipient_id: null });
  const student = await aRegisteredStudent(page, { name: "Paga em Dia" });

  await page.goto(`/inicio/visualizar/${student.id}?dialog=payments`);
  const dialog = page.getByRole("dialog", { name: "Pagamentos" });
  await dialog.getByRole("button", { name: "Vincular plano" }).click();
  const assigning = page.getByRole("dialog", { name: "Vincular plano" });
  await choose(page, "Plano", new RegExp(plan));
  const late = daysAgo(40);
  await assigning.getByLabel("Início").fill(written(late));
  await expect(assigning.getByLabel("Dia do vencimento")).toHaveValue(String(Number(late.slice(8))));
  await assigning.getByRole("button", { name: "Salvar" }).click();
  await expect(dialog.getByText(`venceu em ${written(late)}`)).toBeVisible();

  await pressByKeyboard(page, dialog.getByRole("button", { name: "Registrar pagamento" }).first());
  const recording = page.getByRole("dialog", { name: "Registrar pagamento" });
  await expect(recording.getByLabel("Valor")).toHaveValue("180,00");
  await pressByKeyboard(page, recording.getByRole("button", { name: "Dinheiro" }));
  await expect(recording).toBeHidden();
  await expect(dialog.getByText(/Dinheiro · .* · recibo nº \d+/)).toBeVisible();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /Baixar recibo/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Recibo \d+ - Paga em Dia\.pdf$/);
  await dialog.getByRole("button", { name: "Desfazer" }).click();
  await expect(dialog.getByText("Estornado")).toBeVisible();
  await expect(dialog.getByText("-R$ 180,00")).toBeVisible();
  await expect(dialog.getByText(`venceu em ${written(late)}`)).toBeVisible();

  await signInForTheFirstTime(page, student.email);
  await page.getByRole("button", { name: "Pagamentos" }).click();
  await expect(dialog.getByRole("button", { name: "Registrar pagamento" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Pagar com Pix" }).first().click();
  const paying = page.getByRole("dialog", { name: "Pagar com Pix" });
  await expect(paying.getByLabel("Código Pix Copia e Cola")).toHaveValue(/^0002.*5406180\.00.*6304[0-9A-F]{4}$/);
  await expectAccessible(page);
  await paying.getByRole("button", { name: "Já paguei" }).click();
  await expect(dialog.getByText("Aguardando confirmação")).toBeVisible();

  await signIn(page, MARINA, `/inicio/visualizar/${student.id}?dialog=payments`);
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Confirmar" }));
  await expect(dialog.getByText(/Pix · .* · recibo nº \d+/)).toBeVisible();

  await dialog.getByRole("button", { name: "Encerrar", exact: true }).click();
  const ending = page.getByRole("dialog", { name: `Encerrar o plano ${plan}` });
  await expect(ending.getByLabel("Primeiro dia sem o plano")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Sem plano")).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Desfazer" }).click();
  await expect(dialog.getByText("Sem plano")).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Encerrar", exact: true })).toBeVisible();
});
