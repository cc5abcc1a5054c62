import { expect } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { changeDatabase } from "./database.ts";
import { readAdministratorsLink } from "./outbox.ts";
import { test } from "./own-server.ts";

const OWNER = "dona@prumo.example";
const PASSWORD = "uma senha da dona";

test.use({ sharedAs: "an operator", settings: { DEMO: "0", ADMIN_EMAIL: OWNER } });

test("who starts a platform is invited, chooses a password, and after a week must add a second factor", {
  tag: "@phone",
}, async ({ page, ownServer: { dataDir } }) => {
  const { pathname, search } = new URL(await readAdministratorsLink(OWNER, dataDir));
  await page.goto(pathname + search);
  await page.getByLabel("Nova senha", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmar nova senha").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sua senha foi alterada com sucesso!")).toBeVisible();
  await page.getByLabel("E-mail").fill(OWNER);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByText(/Ative a verificação em duas etapas até/)).toBeVisible();

  await changeDatabase(
    "update users set second_factor_due_at = now() - interval '1 day' where email = $1",
    [OWNER],
    dataDir,
  );
  await page.goto("/admin/home/personal/listar");
  await expect(page.getByRole("heading", { level: 1, name: "Ative a verificação em duas etapas" })).toBeVisible();
  await expectAccessibleInBothColours(page);
  await page.getByRole("button", { name: "Ativar aplicativo" }).click();
  const adding = page.getByRole("dialog", { name: "Aplicativo autenticador" });
  await expect(adding.locator("code")).toHaveText(/^[A-Z2-7]{32,}$/);
  const secret = (await adding.locator("code").textContent()) ?? "";
  await adding.getByLabel("Código de 6 dígitos").fill(new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(page).toHaveURL(/\/admin\/home\/personal\/listar$/);
  await expect(page.getByRole("heading", { level: 1, name: "Personais" })).toBeVisible();
  await expect(page.getByText(/Ative a verificação/)).toBeHidden();
});
