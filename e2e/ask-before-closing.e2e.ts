import { expect } from "@playwright/test";
import { signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

test("a form that no address holds asks before it closes, once, and gives the focus back", async ({ page }) => {
  await signInAsAdmin(page, "/admin/configuracoes/tutoriais");
  const opener = page.getByRole("button", { name: "Novo tutorial" });
  const form = page.getByRole("dialog", { name: "Novo tutorial" });
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  const name = form.getByLabel("Nome", { exact: false });
  await opener.click();
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form, "nothing was typed").toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await name.fill("Pela metade");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => form.getByRole("button", { name: "Cancelar" }).click(),
    () => form.getByRole("button", { name: "Fechar" }).click(),
  ]) {
    await close();
    await question.getByRole("button", { name: "Continuar editando" }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("Pela metade");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(form).toBeHidden();
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a form that the address holds asks once", async ({ page }) => {
  await signInAsAdmin(page, "/admin/configuracoes/exercicios");
  const opener = page.getByRole("button", { name: "Novo exercício" });
  const form = page.getByRole("dialog", { name: "Novo exercício" });
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await opener.click();
  await form.getByLabel("Nome").fill("Pela metade");
  await page.goBack();
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(form.getByLabel("Nome")).toHaveValue("Pela metade");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(form).toBeHidden();
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
});
