import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { RAFAEL, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a trainer fills the page, looks at the draft, publishes it, and a visitor finds it without a script", async ({
  page,
  browser,
}) => {
  await signIn(page, RAFAEL, "/inicio/LandingPage");
  await expect(page.getByText("Não publicada")).toBeVisible();
  await page.getByLabel("Nome da página").fill("Rafael Corre");
  await page.getByLabel("Título").fill("Corra melhor");
  const beside = page.getByRole("complementary", { name: "Prévia" }).frameLocator("iframe");
  await expect(beside.getByRole("heading", { level: 1, name: "Corra melhor" })).toBeVisible();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByRole("tab", { name: "Carrossel" })).toHaveAttribute("aria-selected", "true");

  // A reload finds the typed text again, and the preview shows it before it is saved.
  await page.reload();
  await expect(page.getByText("Continuamos de onde você parou")).toBeVisible();
  await page.getByRole("tab", { name: "Visualizar" }).click();
  const preview = page.frameLocator('iframe[title="Prévia da página"]');
  await expect(preview.getByRole("heading", { level: 1, name: "Corra melhor" })).toBeVisible();
  await expectAccessible(page);

  // A link that leads nowhere is told at its field, in the part where it is.
  await page.getByRole("tab", { name: "Editar" }).click();
  await page.getByRole("tab", { name: "Contato" }).click();
  await page.getByLabel("Site 1").fill("javascript:alert(1)");
  await page.getByRole("tab", { name: "Home" }).click();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Informe um endereço como https://exemplo.com.br")).toBeVisible();
  await page.getByLabel("Site 1").fill("rafael.example");
  await page.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByText("Sua página está no ar!")).toBeVisible();
  await expect(page.getByText("Publicada", { exact: true })).toBeVisible();

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const visit = await visitor.newPage();
  await visit.goto("/p/rafael-corre");
  await expect(visit.getByRole("heading", { level: 1, name: "Corra melhor" })).toBeVisible();
  await expect(visit.getByRole("link", { name: "Conversar no WhatsApp" }).first()).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/55\d{10,11}\?text=/,
  );
  await visitor.close();
});
