import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./own-server.ts";
import { acceptTerms, LUCAS, MARINA, signIn, signInAsAdmin } from "./people.ts";
import { roundTrip } from "./requests.ts";

const TITLE = "Termos de uso e política de privacidade";

// New terms interrupt every signed-in person, so this journey has its own server.
test.use({ sharedAs: "terms" });

test("the administrator publishes new terms; trainer and student accept them before going on", async ({
  page,
  browser,
  baseURL,
}) => {
  const another = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await another.newPage();

  await test.step("cancelling restores what was published", async () => {
    await openTerms(page);
    const text = await edit(page);
    await expect(page.getByRole("button", { name: "Salvar" })).toHaveAttribute("aria-disabled", "true");
    await text.press("Control+A");
    await text.pressSequentially("Tudo apagado");
    await page.getByRole("button", { name: "Cancelar" }).click();
    await expect(text).toBeHidden();
    await expect(page.getByRole("heading", { name: "3.6. Seus direitos" })).toBeVisible();
    await expect(page.getByText("Tudo apagado")).toHaveCount(0);
  });

  await test.step("leaving with something unsaved asks first", async () => {
    const text = await edit(page);
    await text.press("Control+Home");
    await text.pressSequentially("Rascunho. ");
    await page.getByRole("link", { name: /página inicial/ }).click();
    const question = page.getByRole("dialog", { name: "Alteração não salva" });
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(text).toContainText("Rascunho.");
    await page.getByRole("button", { name: "Cancelar" }).click();
  });

  await test.step("saving publishes a new version", async () => {
    await openTerms(elsewhere);
    await edit(elsewhere); // begun on version 1, saved after version 2
    await rewrite(page, "Versão dois, escrita à mão.");
    await expect(page.getByText("Termos de uso atualizados com sucesso")).toBeVisible();
    await expect(page.getByText("Versão 2, publicada em")).toBeVisible();
    await expect(page.getByText("Versão dois, escrita à mão.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ler a versão 1" })).toBeVisible();
  });

  await test.step("another window that began before keeps what it wrote and is told", async () => {
    await write(elsewhere, "Versão três, da outra janela.");
    await publish(elsewhere, "Versão três, da outra janela.");
    await expect(elsewhere.getByText("Erro ao atualizar os termos de uso")).toBeVisible();
    await expect(elsewhere.getByText("A versão 2 foi publicada enquanto você editava")).toBeVisible();
    await expect(elsewhere.getByRole("textbox", { name: "Texto dos termos" })).toContainText("Versão três");
    await expectAccessible(elsewhere);
    await elsewhere.getByRole("button", { name: "Publicar o meu texto como versão 3" }).click();
    await expect(elsewhere.getByText("Versão 3, publicada em")).toBeVisible();
  });

  await test.step("a trainer may leave instead, and is asked again", async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, MARINA);
    const dialog = page.getByRole("dialog", { name: TITLE });
    await expect(dialog.getByText("Versão três, da outra janela.")).toBeVisible();
    await expect(dialog.getByText("Os termos foram atualizados.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL(/autenticacao\/entrar/);
  });

  await test.step("a trainer accepts and goes on, and is not asked again", async () => {
    await signIn(page, MARINA);
    await acceptTerms(page);
    await page.getByRole("link", { name: /Lucas/ }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: /Lucas/ })).toBeVisible();
    const consents = page.waitForResponse("**/api/v1/consents*");
    await page.reload();
    await consents;
    await roundTrip(page);
    await expect(page.getByRole("dialog", { name: TITLE })).toHaveCount(0);
  });

  await test.step("a student is asked too; a version published meanwhile is shown before it is accepted", async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, LUCAS);
    const dialog = page.getByRole("dialog", { name: TITLE });
    await expect(dialog.getByText("Versão três, da outra janela.")).toBeVisible();
    await rewrite(elsewhere, "Versão quatro, no último instante.");
    await expect(elsewhere.getByText("Versão 4, publicada em")).toBeVisible();
    await dialog.getByRole("button", { name: "Li e aceito" }).click();
    await expect(dialog.getByText("Os termos foram atualizados. Leia a nova versão para continuar.")).toBeVisible();
    await expect(dialog.getByText("Versão quatro, no último instante.")).toBeVisible();
    await acceptTerms(page);
    await expect(page.getByRole("link", { name: "Treinar agora" })).toBeVisible();
  });
  await another.close();
});

async function openTerms(page: Page): Promise<void> {
  await signInAsAdmin(page, "/admin/configuracoes/termos");
}

async function edit(page: Page) {
  await page.getByRole("button", { name: "Editar Termo" }).click();
  const text = page.getByRole("textbox", { name: "Texto dos termos" });
  await expect(text).toBeFocused();
  return text;
}

async function write(page: Page, words: string): Promise<void> {
  const text = page.getByRole("textbox", { name: "Texto dos termos" });
  await text.press("Control+A");
  await text.pressSequentially(words);
}

async function rewrite(page: Page, words: string): Promise<void> {
  await edit(page);
  await write(page, words);
  await publish(page, words);
}

async function publish(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Salvar" }).click();
  const question = page.getByRole("dialog", { name: "O que mudou" });
  await expect(question.getByRole("listitem").filter({ hasText: `Entra${words}` })).toBeVisible();
  await expect(question.getByText(/^\d+ pessoas precisarão aceitar antes de continuar\.$/)).toBeVisible();
  await question.getByRole("button", { name: /^Publicar a versão/ }).click();
}
