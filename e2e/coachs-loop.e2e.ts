import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { MARINA, signIn } from "./people.ts";
import { signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";
import { anEvaluatedStudent } from "./trainings.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PRESCRIBED = "Supino inclinado com halteres";

/** A push as the browser's own service brings it. Without windows Chromium shows no notification, so what is to be shown is kept. */
async function pushed(page: Page, message: object) {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
    });
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  let worker = page.context().serviceWorkers().at(-1) ?? (await page.context().waitForEvent("serviceworker"));
  const keepWhatIsShown = () => {
    const scope = Object(globalThis);
    if (scope.shown) return;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title: string, options: object) => {
      scope.shown.push({ title, ...options });
    };
    scope.clients.openWindow = async (address: string) => {
      scope.opened.push(address);
    };
  };
  const shown = () => worker.evaluate(() => Object(globalThis).shown);
  // The browser ends an idle worker and starts another one for a message, which then shows it itself: it is delivered again.
  await expect(async () => {
    worker = page.context().serviceWorkers().at(-1) ?? worker;
    await worker.evaluate(keepWhatIsShown);
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(shown, { timeout: 2000 }).not.toHaveLength(0);
  }).toPass();
  const [notice] = await shown();
  await worker.evaluate((data) => {
    const click = Object.assign(new Event("notificationclick"), {
      notification: { data, close: () => undefined },
      waitUntil: () => undefined,
    });
    globalThis.dispatchEvent(click);
  }, notice.data);
  const opened = () => worker.evaluate(() => Object(globalThis).opened);
  await expect.poll(opened).toHaveLength(1);
  return { notice, opened: await opened() };
}

test("a week is prescribed, trained with a pain, told to the trainer, adjusted, and the student notified", async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  const aTraining = { weekdays: ["1"], follows_exercises: true, exercise_type: [], muscle_group: [] };
  const { student, address } = await anEvaluatedStudent(page, [aTraining]);

  await test.step("the trainer prescribes sets in detail from the keyboard", async () => {
    await page.goto(address);
    await expect(page.locator(".outline")).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: "Adicionar exercício" })).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type(`${PRESCRIBED.toLowerCase()} 3x8 40kg`);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const row = page.getByRole("table").locator("tbody").first();
    await row.getByRole("button", { name: /^Mais opções de/ }).click();
    await page.getByRole("menuitem", { name: "Séries em detalhe" }).click();
    const sets = row.locator("[data-sets]");
    await sets.fill("aq 1x12 20kg, 2x8 40kg");
    await sets.press("Enter");
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
  });

  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(PHONE);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  let adjusted = "";

  await test.step("the student trains without a signal, swaps it, and says that it hurts", async () => {
    await signInForTheFirstTime(page, student.email);
    await page.getByRole("link", { name: "Treinar agora" }).click();
    await expect(heading(PRESCRIBED)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Série 1 de 3 feita" }).click();
    await page.getByRole("button", { name: "Trocar ou pular" }).click();
    const equivalent = page.getByRole("list", { name: "Exercícios equivalentes" }).getByRole("button").first();
    await equivalent.click();
    await expect(page.getByText(`No lugar de ${PRESCRIBED}`)).toBeVisible();
    await page.getByRole("button", { name: "Dor e anotação" }).click();
    const pain = page.getByRole("group", { name: "Dor neste exercício" });
    await pain.getByRole("button", { name: "6", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Aguardando envio")).toBeVisible();
    const sent = page.waitForResponse((answer) => /\/executions$/.test(answer.url()) && answer.ok());
    await context.setOffline(false);
    await sent;
  });

  await test.step("the trainer is told first thing, changes the exercise in one tap, and is not told again", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize(DESKTOP);
    await signIn(page, MARINA, "/inicio/alunos");
    const told = page.getByRole("listitem").filter({ hasText: student.name.split(" ")[1] ?? "" });
    await expect(told).toContainText("Dor 6 de 10");
    await told.getByRole("button", { name: /^Opções de/ }).click();
    await page.getByRole("menuitem", { name: "Reduzir ou trocar" }).click();
    const dialog = page.getByRole("dialog", { name: "Ajustar exercício" });
    await expect(dialog).toContainText("Dor 6 de 10");
    await expectAccessible(page);
    const other = dialog.getByRole("button", { name: /^Trocar por/ }).first();
    adjusted = ((await other.textContent()) ?? "").trim();
    await other.click();
    await expect(page.getByRole("table").locator("tbody").first()).toContainText(adjusted);
    await expect(page.getByText("O sinal foi dispensado.")).toBeVisible();
    await page.goto(address.replace(/\?.*/, ""));
    await expect(page.getByRole("heading", { name: "Periodização" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sinais" })).toHaveCount(0);
  });

  await test.step("the student's phone shows the notice, which opens the training as it is now", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize(PHONE);
    await signIn(page, { email: student.email, password: "uma-senha-boa", isStudent: true });
    await expect(page.getByRole("link", { name: "Treinar agora" })).toBeVisible();
    const message = { title: "Seu treino mudou", body: "Abra para ver.", path: "/inicio/treino", tag: "aviso-1" };
    const { notice, opened } = await pushed(page, message);
    expect(notice).toMatchObject({ title: message.title, body: message.body, badge: "/icons/badge-96.png" });
    expect((await page.request.get(notice.badge)).ok()).toBe(true);
    expect(opened).toEqual([new URL(message.path, page.url()).href]);
    await page.goto(message.path);
    await expect(page.getByText(adjusted).first()).toBeVisible();
  });
});
