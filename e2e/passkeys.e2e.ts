import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { test } from "./own-server.ts";
import { LUCAS, personMenu, signIn, signOut } from "./people.ts";

/** Chromium's own device, which keeps passkeys and answers at once. */
async function aVirtualDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a student adds a passkey, and enters by it with and without the password", { tag: "@phone" }, async ({
  page,
}) => {
  await aVirtualDevice(page);
  await signIn(page, LUCAS, "/inicio/perfil");
  await page.getByRole("button", { name: "Criar chave de acesso" }).click();
  const codes = page.getByRole("dialog", { name: "Códigos de recuperação" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await codes.getByRole("button", { name: "Guardei os códigos" }).click();
  await page.getByRole("button", { name: /Renomear a chave/ }).click();
  await page.getByRole("dialog").getByLabel("Nome").fill("Meu celular");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Chave de acesso: Meu celular")).toBeVisible();
  await expectAccessibleInBothColours(page);
  await signOut(page);

  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(personMenu(page)).toBeVisible();
  await signOut(page);

  await page.getByLabel("E-mail").fill(LUCAS.email);
  await page.getByLabel("Senha", { exact: true }).fill(LUCAS.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.getByRole("button", { name: "Usar a chave de acesso" }).click();
  await expect(personMenu(page)).toBeVisible();

  await test.step("it opens an ended session again, over the screen", async () => {
    await page.goto(LUCAS_PAGE);
    await expect(page.getByRole("button", { name: "Pagamentos" })).toBeVisible();
    await page.evaluate(() => localStorage.setItem("prumo.token", "encerrada"));
    const ended = page.getByRole("dialog", { name: "Sua sessão expirou" });
    // A read that was on its way may have asked before.
    await expect(async () => {
      if (!(await ended.isVisible())) await page.getByRole("button", { name: "Pagamentos" }).click({ timeout: 1000 });
      await expect(ended).toBeVisible({ timeout: 1000 });
    }).toPass();
    await ended.getByRole("button", { name: "Entrar com chave de acesso" }).click();
    await expect(ended).toBeHidden();
    await expect(page.getByRole("heading", { name: "Histórico" })).toBeVisible();
  });

  await page.goto("/inicio/perfil");
  // The session is older than ten minutes, for the first answer.
  await page.route(
    "**/api/v1/passkeys/*",
    (route) =>
      route.fulfill({ status: 403, json: { errors: { code: "proof_required", detail: "Confirme que é você." } } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Remover a chave Meu celular" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(proof.getByRole("button", { name: "Usar a chave de acesso" })).toBeFocused();
  await expectAccessibleInBothColours(page);
  await proof.getByRole("button", { name: "Usar a chave de acesso" }).click();
  await expect(page.getByText("Chave de acesso removida.")).toBeVisible();
});
