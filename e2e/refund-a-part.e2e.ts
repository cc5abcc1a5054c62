import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./own-server.ts";
import { signInAsAdmin } from "./people.ts";

test("the administrator gives back a part of an invoice, and then no more than what remains", {
  tag: "@phone",
}, async ({ page }) => {
  await signInAsAdmin(page, "/admin/home/personal/listar?q=Rafael");
  await page
    .getByRole("link", { name: /Rafael/ })
    .first()
    .click();
  const invoice = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Estornar/ }) })
    .first();
  await invoice.getByRole("button", { name: /^Estornar/ }).click();
  const dialog = page.getByRole("dialog");
  const value = dialog.getByLabel("Valor do estorno");
  await expect(value).not.toHaveValue("");
  await dialog.getByLabel("Motivo").fill("Combinado por telefone");
  await value.fill("99999");
  await dialog.getByRole("button", { name: "Estornar" }).click();
  await expect(dialog.getByText(/^Restam R\$ .* para devolver$/)).toBeVisible();
  await expectAccessible(page);
  await value.fill("10,5");
  await dialog.getByRole("button", { name: "Estornar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("listitem").getByText(/^Estorno de R\$ 10,50 de R\$ .*, pelo cartão/)).toBeVisible();
  await expect(page.getByText("Estorno parcial").first()).toBeVisible();
  await expect(page.getByText(/R\$ 10,50 devolvidos/)).toBeVisible();
  await expectAccessible(page);
});
