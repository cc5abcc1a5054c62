import { expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { test } from "./own-server.ts";
import { LUCAS, RAFAEL, signIn, signOut } from "./people.ts";

const PROFILE = "/configuracoes/perfil";

/** The code of a later step than the one that confirmed the app: none is taken twice. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

async function typePassword(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("a trainer adds an authenticator app, and from then on enters in two steps", async ({ page }) => {
  await signIn(page, RAFAEL, `${PROFILE}?dialog=app`);
  const adding = page.getByRole("dialog", { name: "Aplicativo autenticador" });
  await expect(adding.locator("code")).toHaveText(/^[A-Z2-7]{32,}$/);
  const secret = (await adding.locator("code").textContent()) ?? "";
  await adding.getByLabel("Código de 6 dígitos").fill("000000");
  await adding.getByRole("button", { name: "Ativar" }).click();
  await expect(adding.getByText("Este código não confere ou já foi usado.")).toBeVisible();
  await expectAccessibleInBothColours(page);
  await adding.getByLabel("Código de 6 dígitos").fill(new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  const codes = page.getByRole("dialog", { name: "Códigos de recuperação" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [recovery = ""] = await codes.getByRole("listitem").allTextContents();
  await expectAccessibleInBothColours(page);
  await codes.getByRole("button", { name: "Guardei os códigos" }).click();
  await expect(page.getByText("Restam 10 de 10")).toBeVisible();
  await signOut(page);

  await typePassword(page, RAFAEL);
  const code = page.getByLabel("Código do aplicativo autenticador");
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Este código não confere ou já foi usado.")).toBeVisible();
  await expectAccessibleInBothColours(page);
  await code.fill(nextCode(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
  await signOut(page);

  await typePassword(page, RAFAEL);
  await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await page.getByLabel("Código de recuperação").fill(recovery.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();

  await page.goto(PROFILE);
  await expect(page.getByText("Restam 9 de 10")).toBeVisible();
  await page.getByRole("button", { name: "Desativar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desativar" }).click();
  await expect(page.getByText("Aplicativo autenticador desativado.")).toBeVisible();
  await signOut(page);
  await typePassword(page, RAFAEL);
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});

test("who is asked again proves it over the dialog, and what was asked for goes on", { tag: "@phone" }, async ({
  page,
}) => {
  await signIn(page, LUCAS, "/inicio/perfil");
  // The session is older than ten minutes, for the first answer.
  await page.route(
    "**/api/v1/second_factors/app",
    (route) =>
      route.fulfill({ status: 403, json: { errors: { code: "proof_required", detail: "Confirme que é você." } } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Ativar aplicativo" }).click();
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await proof.getByLabel("Sua senha").fill("errada");
  await page.keyboard.press("Enter");
  await expect(proof.getByText("Senha atual incorreta")).toBeVisible();
  await expectAccessibleInBothColours(page);
  await proof.getByLabel("Sua senha").fill(LUCAS.password);
  await page.keyboard.press("Enter");
  await expect(proof).toBeHidden();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
});
