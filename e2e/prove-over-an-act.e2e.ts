import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { ADMIN, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

test("an administrator who acts on a subscription long after signing in proves it over the dialog, and nothing typed is lost", {
  tag: "@phone",
}, async ({ page }) => {
  const reason = `Combinado por telefone em ${Date.now()}`;
  await signInAsAdmin(page, "/admin/home/personal/listar?q=Wagner");
  await page.getByRole("link", { name: "Wagner Estrela Matos" }).first().click();
  // The session is older than ten minutes, for the first two answers.
  let refused = 0;
  await page.route("**/billing", (route) =>
    route.request().method() === "POST" && refused++ < 2
      ? route.fulfill({ status: 403, json: { errors: { code: "proof_required", detail: "Confirme que é você." } } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Agir na assinatura" }).click();
  await page.getByRole("menuitem", { name: "Dar dias de cortesia" }).click();
  const act = page.getByRole("dialog", { name: "Dar dias de cortesia" });
  await act.getByLabel("Motivo").fill(reason);
  await act.getByRole("button", { name: "Dar dias" }).click();
  const proof = page.getByRole("dialog", { name: "Confirme que é você" });
  await expect(proof.getByLabel("Sua senha")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(proof).toBeHidden();
  await expect(act.getByText("Nada foi alterado: não confirmamos que é você.")).toBeVisible();
  await expect(act.getByLabel("Motivo")).toHaveValue(reason);

  await act.getByRole("button", { name: "Dar dias" }).click();
  await proof.getByLabel("Sua senha").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(proof).toBeHidden();
  await expect(act).toBeHidden();
  await expect(page.getByText(reason)).toBeVisible();
});
