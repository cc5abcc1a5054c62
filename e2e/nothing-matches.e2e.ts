import { expect } from "@playwright/test";
import { MARINA, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

const NOTHING = "q=zzzz";

test("every list of a trainer whose filter finds nothing leads back to the whole list", { tag: "@phone" }, async ({
  page,
}) => {
  for (const [address, total] of [
    ["/configuracoes/exercicios?tipo=stretching", /Total de exercícios: [1-9]/],
    ["/configuracoes/biblioteca?lista=meus&nivel=beginner", /Total de treinos: [1-9]/],
  ] as const) {
    await signIn(page, MARINA, `${address}&${NOTHING}`);
    await page.getByRole("button", { name: "Ver todos" }).click();
    await expect(page.getByText(total)).toBeVisible();
    await expect(page).not.toHaveURL(/[?&](q|tipo|nivel)=/);
  }
  await page.goto(`/configuracoes/tutorial?${NOTHING}`);
  await expect(page.getByText("Nenhum tutorial combina com a busca")).toBeVisible();
  await page.getByRole("button", { name: "Ver todos" }).click();
  await expect(page.getByRole("button", { name: "Cadastre seu primeiro aluno" })).toBeVisible();
});

test("and every list of the administrator, which offers no registration instead", async ({ page }) => {
  await signInAsAdmin(page, `/admin/home/personal/listar?atraso=1&${NOTHING}`);
  await expect(page.getByText("Nenhum personal combina com a busca e os filtros escolhidos.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cadastrar personal" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ver todos" }).click();
  await expect(page).toHaveURL(/status=todos/);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.goto(`/admin/configuracoes/tutoriais?${NOTHING}`);
  await expect(page.getByText("Nenhum tutorial encontrado")).toBeVisible();
  await expect(page.getByText("Os tutoriais que você escrever aparecem aqui.")).toHaveCount(0);
  await page.getByRole("button", { name: "Ver todos" }).click();
  await expect(page.getByText("Cadastre seu primeiro aluno")).toBeVisible();
});
