import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { SUBSCRIPTION_KEYS } from "#server/testing/steps/notices.ts";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { expectToFit } from "./fits.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

/** A browser without windows refuses notices. This one asks, is allowed, and has a subscription as its push service gives one. */
const withPushService = (page: Page) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      let permission: NotificationPermission = "default";
      let subscription: object | null = null;
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = async () => {
        permission = "granted";
        return permission;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async () => {
          subscription = {
            options: {},
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => {
              subscription = null;
              return true;
            },
          };
          return subscription;
        },
      });
    },
    { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys: SUBSCRIPTION_KEYS },
  );

test("a person chooses what to be told of, keeps quiet hours, and switches a device on and off", {
  tag: "@phone",
}, async ({ page }) => {
  await aTrainer(page);
  await withPushService(page);
  // The screen reads its notices again after each save, at the same address.
  const isSaved = () =>
    page.waitForResponse(
      (answer) => answer.request().method() !== "GET" && /\/notices$/.test(answer.url()) && answer.ok(),
    );
  const mail = page.getByRole("checkbox", { name: "Três treinos perdidos seguidos: E-mail" });
  const quiet = page.getByRole("switch", { name: "Horário de silêncio" });

  await test.step("kinds and hours are kept at once", async () => {
    await page.goto("/configuracoes/perfil");
    await expect(mail).not.toBeChecked();
    let saved = isSaved();
    await mail.click();
    await expect(mail).toBeChecked();
    await saved;
    saved = isSaved();
    await page.getByRole("combobox", { name: "Início do silêncio" }).selectOption("21:30");
    await saved;
    await page.reload();
    await expect(mail).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Início do silêncio" })).toHaveValue("21:30");
    await quiet.click();
    await expect(page.getByRole("combobox", { name: "Início do silêncio" })).toHaveCount(0);
  });

  await test.step("this device is switched on by a press, and off again", async () => {
    await page.getByRole("button", { name: "Ativar avisos neste aparelho" }).click();
    await expect(page.getByText("Avisos ativados neste aparelho")).toBeVisible();
    await expect(page.getByText("Este aparelho", { exact: true })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await expectToFit(page, "the notices of the profile");
    await page.getByRole("button", { name: /^Desativar / }).click();
    await expect(page.getByText("Avisos desativados neste aparelho")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ativar avisos neste aparelho" })).toBeVisible();
  });
});
