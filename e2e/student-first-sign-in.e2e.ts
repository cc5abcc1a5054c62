import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { readInvitationCode } from "./outbox.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent } from "./students.ts";
import { test } from "./test.ts";

test("an invited student who signs in first is led to the code, chooses a password with it and is signed in", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { email } = await aRegisteredStudent(page, { name: "Convidada Sem Senha" });
  await page.evaluate(() => localStorage.clear());

  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill("ainda não tenho");
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirmar código" })).toBeVisible();
  await page.getByLabel("Código de confirmação").fill(await readInvitationCode(email));
  await page.getByRole("button", { name: "Confirmar" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Criar senha" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Senha", { exact: true }).fill("a primeira senha");
  await page.getByRole("button", { name: "Criar senha e entrar" }).click();
  await expect(page.getByText("Li e aceito")).toBeVisible();
});
