import { expect } from "@playwright/test";
import { signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

test("the search of an administrator in support asks only for people, and shows no error", async ({ page }) => {
  await page.route("**/api/v1/auth/me?*", async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, admin_roles: ["support"] } } });
  });
  const refused = { status: 403, json: { errors: { code: "forbidden", detail: "Sem permissão." } } };
  await page.route(/\/api\/v1\/admin\/(muscle-groups|exercises)/, (route) => route.fulfill(refused));
  await signInAsAdmin(page, "/admin/home/alunos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await finder.getByRole("combobox").fill("lucas");
  await expect(finder.getByRole("option", { name: /Lucas/ }).first()).toBeVisible();
  await finder.getByRole("combobox").fill("ninguem com este nome");
  await expect(finder.getByRole("status")).toHaveText("Nada encontrado");
});
