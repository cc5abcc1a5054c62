import { expect, type Page } from "@playwright/test";
import { signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

async function actFor(page: Page, role: "support" | "finance" | "catalogue") {
  await page.route("**/api/v1/auth/me?*", async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, admin_roles: [role] } } });
  });
}

test("the search of an administrator in support asks only for people, and shows no error", async ({ page }) => {
  await actFor(page, "support");
  const refused = { status: 403, json: { errors: { code: "forbidden", detail: "Sem permissão." } } };
  await page.route(/\/api\/v1\/admin\/(muscle-groups|exercises)/, (route) => route.fulfill(refused));
  await signInAsAdmin(page, "/admin/home/alunos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await expect(finder.getByRole("combobox", { name: "Personal ou aluno", exact: true })).toBeVisible();
  await finder.getByRole("combobox").fill("lucas");
  await expect(finder.getByRole("option", { name: /Lucas/ }).first()).toBeVisible();
  await finder.getByRole("combobox").fill("ninguem com este nome");
  await expect(finder.getByRole("status")).toHaveText("Nada encontrado");
});

test("an administrator of the catalogue finds a postural deviation of any group", { tag: "@phone" }, async ({
  page,
}) => {
  await actFor(page, "catalogue");
  const refused = { status: 403, json: { errors: { code: "forbidden", detail: "Sem permissão." } } };
  await page.route(/\/api\/(v1\/students|user)/, (route) => route.fulfill(refused));
  await signInAsAdmin(page, "/admin/configuracoes/exercicios");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await expect(finder.getByRole("status")).toHaveText("Digite para buscar exercício ou desvio.");
  await finder.getByRole("combobox", { name: "Exercício ou desvio" }).fill("hipercifose");
  await finder
    .getByRole("option", { name: /Desvio postural/ })
    .first()
    .click();
  await expect(page).toHaveURL(/grupos_musculares\/detalhe\/\d+\?desvio=\d+/);
});

test("an administrator of the finances finds a trainer", async ({ page }) => {
  await actFor(page, "finance");
  await signInAsAdmin(page, "/admin/home/faturas");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await finder.getByRole("combobox", { name: "Personal", exact: true }).fill("marina");
  await expect(finder.getByRole("option", { name: /Marina/ }).first()).toBeVisible();
});
