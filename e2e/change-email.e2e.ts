import { expect } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { readNewEmailLink, readUndoLink } from "./outbox.ts";
import { MARINA, personMenu, startSession } from "./people.ts";
import { aRegisteredStudent, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

const NEW_PASSWORD = "rio acima devagar";

test("a student proves a new e-mail by its mailbox, and undoes the change from the former one", {
  tag: "@phone",
}, async ({ page }) => {
  await comeFromOwnNetwork(page);
  await startSession(page, MARINA);
  const { email } = await aRegisteredStudent(page, { name: "Elisa Endereço" });
  const newEmail = `novo.${email}`;
  await page.evaluate(() => localStorage.clear());
  await signInForTheFirstTime(page, email);

  await test.step("the former one is in force until the link is followed", async () => {
    await page.goto("/inicio/perfil");
    await page.getByRole("button", { name: "Mudar e-mail" }).click();
    const dialog = page.getByRole("dialog", { name: "Mudar e-mail" });
    await dialog.getByLabel("Novo e-mail").fill(email);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Este já é o seu e-mail.")).toBeVisible();
    await dialog.getByLabel("Novo e-mail").fill(newEmail);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Falta confirmar ${newEmail}`)).toBeVisible();
    await expect(page.getByText(`Você entra com ${email}.`)).toBeVisible();
    await expectAccessibleInBothColours(page);
  });

  await test.step("the link confirms by a press", async () => {
    await page.goto(await readNewEmailLink(newEmail));
    await expect(page.getByRole("heading", { name: "Confirme seu novo e-mail" })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.getByRole("button", { name: "Confirmar este e-mail" }).click();
    await expect(page.getByRole("heading", { name: "E-mail confirmado" })).toBeVisible();
    await page.getByRole("link", { name: "Continuar" }).click();
    await page.goto("/inicio/perfil");
    await expect(page.getByText(`Você entra com ${newEmail}.`)).toBeVisible();
  });

  await test.step("the former mailbox undoes it, which ends the session and asks for another password", async () => {
    await page.goto(await readUndoLink(email));
    await expect(page.getByRole("heading", { name: "Desfazer a mudança" })).toBeVisible();
    await expectAccessibleInBothColours(page);
    await page.getByRole("button", { name: "Desfazer e escolher outra senha" }).click();
    await page.getByLabel("Nova senha", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirmar nova senha", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Salvar senha" }).click();
    await page.getByRole("link", { name: "Ir para a entrada" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(personMenu(page)).toBeVisible();
  });
});
