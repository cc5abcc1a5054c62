import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { fillIn } from "./fields.ts";
import { MARINA, signOut, startSession } from "./people.ts";
import { sealedDatabases, storedText, takeAlong } from "./sealed.ts";
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

test("a trainer takes an evaluation along, fills it in airplane mode, and shares its PDF after coming back", {
  tag: "@phone-only",
}, async ({ page, context, browser, baseURL }) => {
  let link = "";
  await startSession(page, MARINA);
  const { student, stored } = await aRunningMesocycle(page, ["perimeter", "posture"]);

  await test.step("chosen while there is a signal", async () => {
    await takeAlong(page, student.name);
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

  await test.step("anamnesis and screening are read beside it, and say that they are read-only", async () => {
    await page.goto("/inicio/sem-sinal");
    await page.getByRole("button", { name: `Anamnese e triagem de ${student.name}` }).click();
    const health = page.getByRole("dialog", { name: "Anamnese e triagem" });
    await expect(health.getByText("Triagem de saúde por responder")).toBeVisible();
    await expect(health.getByText(/Só leitura/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(health).toBeHidden();
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
  });

  await test.step("figures, drawings and photos work, and what was typed survives a restart", async () => {
    await fillIn(sheetOf(page), { Estatura: "165", Massa: "62", "FC de repouso": "64", Cintura: "72" });
    await sheetOf(page).getByRole("textbox", { name: "Cintura" }).blur();
    await expect(sheetOf(page).getByRole("button", { name: /IMC 22,8/ })).toBeVisible();
    await expect(sheetOf(page).getByText("Sem sinal. Guardado neste aparelho")).toBeVisible();
    await sheetOf(page).getByRole("tab", { name: "Teste de Força" }).click();
    const weight = sheetOf(page).getByRole("textbox", { name: "Peso máximo, Bíceps" });
    await weight.fill("42,5");
    await sheetOf(page).getByRole("textbox", { name: "Máx. rep., Bíceps" }).fill("8");
    await weight.focus();
    await expect(sheetOf(page).getByText("Sem sinal. Guardado neste aparelho")).toBeVisible();
    await expect(weight).toHaveValue("42,5");
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
    await photos.getByRole("button", { name: "Ampliar Frontal", exact: true }).click();
    await page.getByRole("dialog", { name: "Frontal", exact: true }).getByRole("button", { name: "Medir" }).click();
    const marking = page.getByRole("dialog", { name: "Medir na foto" });
    await marking.getByRole("button", { name: "Pôr o ponto no meio da foto" }).press("Enter");
    await expect(marking.locator("[data-mark=plumb_top]")).toBeFocused();
    await page.keyboard.press("Shift+ArrowUp");
    await marking.getByRole("textbox", { name: "Entre as marcas do fio de prumo (cm)" }).fill("120");
    await expect(marking.getByText("Sem sinal. Guardado neste aparelho")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(/Aguardando envio: \d+ campos e 1 foto/)).toBeVisible();
    await page.goto("/inicio/sem-sinal");
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
    await expect(sheetOf(page).getByRole("textbox", { name: /^Estatura/ })).toHaveValue("165");
    await expect(sheetOf(page).getByRole("textbox", { name: "Cintura" })).toHaveValue("72");
  });

  await test.step("a strength test is there again too, while another window saves another value of it", async () => {
    await sheetOf(page).getByRole("tab", { name: "Teste de Força" }).click();
    await expect(sheetOf(page).getByRole("textbox", { name: "Peso máximo, Bíceps" })).toHaveValue("42,5");
    const body = { exercise_name: "", repetitions: 8, weight: "40", percentage: null };
    await callApi(page, "POST", "/api/v1/strength_tests", { ...body, student_id: student.id, muscle_group_id: 1 });
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
    const marks = `/api/v1/students/${student.id}/photo_marks`;
    await expect
      .poll(async () => (await (await callApi(page, "GET", marks)).json()).photos[0]?.marks)
      .toEqual({ points: { plumb_top: { x: 450, y: 590 } }, plumb_cm: 120 });
  });

  await test.step("two values of one test stand side by side, and one tap chooses", async () => {
    await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
    await sheetOf(page).getByRole("tab", { name: "Teste de Força" }).click();
    const dispute = sheetOf(page).getByRole("group", { name: "Bíceps: peso máximo" });
    await expect(dispute.getByRole("button", { name: "40 kg" })).toBeVisible();
    await expectAccessible(page);
    await dispute.getByRole("button", { name: "42,5 kg" }).click();
    await expect(dispute).toBeHidden();
    await expect(sheetOf(page).getByRole("textbox", { name: "Peso máximo, Bíceps" })).toHaveValue("42,5");
    const tests = `/api/v1/strength_tests/student/${student.id}`;
    await expect
      .poll(async () => (await (await callApi(page, "GET", tests)).json()).strength_tests[0])
      .toMatchObject({ weight: 42.5, repetitions: 8 });
  });

  await test.step("its PDF is shared", async () => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await sheetOf(page).getByRole("button", { name: "Compartilhar" }).click();
    const conversation = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "WhatsApp" }).click();
    const message = await conversation;
    await message.waitForURL(/wa\.me/);
    const text = new URL(message.url()).searchParams.get("text") ?? "";
    [link = ""] = /http\S+\/compartilhado\/\S+/.exec(text) ?? [];
    await message.close();
  });

  await test.step("the student opens it with the birth date, on a device without an account", async () => {
    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
    const reader = await visitor.newPage();
    await reader.goto(new URL(link).pathname);
    await reader.getByLabel("Data de nascimento do aluno").fill("15011996");
    await reader.getByRole("button", { name: "Abrir o PDF" }).click();
    const download = reader.waitForEvent("download");
    await reader.getByRole("link", { name: "Salvar o PDF" }).click();
    const pdf = await readFile(await (await download).path());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.length).toBeGreaterThan(20_000);
    await visitor.close();
  });

  await test.step("signing out takes it away with its key", async () => {
    await page.goto("/inicio/alunos");
    await signOut(page);
    expect(await sealedDatabases(page)).toEqual([]);
  });
});

test("the address that a trainer asked for without a signal opens once there is one, and after signing in", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  const asked = "/inicio/alunos?q=ana&view=table";
  const askWithoutSignal = async () => {
    await context.setOffline(true);
    await page.goto(asked);
    await context.setOffline(false);
  };
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await takeAlong(page, student.name);

  await test.step("from the page that stands in for it", async () => {
    await context.setOffline(true);
    await page.goto(asked);
    await expect(page.getByText("A página pedida abre quando ele voltar.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Abrir a página pedida" }).click();
    await expect(page).toHaveURL(asked);
  });

  await test.step("by a reload", async () => {
    await askWithoutSignal();
    await page.reload();
    await expect(page).toHaveURL(asked);
  });

  await test.step("after signing in", async () => {
    await signOut(page);
    await askWithoutSignal();
    await expect(page).toHaveURL(/autenticacao\/entrar/);
    await page.getByLabel("E-mail").fill(MARINA.email);
    await page.getByLabel("Senha", { exact: true }).fill(MARINA.password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page).toHaveURL(asked);
  });
});

test("a line that carries again ends the lack of a signal, also where the browser had noticed none", {
  tag: "@phone-only",
}, async ({ page }) => {
  const me = "**/api/v1/auth/me*";
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await takeAlong(page, student.name);
  await page.route(me, (route) => route.abort("connectionreset"));
  await page.goto("/inicio/sem-sinal");
  const notice = page.getByText("Sem sinal. As avaliações deste aparelho continuam abrindo.");
  await expect(notice).toBeVisible();
  await page.unroute(me);
  await expect(notice).toBeHidden();
  await expect(page.getByRole("button", { name: "Escolher aluno" })).toBeVisible();
});

test("of a student who was removed meanwhile nothing stays on the device, and the trainer is told", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await takeAlong(page, student.name);
  await context.setOffline(true);
  await page.getByRole("button", { name: `Avaliar ${student.name}` }).click();
  await fillIn(sheetOf(page), { Massa: "62" });
  await sheetOf(page)
    .getByRole("textbox", { name: /^Massa/ })
    .blur();
  await expect(sheetOf(page).getByText("Sem sinal. Guardado neste aparelho")).toBeVisible();
  await callApi(page, "PUT", `/api/v1/students/${student.id}/status`, { is_active: false });
  await callApi(page, "DELETE", `/api/v1/students/${student.id}`);
  await context.setOffline(false);
  await page.goto("/inicio/sem-sinal");
  await expect(page.getByText("Um aluno medido sem sinal já foi excluído")).toBeVisible();
  await expect(page.getByText("Nenhuma avaliação neste aparelho")).toBeVisible();
  // The trainer's own account, and the blocks of text for opinions.
  expect(await storedText(page)).toHaveLength(2);
});
