import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { MARINA, signIn } from "./people.ts";

test("a trainer writes an exercise, finds it, removes it and takes the removal back", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios?meus=1");
  const form = page.getByRole("dialog", { name: "Novo exercício" });
  const choose = async (field: string, option: string) => {
    await form.getByRole("combobox", { name: field }).click();
    await form.getByRole("option", { name: option, exact: true }).click();
  };

  await test.step("the form asks for what the type needs and plays nothing by itself", async () => {
    await page.getByRole("button", { name: "Novo exercício" }).click();
    await form.getByLabel("Nome").fill("Remada da Marina");
    await choose("Tipo de exercício", "Mobilidade");
    await expect(form.getByRole("combobox", { name: "Desvios posturais" })).toBeVisible();
    await choose("Tipo de exercício", "Resistido");
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(form.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await choose("Grupos musculares", "Dorsais");
    await form.getByLabel("Link do vídeo").fill("https://exemplo.com/video");
    await form.getByLabel("Como executar").fill("Puxe até o umbigo.");
    await expect(form.getByText(/^Use o link de um vídeo do YouTube/)).toBeVisible();
    await form.getByLabel("Link do vídeo").fill("https://youtu.be/dQw4w9WgXcQ");
    await expect(form.getByRole("button", { name: /^Reproduzir o vídeo/ })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  await test.step("the new exercise is found and reads as it was written", async () => {
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Exercício salvo com sucesso")).toBeVisible();
    await page.getByRole("button", { name: /^Remada da Marina/ }).click();
    const details = page.getByRole("dialog", { name: "Remada da Marina" });
    await expect(details.getByText("Puxe até o umbigo.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
  });

  await test.step("it leaves the list, and comes back", async () => {
    await page.getByRole("button", { name: "Remover Remada da Marina" }).click();
    await expect(page.getByText("Exercício removido com sucesso")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Remada da Marina/ })).toBeHidden();
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByRole("button", { name: /^Remada da Marina/ })).toBeVisible();
  });
});
