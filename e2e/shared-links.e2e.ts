import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_EVALUATION, LUCAS_ID, LUCAS_PLAN } from "./demo.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

test("a trainer shares an evaluation by WhatsApp; it opens with the birth date alone, until the link is taken back", async ({
  page,
  context,
  browser,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const conversation = context.waitForEvent("page");
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "WhatsApp" }).click();
  const message = await conversation;
  await message.waitForURL(/wa\.me/);
  const text = new URL(message.url()).searchParams.get("text") ?? "";
  expect(text).toMatch(/^Olá, Lucas! Avaliação física · .* está pronto para você: http/);
  const link = /http\S+\/compartilhado\/\S+/.exec(text)?.[0] ?? "";

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(new URL(link).pathname);
  const birthDate = phone.getByLabel("Data de nascimento do aluno");
  await birthDate.fill("01012001");
  await phone.getByRole("button", { name: "Abrir o PDF" }).click();
  await expect(phone.getByText("A data de nascimento não confere")).toBeVisible();
  await expectAccessible(phone);
  const day = await birthDateOf(page);
  await birthDate.fill(day.split("-").reverse().join(""));
  await phone.getByRole("button", { name: "Abrir o PDF" }).click();
  const download = phone.waitForEvent("download");
  await phone.getByRole("link", { name: "Salvar o PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.bringToFront();
  await page.getByRole("button", { name: "Compartilhar" }).click();
  await page.getByRole("menuitem", { name: "Links enviados" }).click();
  // Other journeys send links to this evaluation, too, and open none. The newest stands first.
  const sent = page.getByRole("listitem").filter({ hasText: "Avaliação física" }).filter({ hasText: "Aberto 1 vez" });
  await expect(sent.first()).toBeVisible();
  await expectAccessible(page);
  await sent.first().getByRole("button", { name: "Cancelar link" }).click();
  const question = page.getByRole("dialog", { name: "Cancelar link" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancelar link" }).click();
  await expect(sent.first().getByText("Cancelado", { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Documento indisponível" })).toBeVisible();
  await phone.getByRole("link", { name: "Ir para a entrada" }).click();
  await expect(phone.getByRole("heading", { name: "Entrar" })).toBeVisible();
});

test("the file that a trainer hands to another app has no photos, and a student's own has them", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => true, share: async () => undefined }));
  const handOver = async (label: string) => {
    const asked = page.waitForRequest(/evaluation_pdf/);
    await page.getByRole("button", { name: "Compartilhar" }).click();
    await page.getByRole("menuitem", { name: label, exact: true }).click();
    const answer = await (await asked).response();
    expect(answer?.status()).toBe(200);
    return new URL((await asked).url()).searchParams;
  };
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const ofTrainer = await handOver("Enviar o arquivo sem fotos");
  expect(ofTrainer.get("portrait")).toBe("none");
  expect(ofTrainer.get("sections")?.split(",")).not.toContain("photos");

  await page.evaluate(() => localStorage.clear());
  await signIn(page, LUCAS, LUCAS_EVALUATION);
  expect([...(await handOver("Enviar o arquivo"))]).toEqual([]);
});

test("a mailed training opens as a page on the phone until the cycle ends; a dead link answers 404", {
  tag: "@phone-only",
}, async ({ page }) => {
  await startSession(page, MARINA);
  const { mesocycle, macrocycle } = await runningCycleOf(page);
  const answer = await callApi(page, "POST", `/api/v1/students/${LUCAS_ID}/shared_links`, {
    document: "trainings",
    macrocycle_id: macrocycle,
    mesocycle_id: mesocycle.id,
  });
  const { url, link } = await answer.json();
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL(url).pathname);
  const until = mesocycle.end_date.split("-").reverse().join("/");
  await expect(page.getByText(`O link vale até ${until}.`)).toBeVisible();
  const rows = page.getByRole("listitem").filter({ hasText: "Como fazer" });
  await rows.first().getByText("Como fazer").click();
  await expect(page.getByRole("button", { name: "Abrir o PDF" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Entrar no Prumo" })).toBeVisible();
  await expectAccessible(page);

  await startSession(page, MARINA);
  await callApi(page, "DELETE", `/api/v1/students/${LUCAS_ID}/shared_links/${link.id}`);
  await page.evaluate(() => localStorage.clear());
  const gone = await page.goto(new URL(url).pathname);
  expect(gone?.status()).toBe(404);
  await expect(page.getByText(/Peça outro a Marina/)).toBeVisible();
});

async function runningCycleOf(page: Page) {
  const macrocycle = Number(new URLSearchParams(LUCAS_PLAN.split("?")[1]).get("macro"));
  const list = await callApi(page, "GET", `/api/v1/students/${LUCAS_ID}/macrocycles/${macrocycle}/mesocycles`);
  const { mesocycles } = await list.json();
  const today = new Date().toISOString().slice(0, 10);
  const mesocycle = mesocycles.find(
    (one: { readonly start_date: string; readonly end_date: string; readonly has_training: boolean }) =>
      one.has_training && one.start_date <= today && one.end_date >= today,
  );
  return { macrocycle, mesocycle };
}

async function birthDateOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const answer = await page.request.get(`/api/v1/students/${LUCAS_ID}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).student.birthdate;
}
