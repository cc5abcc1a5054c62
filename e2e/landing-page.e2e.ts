import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { RAFAEL, signIn } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

const PAGES = "/api/personal-trainer/landing-page";

const anImage = async () => ({
  name: "capa.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 960, height: 540, channels: 3, background: "teal" } })
    .png()
    .toBuffer(),
});

const fileOf = (page: Page, label: string) =>
  page.getByRole("group", { name: label, exact: true }).locator("input[type=file]");

/** Saves a title and nothing else, as another window does. */
async function saveElsewhere(page: Page, title_home: string): Promise<void> {
  const { user } = await (await callApi(page, "GET", "/api/v1/auth/me")).json();
  const { landing_page } = await (await callApi(page, "GET", `${PAGES}/${user.id}`)).json();
  const { name_landing, accent, lock_version } = landing_page;
  await callApi(page, "PUT", `${PAGES}/${user.id}`, { name_landing, accent, lock_version, title_home });
}

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
  await expect(page.getByLabel("Site 1")).toBeFocused();
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

test("what is typed and chosen during a save, or before another window's, stays in the form", async ({ page }) => {
  await aTrainer(page);
  await page.goto("/inicio/LandingPage");
  const [title, description] = [page.getByLabel("Título"), page.getByLabel("Descrição")];
  const save = page.getByRole("button", { name: "Salvar", exact: true });
  const banner = page.getByRole("img", { name: "Imagem do banner escolhida" });
  const saved = page.getByText("Landing Page atualizada com sucesso!");

  await test.step("during a save", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**${PAGES}/*`, async (route) => {
      if (route.request().method() === "PUT") await answered;
      await route.continue();
    });
    await title.fill("  Corra melhor");
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await save.click();
    await sent;
    await description.fill("Escrita enquanto se salvava.");
    await fileOf(page, "Imagem do banner").setInputFiles(await anImage());
    answer();
    await expect(saved).toBeVisible();
    await expect(title).toHaveValue("Corra melhor");
    await expect(description).toHaveValue("Escrita enquanto se salvava.");
    await expect(description).toBeFocused();
    await expect(banner).toHaveAttribute("src", /^blob:/);
  });

  await test.step("before another window's save", async () => {
    await saveElsewhere(page, "Da outra janela");
    await save.click();
    await page.getByRole("button", { name: "Recarregar" }).click();
    await expect(title).toHaveValue("Da outra janela");
    await expect(description).toHaveValue("Escrita enquanto se salvava.");
    await expect(banner).toHaveAttribute("src", /^blob:/);
    await save.click();
    await expect(banner).toHaveAttribute("src", /landing-images/);
    await page.reload();
    await expect(description).toHaveValue("Escrita enquanto se salvava.");
    await expect(page.getByText("Continuamos de onde você parou")).toHaveCount(0);
  });

  await test.step("and an image that the server refuses is told at its place", async () => {
    await page.getByRole("tab", { name: "Carrossel" }).click();
    const broken = { name: "foto.png", mimeType: "image/png", buffer: Buffer.from("nenhuma imagem") };
    await fileOf(page, "Imagem 2").setInputFiles(broken);
    await page.getByRole("tab", { name: "Home" }).click();
    await save.click();
    await expect(page.getByRole("tab", { name: /^Carrossel/ })).toHaveAttribute("aria-selected", "true");
    const refused = "Apenas arquivos JPEG, PNG e JPG são permitidos!";
    await expect(page.getByRole("group", { name: "Imagem 2", exact: true })).toContainText(refused);
    await expect(page.getByText("Não foi possível atualizar a Landing Page")).toHaveCount(0);
    const choice = page.getByRole("group", { name: "Imagem 2", exact: true }).getByRole("button").first();
    await expect(choice).toBeFocused();
    await expect(choice).toHaveAccessibleDescription(refused);
  });

  await test.step("as is one of another kind or size, which stands beside the button that chooses", async () => {
    const slot = page.getByRole("group", { name: "Imagem 3", exact: true });
    const choice = slot.getByRole("button").first();
    const refuse = async (
      file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
      told: RegExp,
    ) => {
      await page.getByRole("heading", { level: 1 }).click();
      await fileOf(page, "Imagem 3").setInputFiles(file);
      await expect(slot.getByRole("alert")).toHaveText(told);
      await expect(choice).toBeFocused();
      await expect(choice).toHaveAccessibleDescription(told);
    };
    const name = "foto.png";
    await refuse({ name: "foto.gif", mimeType: "image/gif", buffer: Buffer.from("x") }, /^Apenas arquivos JPEG/);
    await refuse({ name, mimeType: "image/png", buffer: Buffer.alloc(6 * 1024 * 1024) }, /5 MB/);
    await fileOf(page, "Imagem 3").setInputFiles({ ...(await anImage()), name });
    await expect(slot.getByRole("alert")).toHaveCount(0);
    await expect(slot.getByRole("img")).toBeVisible();
  });
});
