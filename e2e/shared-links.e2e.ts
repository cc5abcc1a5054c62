import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_EVALUATION, LUCAS_ID } from "./demo.ts";
import { MARINA, signIn } from "./people.ts";
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
  await expect(page.getByText(/Aberto 1 vez/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancelar link" }).click();
  await expect(page.getByText("Cancelado", { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Documento indisponível" })).toBeVisible();
  await phone.getByRole("link", { name: "Ir para a entrada" }).click();
  await expect(phone.getByRole("heading", { name: "Entrar" })).toBeVisible();
});

async function birthDateOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("prumo.token"));
  const answer = await page.request.get(`/api/v1/students/${LUCAS_ID}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).student.birthdate;
}
