import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_EVALUATION } from "./demo.ts";
import { expectToFit } from "./fits.ts";
import { LUCAS, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

/** Lucas's third evaluation. The demo has four drawn photos of it, and of the two before. */

/** 12 megapixels with the grain of a phone's camera, which makes a file of several megabytes. */
const aPhoneImage = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function chooseSeveral(page: Page, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Escolher várias" }).click();
  await (await chooser).setFiles([...files]);
}

test("two photos of a phone survive a dropped connection, are saved small, compared and removed", async ({ page }) => {
  const buffer = await aPhoneImage();
  expect(buffer.length).toBeGreaterThan(1_000_000);
  const photo = (name: string) => ({ name, mimeType: "image/jpeg", buffer });
  await signIn(page, MARINA, LUCAS_EVALUATION);
  await page.getByRole("tab", { name: "Postura" }).click();
  await page.getByRole("button", { name: /^Carregar Fotos/ }).click();
  const dialog = page.getByRole("dialog", { name: "Carregar Fotos" });
  await expect(dialog.getByRole("tab", { name: "Principais 4 de 6" })).toBeVisible();
  await expectAccessible(page);

  // HEIC is refused where it was chosen.
  const left = dialog.getByRole("region", { name: "Perfil esquerdo em flexão" });
  const right = dialog.getByRole("region", { name: "Perfil direito em flexão" });
  await left
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("x") });
  await expect(left.getByRole("alert")).toHaveText(/^Fotos HEIC não são aceitas/);

  // Both go to the free main slots in order once the refused file is out of the way.
  await left.getByRole("button", { name: "Apagar" }).click();
  await chooseSeveral(page, [photo("1.jpg"), photo("2.jpg")]);
  const saveAll = dialog.getByRole("button", { name: "Salvar todas (2)" });
  await expect(saveAll).toBeVisible();

  // The connection drops under the first of them.
  const cycle = "**/mesocycles/3";
  let isDropped = false;
  await page.route(cycle, (route) => {
    if (isDropped || route.request().method() !== "PUT") return route.fallback();
    isDropped = true;
    return route.abort("connectionreset");
  });
  await saveAll.click();
  await expect(left.getByRole("alert")).toHaveText(/^Não foi possível falar com o servidor/);
  await expect(left.getByRole("img", { name: /ainda não salva/ })).toBeVisible();
  await expect(right.getByRole("button", { name: /^Ampliar/ })).toBeVisible();
  // The protocol tells the headers of a request only where nothing is routed.
  await page.unroute(cycle);
  const sent = page.waitForEvent("requestfinished", (request) => request.method() === "PUT");
  await left.getByRole("button", { name: /^Tentar de novo/ }).click();
  await expect(dialog.getByRole("tab", { name: "Principais 6 de 6" })).toBeVisible();
  // The protocol leaves out the bodies of files; their header tells how long they are.
  const length = Number((await (await sent).allHeaders())["content-length"]);
  expect(length).toBeGreaterThan(10_000);
  expect(length).toBeLessThan(1_000_000);

  await dialog.getByRole("button", { name: "Ampliar Perfil esquerdo", exact: true }).click();
  const viewer = page.getByRole("dialog", { name: "Perfil esquerdo", exact: true });
  await viewer.getByRole("button", { name: "Aumentar" }).click();
  await expect(viewer.getByRole("button", { name: /^Tamanho 1,1×/ })).toBeVisible();
  await viewer.getByRole("button", { name: "Grade de alinhamento" }).click();
  await expect(viewer.getByRole("slider", { name: "Tamanho da grade" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await page
    .getByRole("dialog", { name: "Perfil direito", exact: true })
    .getByRole("button", { name: "Comparar" })
    .click();
  const comparison = page.getByRole("dialog", { name: "Comparar fotos" });
  await expect(comparison.getByRole("img", { name: "Antes: Perfil direito" })).toBeVisible();
  await expect(comparison.getByRole("img", { name: "Depois: Perfil direito" })).toBeVisible();
  await comparison.getByText("Sobrepor").click();
  await expect(comparison.getByRole("slider", { name: "Quanto da foto de depois aparece" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page
    .getByRole("dialog", { name: "Perfil direito", exact: true })
    .getByRole("button", { name: "Medir" })
    .click();
  const marking = page.getByRole("dialog", { name: "Medir na foto" });
  await expect(marking.getByText("Toque na foto: Fio de prumo, marca de cima")).toBeVisible();
  await marking.getByText("Pontos: 0 de 10").click();
  const place = async (name: string) => {
    await marking.getByRole("listitem").getByRole("button", { name }).press("Enter");
    await marking.getByRole("button", { name: "Pôr o ponto no meio da foto" }).press("Enter");
    await expect(marking.locator("[data-mark]").and(marking.getByRole("button", { name }))).toBeFocused();
  };
  await place("C7");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowDown");
  await place("Trago");
  await expect(marking.getByText("45,0°")).toBeVisible();
  await expect(marking.getByText(/50,6 ± 2,1° sem dor no pescoço/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  // As it was, for the other journeys.
  for (const card of [left, right]) {
    await card.getByRole("button", { name: /^Apagar/ }).click();
    await page.getByRole("dialog", { name: "Apagar foto" }).getByRole("button", { name: "Apagar" }).click();
    await expect(card.getByText("Escolha ou arraste uma imagem")).toBeVisible();
  }
  await expect(page.getByText("Imagem removida com sucesso").first()).toBeVisible();
});

test("a student looks at the four views, without the trainer's grid", async ({ page }) => {
  await signIn(page, LUCAS, LUCAS_EVALUATION);
  const gallery = page.getByRole("region", { name: "Fotos posturais" });
  await expect(gallery.getByRole("button")).toHaveText(["Frontal", "Dorsal", "Perfil esquerdo", "Perfil direito"]);
  await gallery.getByRole("button", { name: "Dorsal" }).click();
  const viewer = page.getByRole("dialog", { name: "Dorsal" });
  await expect(viewer.getByRole("img", { name: "Dorsal" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Aumentar" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: /Grade|Comparar/ })).toHaveCount(0);
});

test("the dialog of photos fits a phone, with its buttons in one line", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  await page.getByRole("tab", { name: "Postura" }).click();
  await page.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Carregar Fotos" }).click();
  const dialog = page.getByRole("dialog", { name: "Carregar Fotos" });
  await expect(dialog.getByRole("link", { name: "Como fotografar" })).toBeVisible();
  await expectToFit(page, "the photos", [320, 390]);
  const topOf = async (name: string) => (await dialog.getByRole("button", { name }).last().boundingBox())?.y;
  expect(await topOf("Escolher várias")).toBe(await topOf("Fechar"));
});
