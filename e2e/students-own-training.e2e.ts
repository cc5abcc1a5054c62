import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";

const trainingOn = (page: Page) => page.getByRole("dialog", { name: "Treino", exact: true });

/** The day a number of days from today in São Paulo, in the format of the API. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

async function chooseInMenu(page: Page): Promise<void> {
  // Which of the two menus there is shows only after the screen has loaded.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const menu = page.getByRole("button", { name: "Abrir menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Meu Treino" }).click();
}

interface Planned {
  readonly macrocycle: string;
  readonly from: number;
  readonly to: number;
}

/** A student of Marina's with these mesocycles, signed in on the page. */
async function signInAsStudentWith(page: Page, plans: readonly Planned[]): Promise<void> {
  await startSession(page, MARINA);
  const { id, email } = await aRegisteredStudent(page, { name: `Quem Treina ${Date.now()}` });
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  for (const { macrocycle: name, from, to } of plans) {
    const { macrocycle } = await (
      await callApi(page, "POST", macrocycles, { name, items_to_be_evaluated: ["perimeter"] })
    ).json();
    const mesocycle = { name: "Base", goal: "Começar", start_date: dayIn(from), end_date: dayIn(to), weeks: null };
    await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, mesocycle);
  }
  await page.evaluate(() => localStorage.clear());
  await signInForTheFirstTime(page, email);
}

test("the menu's Meu Treino opens the training to be done, and from there and from the own page the prescription", {
  tag: "@phone-only",
}, async ({ page }) => {
  await signIn(page, LUCAS);
  await chooseInMenu(page);
  await expect(page).toHaveURL(/inicio\/treino$/);
  await expect(page.getByRole("list", { name: "Séries" })).toBeVisible();
  await page.getByRole("button", { name: "Exercícios e treinos" }).click();
  await page.getByRole("link", { name: "Ver a prescrição completa" }).click();
  await expect(trainingOn(page).getByRole("tab", { selected: true })).toBeVisible();
  await page.reload();
  await expect(trainingOn(page)).toBeVisible();
  await trainingOn(page).getByRole("button", { name: "Fechar" }).click();
  await expect(trainingOn(page)).toBeHidden();

  await page.getByRole("button", { name: "Ver prescrição" }).click();
  await expect(trainingOn(page)).toBeVisible();
  await page.goBack();
  await expect(trainingOn(page)).toBeHidden();
  await page.getByRole("link", { name: "Treinar agora" }).click();
  await expect(page).toHaveURL(/inicio\/treino$/);
});

test("a training that cannot be loaded says so, and opens once it can", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page, LUCAS, "/inicio/perfil");
  await page.route("**/mesocycles", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(`${LUCAS_PAGE}?treino=hoje`);
  await expect(page.getByText("Erro ao carregar seu treino")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/mesocycles");
  await page.getByRole("button", { name: "Tentar novamente" }).first().click();
  await expect(trainingOn(page)).toBeVisible();
});

test("a student whose mesocycle is still to come reads when it begins", { tag: "@phone-only" }, async ({ page }) => {
  await signInAsStudentWith(page, [{ macrocycle: "Força", from: 10, to: 40 }]);
  const [year, month, day] = dayIn(10).split("-");
  const sentence = `Seu próximo mesociclo começa em ${day}/${month}/${year}`;
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  const button = page.getByRole("button", { name: "Treinar agora" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await page.goto(`${page.url()}?treino=hoje`);
  await expect(page.getByText(`${sentence}.`)).toBeVisible();
  await expect(page).toHaveURL(/visualizar\/\d+$/);
  await chooseInMenu(page);
  await expect(page.getByText("Não há treino em andamento")).toBeVisible();
});

test("a student without any plan reads so, and one with two macrocycles reads which is which", {
  tag: "@phone-only",
}, async ({ page }) => {
  await signInAsStudentWith(page, []);
  await expect(page.getByText("Não há mesociclo em andamento", { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await signInAsStudentWith(page, [
    { macrocycle: "Corrida", from: 0, to: 20 },
    { macrocycle: "Força", from: -5, to: 10 },
  ]);
  await expect(page.getByText("Força · Base", { exact: true })).toBeVisible();
  await expect(page.getByText("Corrida · Base", { exact: true })).toBeVisible();
  await page.goto(`${page.url()}?treino=hoje`);
  await expect(page.getByText("Seu personal ainda não montou este treino.").first()).toBeVisible();
});
