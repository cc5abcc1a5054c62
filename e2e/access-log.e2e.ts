import { expect } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "./accessibility.ts";
import { LUCAS_EVALUATION, LUCAS_PLAN } from "./demo.ts";
import { LUCAS, MARINA, signIn, signInAsAdmin } from "./people.ts";
import { roundTrip } from "./requests.ts";
import { test } from "./test.ts";

test("a student sees who opened the evaluation, and the sign-ins to the account", async ({
  page,
  browser,
  baseURL,
}) => {
  const trainers = await browser.newContext({ baseURL: baseURL ?? "" });
  const desk = await trainers.newPage();
  await signIn(desk, MARINA, LUCAS_EVALUATION);
  await expect(desk.getByText("Perímetros").first()).toBeVisible();

  await page.goto("/autenticacao/entrar");
  await signIn(page, LUCAS, "/inicio/perfil");
  await page.getByRole("link", { name: "Ver registro" }).click();
  await expect(page).toHaveURL(/inicio\/perfil\/registro$/);
  await expect(page.getByRole("heading", { level: 1, name: "Registro de acessos" })).toBeVisible();
  const byMarina = page.getByText("Marina Albuquerque Figueira (personal)").first();
  await expect(byMarina).toBeVisible();
  await expect(page.getByText("Consultou a avaliação física").first()).toBeVisible();
  await expect(page.getByText("Consultou o cadastro e a anamnese").first()).toBeVisible();
  await expect(page.getByText("Entrou na conta").first()).toBeVisible();
  await expectAccessibleInBothColours(page);

  await page.getByRole("link", { name: "Voltar ao perfil" }).click();
  await expect(page).toHaveURL(/inicio\/perfil$/);
  await trainers.close();
});

test.describe("with a clock of its own", () => {
  test.use({ freshContext: true });

  test("a pointer over a link to a student's pages reads no health data", async ({ page }) => {
    await page.clock.install();
    await signIn(page, MARINA, LUCAS_PLAN);
    const weeks = page.getByRole("link", { name: "Microciclos" }).first();
    await expect(weeks).toBeVisible();
    // The data read so far is now stale: the next reader asks the server again.
    await page.clock.fastForward(60_000);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/v1/students/")) asked.push(request.url());
    });
    // The router prepares a hovered page after 50 ms.
    await weeks.hover();
    await page.clock.runFor(1000);
    await roundTrip(page);
    expect(asked).toEqual([]);
  });
});

test("a trainer sees only the log of their account", async ({ page }) => {
  await signIn(page, MARINA, "/configuracoes/perfil/registro");
  await expect(page.getByRole("rowheader", { name: "Hoje" })).toHaveCount(1);
  await expect(page.getByRole("cell", { name: /^\d\d:\d\d$/ }).first()).toBeVisible();
  await expect(page.getByText("Entrou na conta").first()).toBeVisible();
  await expect(page.getByText("Você").first()).toBeVisible();
  await expect(page.getByText(/avaliação física|anamnese/)).toHaveCount(0);
});

test("the administrator's log", async ({ page }) => {
  await signInAsAdmin(page, "/admin/perfil/registro");
  await expect(page.getByText("Entrou na conta").first()).toBeVisible();
  await expectAccessible(page);
});

test("a log that cannot be loaded says so and is asked for again; an empty one says what comes", async ({ page }) => {
  await signIn(page, LUCAS);
  let broken = true;
  await page.route("**/api/v1/audit**", (route) =>
    broken
      ? route.fulfill({ status: 500, json: { errors: { detail: "Houve um imprevisto.", code: "unexpected" } } })
      : route.fulfill({ json: { entries: [], meta: { next_page: null, total_count: 0 } } }),
  );
  await page.goto("/inicio/perfil/registro");
  await expect(page.getByText("Erro ao carregar o registro de acessos")).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByText("Não há informações para serem listadas")).toBeVisible();
  await expectAccessible(page);
});
