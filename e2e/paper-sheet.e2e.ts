import { expect, type Locator, type Page } from "@playwright/test";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

/** Seconds of one hand on a phone: finding and pressing a target, and a key of a keyboard that is open. */
const TAP_S = 1.5;
const KEY_S = 0.4;
/** The list of the browser, which no event of the page counts. */
const LIST_TAPS = 2;
const SIX_MINUTES_S = 360;

/** Counts every press and key of the journey, across pages. */
const countEffort = (page: Page) =>
  page.addInitScript(() => {
    for (const [kind, event] of [
      ["taps", "pointerdown"],
      ["keys", "keydown"],
    ] as const) {
      const count = () => sessionStorage.setItem(kind, String(Number(sessionStorage.getItem(kind) ?? 0) + 1));
      document.addEventListener(event, count, { capture: true });
    }
  });

const effortOf = (page: Page) =>
  page.evaluate(() => {
    const of = (kind: string) => Number(sessionStorage.getItem(kind) ?? 0);
    return { taps: of("taps"), keys: of("keys") };
  });

const onTheWire = (day: string) => day.split("/").reverse().join("-");

async function aStudentToEvaluate(page: Page) {
  const student = await aRegisteredStudent(page, { name: `Papel ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const items_to_be_evaluated = ["caloric_expenditure", "perimeter", "posture"];
  const plan = { name: "Saúde", items_to_be_evaluated, skinfold_protocol: "Pollock - 7 Dobras" };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const period = { start_date: onTheWire(inDays(0)), end_date: onTheWire(inDays(20)) };
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, {
    name: "Base",
    goal: "Começar",
    weeks: null,
    ...period,
  });
  return student;
}

/** Each figure and Enter, from the field that has the focus. */
async function typeOn(page: Page, ...figures: readonly string[]) {
  for (const figure of figures) {
    await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
  }
}

const pressEach = async (targets: Locator, times: number) => {
  for (let index = 0; index < times; index++) await targets.nth(index).click();
};

test("the paper sheet is entered with one hand in under six minutes and handed over", { tag: "@phone-only" }, async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await countEffort(page);
  await startSession(page, MARINA);
  const student = await aStudentToEvaluate(page);
  await page.goto(`/inicio/visualizar/${student.id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const spent: Record<string, { taps: number; keys: number }> = {};
  const part = (name: string, body: () => Promise<void>) =>
    test.step(name, async () => {
      const before = await effortOf(page);
      await body();
      const after = await effortOf(page);
      spent[name] = { taps: after.taps - before.taps, keys: after.keys - before.keys };
    });

  await part("anamnesis", async () => {
    await page.getByRole("button", { name: "Editar" }).click();
    const form = page.getByRole("dialog", { name: /Editar Aluno/ });
    await form.getByRole("tab", { name: "Anamnese Pessoal" }).click();
    await form.getByRole("textbox", { name: "Profissão" }).click();
    await page.keyboard.type("Professora");
    await form.getByRole("radiogroup", { name: "Já teve lesões?" }).getByText("Sim").click();
    await form.getByRole("textbox", { name: "Quais lesões?" }).click();
    await page.keyboard.type("Joelho direito");
    await form.getByRole("radiogroup", { name: "Sente dores?" }).getByText("Não", { exact: true }).click();
    await form
      .getByRole("radiogroup", { name: /alcoólicas/ })
      .getByText("Não", { exact: true })
      .click();
    await form.getByRole("tab", { name: /Fisiológica/ }).click();
    await form.getByRole("textbox", { name: "Horas de sono à noite" }).click();
    await typeOn(page, "7", "0", "anual", "5", "2");
    await pressEach(form.getByRole("radiogroup").getByText("Não", { exact: true }), 6);
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(form).toBeHidden();
  });
  await part("questionnaire and screening", async () => {
    await page.getByRole("button", { name: "Triagem" }).click();
    const screening = page.getByRole("dialog", { name: /Triagem/ });
    await screening.getByRole("button", { name: "Preencher junto: Questionário de prontidão" }).click();
    const questionnaire = page.getByRole("dialog", { name: /Questionário de prontidão/ });
    for (let index = 0; index < 7; index++)
      await questionnaire.getByRole("radiogroup", { name: /^\d\./ }).nth(index).getByText("Não").click();
    await questionnaire.getByRole("button", { name: "Assinar" }).click();
    await expect(questionnaire).toBeHidden();
    await screening
      .getByRole("radiogroup", { name: /^Já treina/ })
      .getByText("Não")
      .click();
    await screening
      .getByRole("radiogroup", { name: /^Que esforço/ })
      .getByText("Moderado")
      .click();
    await pressEach(screening.getByText(/^Nenhum(a)? dest[ae]s$/), 3);
    await screening.getByRole("button", { name: "Salvar" }).click();
    await expect(screening).toBeHidden();
  });
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const field = (name: string) => sheet.getByRole("textbox", { name }).first();
  await part("figures, girths and folds", async () => {
    await page
      .getByRole("link", { name: "Avaliação" })
      .or(page.getByRole("button", { name: "Avaliação" }))
      .first()
      .click();
    await expect(field("Estatura")).toBeFocused();
    await typeOn(page, "165", "61,5", "68", "118", "76");
    await typeOn(page, "33", "98", "88", "72", "80", "98");
    await typeOn(page, "28", "28", "29", "29", "24", "24", "55", "55", "40", "40", "36", "36");
    await typeOn(page, "12", "11", "18", "15", "20", "14", "22");
  });
  await part("sit-and-reach and push-ups", async () => {
    await sheet.getByRole("tab", { name: "Função" }).click();
    await field("Sentar e alcançar").click();
    await typeOn(page, "30", "26", "15");
  });
  await part("step test", async () => {
    await sheet.getByRole("tab", { name: "Gasto Calórico" }).click();
    const choice = sheet.getByRole("combobox", { name: "Teste de VO2" });
    await choice.click();
    await choice.fill("");
    await typeOn(page, "queens");
    await expect(field("FC do teste")).toBeFocused();
    await typeOn(page, "150");
    await expect(sheet.getByRole("region", { name: "VO2 máximo relativo" })).toContainText("38,1");
  });
  await part("posture", async () => {
    await sheet.getByRole("tab", { name: "Postura" }).click();
    await sheet.getByRole("button", { name: "Registrar sem desvios" }).click();
    await sheet.getByRole("button", { name: /^Ombros/ }).click();
    await sheet.getByRole("radiogroup", { name: "Altura do ombro, esquerdo" }).getByText("Elevado").click();
    await sheet.getByRole("button", { name: /^Coluna Vertebral/ }).click();
    await sheet.getByRole("combobox", { name: "Coluna lombar" }).selectOption("Hiperlordose compensatória");
  });
  await part("opinion", async () => {
    await sheet.getByRole("tab", { name: "Parecer" }).click();
    await sheet.getByRole("button", { name: "Usar e editar" }).click();
  });
  await part("saving and handing over", async () => {
    await sheet.getByRole("button", { name: "Salvar Avaliação" }).click();
    await expect(sheet.getByText("Avaliação salva com sucesso")).toBeVisible();
    await sheet.getByRole("button", { name: "Compartilhar" }).click();
    const conversation = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "WhatsApp" }).click();
    await expect((await conversation).getByText("WhatsApp")).toBeVisible();
  });

  const { taps, keys } = await effortOf(page);
  test.info().annotations.push({ type: "effort", description: JSON.stringify({ taps, keys, spent }) });
  expect((taps + LIST_TAPS) * TAP_S + keys * KEY_S).toBeLessThan(SIX_MINUTES_S);
});
