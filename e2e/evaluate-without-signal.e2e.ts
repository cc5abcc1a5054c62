import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { MARINA, signOut, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Avaliação do Aluno" });

const aPhoto = async () => ({
  name: "frente.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: "gray" } })
    .jpeg()
    .toBuffer(),
});

const sealedDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? "").filter((name) => name.startsWith("prumo.sealed.")),
  );

/** Everything that lies in the device's stores for evaluations, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = "" } = {}] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith("prumo.sealed."));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const names = [...database.objectStoreNames].filter((store) => store !== "key");
    const rows = await Promise.all(
      names.map(
        (store) =>
          new Promise<readonly { readonly sealed: ArrayBuffer }[]>((resolve) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      ),
    );
    database.close();
    return rows.flat().map(({ sealed }) => new TextDecoder("latin1").decode(sealed));
  });

test("a trainer takes an evaluation along, fills it in airplane mode, and shares its PDF after coming back", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  await startSession(page, MARINA);
  const { student, stored } = await aRunningMesocycle(page, ["perimeter", "posture"]);
  await page.goto("/inicio/sem-sinal");

  await test.step("chosen while there is a signal", async () => {
    await page.getByRole("button", { name: "Escolher aluno" }).click();
    await page.getByRole("combobox", { name: "Nome do aluno" }).fill(student.name);
    await page.getByRole("option", { name: student.name }).click();
    await expect(page.getByText("Pronto para avaliar sem sinal")).toBeVisible();
    await expect(page.getByRole("button", { name: `Avaliar ${student.name}` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the page and the whole dialog open in airplane mode, from any address", async () => {
    await context.setOffline(true);
    await page.goto("/inicio/alunos");
    await expect(page.getByRole("heading", { name: "Levar offline" })).toBeVisible();
    await expect(page.getByText("Sem sinal. As avaliações deste aparelho continuam abrindo.")).toBeVisible();
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
    await expect(sheetOf(page).getByRole("textbox", { name: /^Estatura/ })).toBeVisible();
  });

  await test.step("figures, drawings and photos work, and what was typed survives a restart", async () => {
    await fillIn(sheetOf(page), { Estatura: "165", Massa: "62", "FC de repouso": "64", Cintura: "72" });
    await sheetOf(page).getByRole("textbox", { name: "Cintura" }).blur();
    await expect(sheetOf(page).getByRole("button", { name: /IMC 22,8/ })).toBeVisible();
    await expect(sheetOf(page).getByText("Sem sinal. Guardado neste aparelho")).toBeVisible();
    await sheetOf(page).getByRole("tab", { name: "Postura" }).click();
    await expect(sheetOf(page).getByRole("tabpanel", { name: "Postura" }).locator("svg").first()).toBeVisible();
    await sheetOf(page).getByRole("button", { name: "Mais ações" }).click();
    await page.getByRole("menuitem", { name: "Carregar Fotos" }).click();
    const photos = page.getByRole("dialog", { name: "Carregar Fotos" });
    const front = photos.getByRole("region", { name: "Frontal", exact: true });
    await front
      .locator("input[type=file]")
      .first()
      .setInputFiles(await aPhoto());
    await photos.getByRole("button", { name: "Salvar Frontal", exact: true }).click();
    await expect(page.getByText("Imagem salva com sucesso")).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Aguardando envio: \d+ campos e 1 foto/)).toBeVisible();
    await page.goto("/inicio/sem-sinal");
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
    await expect(sheetOf(page).getByRole("textbox", { name: /^Estatura/ })).toHaveValue("165");
    await expect(sheetOf(page).getByRole("textbox", { name: "Cintura" })).toHaveValue("72");
  });

  await test.step("nothing of it can be read on the device", async () => {
    const rows = await storedText(page);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter((text) => /stature|Cintura|cintura|Sem Sinal|Medida/.test(text))).toEqual([]);
  });

  await test.step("after return all of it is on the server, once", async () => {
    await context.setOffline(false);
    await page.goto("/inicio/sem-sinal");
    await expect(page.getByText(/Aguardando envio/)).toBeHidden();
    await expect
      .poll(async () => (await (await callApi(page, "GET", stored)).json()).mesocycle.evaluated_items?.perimeter)
      .toMatchObject({ bodyPerimeter: { cintura: "72" }, imc: { value: expect.closeTo(22.77, 1) } });
    const photos = stored.replace(/evaluation$/, "photos");
    await expect.poll(async () => (await (await callApi(page, "GET", photos)).json()).photos.principais.length).toBe(1);
  });

  await test.step("its PDF is shared", async () => {
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await sheetOf(page).getByRole("button", { name: "Compartilhar" }).click();
    const conversation = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "WhatsApp" }).click();
    const message = await conversation;
    await message.waitForURL(/wa\.me/);
    expect(new URL(message.url()).searchParams.get("text")).toMatch(/http\S+\/compartilhado\//);
    await message.close();
  });

  await test.step("signing out takes it away with its key", async () => {
    await page.goto("/inicio/alunos");
    await signOut(page);
    expect(await sealedDatabases(page)).toEqual([]);
  });
});
