import { expect } from "@playwright/test";
import { choose } from "./fields.ts";
import { MARINA, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

const GROUP = "/admin/configuracoes/grupos_musculares/detalhe/7";

test("a new exercise is in sight, although the list showed only those without a video", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/exercicios?meus=1&sem=video");
  const name = `Rosca filmada ${Date.now()}`;
  await page.getByRole("button", { name: "Novo exercício" }).click();
  const form = page.getByRole("dialog", { name: "Novo exercício" });
  await form.getByLabel("Nome").fill(name);
  await choose(form, "Tipo de exercício", "Resistido");
  await choose(form, "Grupos musculares", "Bíceps");
  await form.getByLabel("Link do vídeo").fill("https://youtu.be/dQw4w9WgXcQ");
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("button", { name: new RegExp(`^${name}`) })).toBeVisible();
});

test("a dialog of a muscle group gives the focus back, and so does the field of its name", async ({ page }) => {
  await signInAsAdmin(page, GROUP);
  const opener = page.getByRole("button", { name: "Adicionar desvio postural" });
  await opener.click();
  const form = page.getByRole("dialog", { name: "Novo desvio postural" });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();

  const rename = page.getByRole("button", { name: /^Renomear/ });
  await rename.click();
  await expect(page.getByLabel("Nome do grupo muscular")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rename).toBeFocused();
});

test("a video's link without its scheme leads to the video", async ({ page }) => {
  await page.route("**/api/v1/admin/muscle-groups/7", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/"link":(null|"[^"]*")/g, '"link":"youtu.be/abc"') });
  });
  await signInAsAdmin(page, GROUP);
  await page
    .getByRole("button", { name: /[1-9]\d* exercícios?$/ })
    .first()
    .click();
  await expect(page.getByRole("link", { name: /^Ver o vídeo de/ }).first()).toHaveAttribute(
    "href",
    "https://youtu.be/abc",
  );
});
