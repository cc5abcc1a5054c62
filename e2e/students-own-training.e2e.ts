import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { aRegisteredStudent, callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";

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
  await expect(trainingOn(page).getByRole("heading", { level: 2 }).locator("..")).toHaveText(/^Treino *Fase 3$/);
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
  const home = "**/api/dashboard/student";
  await page.route(home, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(`${LUCAS_PAGE}?treino=hoje`);
  await expect(page.getByText("Erro ao carregar seu dia")).toBeVisible();
  await expectAccessible(page);
  await page.unroute(home);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(trainingOn(page)).toBeVisible();
});

test("home begins with the training, the week and what is due, at both widths", async ({ page }) => {
  await signIn(page, LUCAS, "/inicio/dashboard");
  await expect(page).toHaveURL(new RegExp(`${LUCAS_PAGE}$`));
  const start = page.getByRole("link", { name: "Treinar agora" });
  const week = page.getByRole("region", { name: "Esta semana" }).getByRole("listitem");
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect(week).toHaveCount(7);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const box = await start.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(300);
  }
  await expect(page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Hoje" })).toHaveAttribute(
    "data-status",
    "active",
  );
  const weeks = page.getByRole("region", { name: "Treinos por semana" });
  await weeks.getByRole("button", { name: "Ver tabela" }).click();
  await expect(weeks.getByRole("row")).toHaveCount(14);

  await test.step("on a desk the exercises and the history stand beside the set", async () => {
    await start.click();
    const steps = page.getByRole("complementary", { name: "Exercícios do treino" });
    await steps
      .getByRole("button", { name: /^(Supino reto com barra|Remada curvada|Leg press)/ })
      .first()
      .click();
    await expect(page.getByRole("complementary", { name: "Histórico do exercício" })).toContainText(
      /Recorde: [\d,]+ kg/,
    );
    await expect(page.getByText(/^Última vez, /).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Ver histórico" })).toHaveCount(0);
    await expectAccessible(page);
    // A stretch takes no load, so none is promised.
    await steps.getByRole("button", { name: /^Alongamento/ }).click();
    const history = page.getByRole("complementary", { name: "Histórico do exercício" });
    await expect(history.getByRole("heading", { name: /^Alongamento/ })).toBeVisible();
    await expect(history.getByText("As cargas aparecem aqui")).toHaveCount(0);
  });

  await test.step("a day of rest is named, with the next training", async () => {
    await page.route("**/api/dashboard/student", async (route) => {
      const answer = await route.fetch();
      const home = await answer.json();
      const next_training = { ...home.next_training, day: dayIn(2) };
      await route.fulfill({ response: answer, json: { ...home, next_training, trained_today: null } });
    });
    await page.goto(LUCAS_PAGE);
    await expect(page.getByRole("heading", { level: 1, name: "Hoje é descanso" })).toBeVisible();
    await expect(page.getByText(/^Próximo: \S+, \d\d\/\d\d, Treino [ABC]$/)).toBeVisible();
  });
});

test("a student whose phase is still to come reads when it begins", { tag: "@phone-only" }, async ({ page }) => {
  await signInAsStudentWith(page, [{ macrocycle: "Força", from: 10, to: 40 }]);
  const [year, month, day] = dayIn(10).split("-");
  await expect(page.getByText(`Sua próxima fase começa em ${day}/${month}/${year}.`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${page.url()}?treino=hoje`);
  await expect(page.getByText("Não há treino prescrito para os próximos dias.")).toBeVisible();
  await expect(page).toHaveURL(/visualizar\/\d+$/);
  await chooseInMenu(page);
  await expect(page.getByText("Não há treino em andamento")).toBeVisible();
});

test("a student without any plan reads who is making it, and fills in the anamnesis meanwhile", {
  tag: "@phone-only",
}, async ({ page }) => {
  await signInAsStudentWith(page, []);
  await expect(page.getByRole("heading", { level: 1, name: "Marina está montando seu treino" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Falar com Marina no WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me/,
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preencher anamnese" }).click();
  const form = page.getByRole("dialog", { name: "Meu cadastro" });
  await expect(form.getByRole("tab", { name: "Anamnese Pessoal", selected: true })).toBeVisible();
});
