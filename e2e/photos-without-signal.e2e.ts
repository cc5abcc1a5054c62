import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { storedText, takeAlong } from "./sealed.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Avaliação do Aluno" });
const photosOf = (page: Page) => page.getByRole("dialog", { name: "Carregar Fotos" });

const aPhoto = async (background: string) => ({
  name: "foto.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** As another window or device sends it. */
async function sendPhoto(page: Page, cycle: string, slot: string, made: Readonly<Record<string, string>> = {}) {
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const multipart = { [slot]: await aPhoto("teal"), ...made };
  const answer = await page.request.put(cycle, { multipart, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The day three days ago: the cycle had not ended. */
const madeEarlier = () => ({
  change_id: crypto.randomUUID(),
  device_id: crypto.randomUUID(),
  made_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
});

async function openPhotos(page: Page, student: string): Promise<void> {
  await page.getByRole("button", { name: `Avaliar ${student}` }).click();
  await sheetOf(page).getByRole("tab", { name: "Postura" }).click();
  if (base.info().project.name === "phone") {
    await sheetOf(page).getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Carregar Fotos" }).click();
  } else {
    await sheetOf(page)
      .getByRole("button", { name: /^Carregar Fotos/ })
      .click();
  }
  await expect(photosOf(page).getByRole("region", { name: "Frontal", exact: true })).toBeVisible();
}

/** It has come, and stands whole within the window. */
const isDrawn = (page: Page, name: string) =>
  page.getByRole("img", { name, exact: true }).evaluate((image) => {
    const { width, height } = image.getBoundingClientRect();
    const isWhole = width > 100 && height > 100 && width <= innerWidth && height <= innerHeight;
    return image instanceof HTMLImageElement && image.naturalWidth > 0 && isWhole;
  });

test("former photos are laid over and compared in airplane mode; a removed and a replaced photo meet those of another device", {
  tag: "@phone",
}, async ({ page, context }) => {
  await startSession(page, MARINA);
  const { student, stored } = await aRunningMesocycle(page, ["posture"]);
  const cycle = stored.replace(/\/evaluation$/, "");
  const mesocycles = cycle.replace(/\/\d+$/, "");

  await test.step("a photo of the cycle before and two of this one are on the server", async () => {
    const onTheWire = (days: number) => inDays(days).split("/").reverse().join("-");
    const draft = { name: "Antes", goal: "Começar", start_date: onTheWire(-30), end_date: onTheWire(-2), weeks: null };
    const { mesocycle } = await (await callApi(page, "POST", mesocycles, draft)).json();
    await sendPhoto(page, `${mesocycles}/${mesocycle.id}`, "frontal", madeEarlier());
    await sendPhoto(page, cycle, "frontal");
    await sendPhoto(page, cycle, "dorsal");
    await takeAlong(page, student.name);
  });

  await test.step("the former photo lies over this one, and the two stand side by side, without a signal", async () => {
    await context.setOffline(true);
    await page.goto("/inicio/sem-sinal");
    await openPhotos(page, student.name);
    await photosOf(page).getByRole("button", { name: "Ampliar Frontal", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "Frontal", exact: true });
    await viewer.getByRole("button", { name: "Medir" }).click();
    await page.getByRole("switch", { name: "Foto anterior por cima" }).click();
    await expect.poll(() => isDrawn(page, "Antes: Frontal")).toBe(true);
    await page.keyboard.press("Escape");
    await viewer.getByRole("button", { name: "Comparar" }).click();
    for (const when of ["Antes: Frontal", "Depois: Frontal"]) await expect.poll(() => isDrawn(page, when)).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  });

  const card = (name: string) => photosOf(page).getByRole("region", { name, exact: true });
  await test.step("a removal waits on the device, is taken back, and made again", async () => {
    const front = card("Frontal");
    await front.getByRole("button", { name: "Apagar Frontal" }).click();
    await expect(front.getByText("Apagada aqui, segue com o sinal")).toBeVisible();
    await expectAccessible(page);
    await front.getByRole("button", { name: "Desfazer Frontal" }).click();
    await expect(front.getByRole("button", { name: "Ampliar Frontal" })).toBeVisible();
    await front.getByRole("button", { name: "Apagar Frontal" }).click();
    await expect(front.getByText("Apagada aqui, segue com o sinal")).toBeVisible();
  });

  await test.step("another is removed and taken anew, as one change", async () => {
    const back = card("Dorsal");
    await back.getByRole("button", { name: "Apagar Dorsal" }).click();
    await expect(back.getByText("Apagada aqui, segue com o sinal")).toBeVisible();
    await back
      .locator("input[type=file]")
      .first()
      .setInputFiles(await aPhoto("orange"));
    await back.getByRole("button", { name: "Salvar Dorsal" }).click();
    await expect(back.getByText("Guardada aqui, segue com o sinal")).toBeVisible();
    await page.reload();
    await page.goto("/inicio/sem-sinal");
    await expect(page.getByText("Aguardando envio: 2 fotos")).toBeVisible();
    expect((await storedText(page)).filter((text) => /data:image|frontal/.test(text))).toEqual([]);
  });

  await test.step("another window replaces both meanwhile", async () => {
    for (const slot of ["frontal", "dorsal"]) await sendPhoto(page, cycle, slot);
  });

  await test.step("after return both versions stand side by side, and one tap chooses", async () => {
    await context.setOffline(false);
    await page.goto("/inicio/sem-sinal");
    await expect
      .poll(async () => (await (await callApi(page, "GET", `${cycle}/photos`)).json()).photos.changes)
      .toMatchObject({ frontal: { length: 2 }, dorsal: { length: 2 } });
    await openPhotos(page, student.name);
    const choice = (name: string) => photosOf(page).getByRole("group", { name: `${name}: qual vale?` });
    await expect(choice("Dorsal").getByRole("button")).toHaveCount(2);
    await expect(choice("Frontal").getByRole("button", { name: /^Sem foto/ })).toContainText("este aparelho");
    await expectAccessible(page);
    await choice("Frontal")
      .getByRole("button", { name: /^Sem foto/ })
      .click();
    await expect(choice("Frontal")).toBeHidden();
    await choice("Dorsal")
      .getByRole("button", { name: /este aparelho/ })
      .click();
    await expect(choice("Dorsal")).toBeHidden();
    const { photos } = await (await callApi(page, "GET", `${cycle}/photos`)).json();
    expect(photos.principais.map(({ name }: { readonly name: string }) => name)).toEqual(["dorsal"]);
    expect([photos.changes.frontal, photos.changes.dorsal].map(({ length }) => length)).toEqual([1, 1]);
  });
});
