import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { fillCard } from "./cards.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

const TODAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(Date.now());

test("a student's plan renews on a card, with the telephone that is known, until the student stops it", {
  tag: "@phone",
}, async ({ page }) => {
  await comeFromOwnNetwork(page);
  await aTrainer(page);
  const draft = { name: "Consultoria", frequency: "monthly", value: 150 };
  const { plan } = await (await callApi(page, "POST", "/api/subscriptionPlan", draft)).json();
  const pix = { key: "treinadora@prumo.example", name: "Teresa", city: "Recife" };
  const receiving = { pix, shows_pix_on_page: false, recipient_id: "re_clh2abcdefghij" };
  await callApi(page, "PUT", "/api/v1/receiving", receiving);
  const cellphone = "(81) 98765-4321";
  const student = await aRegisteredStudent(page, { name: "Renova Sozinho", cellphone });
  const assigned = { plan_id: plan.id, starts_on: TODAY, due_day: Number(TODAY.slice(8)) };
  await callApi(page, "POST", `/api/v1/students/${student.id}/plans`, assigned);

  await signInForTheFirstTime(page, student.email);
  await page.getByRole("button", { name: "Pagamentos" }).click();
  const money = page.getByRole("dialog", { name: "Pagamentos" });
  await money.getByRole("button", { name: "Renovar no cartão" }).click();
  const dialog = page.getByRole("dialog", { name: "Renovar no cartão" });
  await expect(dialog.getByLabel("Telefone do titular")).toHaveValue(cellphone);
  await expectAccessible(page);
  await fillCard(dialog, { number: "5555 5555 5555 4444", name: "RENOVA SOZINHO" });
  await dialog.getByLabel("CPF do titular").fill("123.456.789-09");
  await page.keyboard.press("Enter");
  await expect(page.getByText("O plano renova neste cartão")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(money.getByText("Mastercard final 4444")).toBeVisible();
  await expect(money.getByRole("button", { name: "Trocar cartão" })).toBeVisible();
  await money.getByRole("button", { name: "Parar de renovar" }).click();
  await expect(money.getByRole("button", { name: "Renovar no cartão" })).toBeVisible();
});
