import { expect, type Page } from "@playwright/test";
import { LUCAS, MARINA } from "./people.ts";
import { test } from "./test.ts";

// Scripts that another journey loaded would not be late.
test.use({ freshContext: true });

/** Keeps the program away until the returned function is called, as a slow network does. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Everything that the browser complains about; a page that the program cannot take over is one of these. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

for (const address of ["/autenticacao/entrar", "/admin/autenticacao/entrar"]) {
  test.describe(`without scripts, ${address}`, () => {
    test.use({ javaScriptEnabled: false });

    test("shows its form", async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByLabel("E-mail")).toBeVisible();
      await expect(page.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
    });
  });
}

test("what is typed before the program arrives stays, and is sent when the person pressed Enter", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdProgram(page);
  await page.goto("/autenticacao/entrar", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill(LUCAS.email);
  await page.getByLabel("Sou Aluno").check();
  await page.getByLabel("Senha", { exact: true }).fill(LUCAS.password);
  await page.getByLabel("Senha", { exact: true }).press("Enter");
  release();
  await expect(page).toHaveURL(/\/inicio\/visualizar\//);
  expect(complaints).toEqual([]);
});

test("who is typing while the program arrives goes on in the same field", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("/autenticacao/entrar", { waitUntil: "commit" });
  await page.getByLabel("E-mail").pressSequentially("treinadora@");
  release();
  await expect(page).toHaveTitle(/^Entrar/);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type("prumo.example");
  await page.getByLabel("Senha", { exact: true }).fill(MARINA.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/inicio\/alunos/);
});

test("a button pressed before the program arrives acts when it is there", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdProgram(page);
  await page.goto("/autenticacao/entrar", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Esqueci a senha" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Esqueci a senha" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an answer that arrives while the page is being taken over does not break it", async ({ page }) => {
  const complaints = complaintsOf(page);
  // React takes one part of the page after the other, each in a task that it orders by a message.
  await page.addInitScript((delayMs) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), delayMs);
    };
  }, 300);
  await page.goto("/autenticacao/entrar");
  await expect(page.getByRole("link", { name: "Conheça a plataforma!" })).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [search, title] of [
  ["dialog=forgot", "Esqueci a senha"],
  ["policy=privacy&voltar=%2Finicio", "Termos de uso e política de privacidade"],
]) {
  test(`an address with ?${search} opens its dialog over the form`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(`/autenticacao/entrar?${search}`);
    await expect(page.getByRole("dialog", { name: title ?? "" })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
