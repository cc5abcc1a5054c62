import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle, aSecondSheet } from "./cycles.ts";
import { LUCAS_EVALUATION } from "./demo.ts";
import { fillIn } from "./fields.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { test } from "./test.ts";

/** Lucas's third evaluation; the demo has two before it. */

test("a strip above the fields shows the live figures on a phone and opens the results", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(dialog.getByRole("textbox", { name: "Cintura", exact: true })).toHaveValue(/\d/);
  const strip = dialog.getByRole("button", { name: /^%G/ });
  await expect(strip).toBeVisible({ visible: isMobile });
  if (!isMobile) return;

  await expect(strip).toHaveText(/%G 16,6 · IMC 26,0/);
  await dialog.getByRole("button", { name: "178 cm · 82,4 kg · FC 62 · 118/76 normal" }).click();
  const weight = dialog.getByRole("textbox", { name: /^Massa/ });
  await weight.fill("92");
  await expect(strip).toHaveText(/IMC 29,0/);
  await strip.click();
  await expect(dialog.getByRole("heading", { name: "Resultados" })).toBeInViewport();
  // As it was, for the other journeys.
  await weight.fill("82,40");
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
  await saved;
});

test("a field tells the value before and how far the typed one is from it", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const waist = dialog.getByRole("textbox", { name: "Cintura" });
  await expect(waist).toHaveAccessibleDescription(/^antes 88,5/);
  await waist.fill("87,9");
  await expect(waist).toHaveAccessibleDescription(/^antes 88,5 → −0,6 dentro do erro de medida/);
  await waist.fill("84");
  await expect(waist).toHaveAccessibleDescription(/^antes 88,5 → −4,5 mudança (real|maior que o erro esperado)/);
  await waist.fill("92");
  await expect(waist).toHaveAccessibleDescription(/^antes 88,5 → \+3,5 mudança (real|maior que o erro esperado)/);
});

test("a fold by another caliper is told and not judged while it is typed", async ({ page }) => {
  await startSession(page, MARINA);
  const address = await aSecondSheet(page, {
    student: { stature: "165", weight: "60" },
    heart: { fcRepouso: "70" },
    perimeter: { bodyPerimeter: { cintura: "70" }, skinFold: { triceps: "18" } },
    circumstances: { caliper: "Lange" },
  });
  await page.goto(address);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const [fold, waist] = ["Tríceps", "Cintura"].map((name) => sheet.getByRole("textbox", { name: new RegExp(name) }));
  await fold?.fill("12");
  await waist?.fill("64");
  await expect(fold ?? sheet).toHaveAccessibleDescription(/→ −6,0 mudança maior que o erro esperado/);
  await sheet.getByRole("button", { name: /Data e instrumentos/ }).click();
  await sheet.getByRole("textbox", { name: "Adipômetro" }).fill("Cescorf");
  await expect(fold ?? sheet).toHaveAccessibleDescription(/→ −6,0 adipômetros diferentes/);
  await expect(waist ?? sheet).toHaveAccessibleDescription(/→ −6,0 mudança maior que o erro esperado/);
  await expect(sheet.getByText("* diferença não julgada: adipômetros diferentes.")).toBeVisible();
});

const TYPED: Readonly<Record<string, string>> = {
  Estatura: "165",
  Massa: "62",
  "FC de repouso": "64",
  Sístole: "118",
  Diástole: "76",
  Pescoço: "32",
  Deltoides: "105",
  Tórax: "90",
  Cintura: "72",
  Abdômen: "78",
  Quadril: "98",
  "Coxa medial": "52",
  "Coxa distal": "42",
};

test("a whole evaluation is typed and saved by keyboard alone, which leads on to the training", async ({ page }) => {
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["perimeter"], "Pollock - 3 Dobras");
  await page.goto(evaluation);
  const sheet = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(sheet.getByRole("textbox", { name: /^Estatura/ })).toBeFocused();
  const focused = page.locator(":focus");
  const nameOf = () =>
    focused.evaluate(
      (one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.getAttribute("aria-label") ?? "",
    );
  let fields = 0;
  for (; (await focused.evaluate(({ tagName }) => tagName)) === "INPUT"; fields++) {
    const name = await nameOf();
    await page.keyboard.type(TYPED[Object.keys(TYPED).find((start) => name.startsWith(start)) ?? ""] ?? "24");
    await page.keyboard.press("Enter");
  }
  expect(fields, "5 of the head, 18 perimeters, 10 skinfolds").toBe(33);
  await expect(sheet.getByRole("button", { name: "Salvar Avaliação" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Prescrever treino" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Adicionar exercício" })).toBeFocused();
});

test("another reading of a measure opens with the plus key, and two that differ too much ask for a third", async ({
  page,
}) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await dialog.getByRole("textbox", { name: "Cintura" }).fill("84");
  await page.keyboard.press("+");
  const second = dialog.getByRole("textbox", { name: "Cintura, 2ª leitura" });
  await expect(second).toBeFocused();
  await page.keyboard.type("86");
  await expect(dialog.getByText("As leituras diferem mais de 1%: faça a 3ª · média 85,0")).toBeVisible();
  await dialog.getByRole("button", { name: "+3ª leitura" }).click();
  await expect(dialog.getByRole("textbox", { name: "Cintura, 3ª leitura" })).toBeFocused();
  await page.keyboard.type("84,4");
  await expect(dialog.getByText("mediana 84,4")).toBeVisible();
  await expectAccessible(page);
  // As it was, for the other journeys.
  await dialog.getByRole("textbox", { name: "Cintura, 3ª leitura" }).fill("");
  await second.fill("");
  await dialog.getByRole("textbox", { name: /^Cintura$/ }).fill("85,0");
  await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
  await expect(dialog.getByText(/^Salvo/).first()).toBeVisible();
});

test("a value that cannot be right is told once, below its field, and its neighbours stay where they are", async ({
  page,
}) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  const [stature, weight] = [/^Estatura/, /^Massa/].map((name) => dialog.getByRole("textbox", { name }));
  if (!stature || !weight) throw new Error("two fields");
  await dialog.getByRole("button", { name: /^178 cm · 82,4 kg · FC 62 · 118\/76 normal/ }).click();
  await expect(stature).toHaveValue("178");
  await weight.fill("1");
  await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
  await expect(dialog.getByText("Informe um valor entre 2 e 650")).toHaveCount(1);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(weight).toBeFocused();
  expect((await stature.boundingBox())?.y).toBe((await weight.boundingBox())?.y);
  await weight.fill("82,40");

  await dialog.getByRole("tab", { name: "Postura" }).click();
  await expect(page).toHaveURL(/tab=posture/);
  await page.reload();
  await expect(dialog.getByRole("tab", { name: "Postura" })).toHaveAttribute("aria-selected", "true");
});

/** A phone's keyboard takes half of it. */
test("with the keyboard up, folds are read by rounds and five of them are in sight", { tag: "@phone-only" }, async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { evaluation } = await aRunningMesocycle(page, ["perimeter"], "Pollock - 7 Dobras");
  await page.goto(evaluation);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await dialog.getByRole("button", { name: "Faltam 12" }).click();
  await expect(dialog.getByRole("textbox", { name: "Estatura" })).toBeFocused();
  await fillIn(dialog, { Estatura: "165", Massa: "62", "FC de repouso": "64", Sístole: "118", Diástole: "76" });
  await expect(dialog.getByRole("button", { name: "Faltam 7" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Diástole" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: /^Pescoço/ })).toBeFocused();
  await expect(dialog.getByRole("button", { name: /^165 cm · 62 kg · FC 64 · 118\/76 normal/ })).toBeVisible();
  expect((await dialog.getByRole("textbox", { name: /^Pescoço/ }).boundingBox())?.y).toBeLessThan(300);

  await dialog.getByRole("switch", { name: "Medir 2×" }).check();
  await page.setViewportSize({ width: 390, height: 500 });
  await dialog.getByRole("button", { name: "Dobras" }).click();
  await expect(dialog.getByRole("button", { name: "Salvar Avaliação" })).toBeHidden();
  await expect(dialog.getByText(/^Peitoral:/)).toBeVisible();
  const rows = await dialog.locator("[data-measures] input[data-round='1']").evaluateAll((fields) => {
    const [top, bottom] = [108, window.innerHeight];
    const boxes = fields.map((field) => field.getBoundingClientRect());
    return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
  });
  expect(rows).toBeGreaterThanOrEqual(5);

  await test.step("one press and the key of the keyboard go round the folds twice", async () => {
    const second = ["15", ...Array(6).fill("12,2")];
    for (const reading of [...Array(7).fill("12"), ...second]) {
      await page.keyboard.type(reading);
      await page.keyboard.press("Enter");
    }
    await expect(dialog.getByText("média 12,1").first()).toBeVisible();
    await expect(dialog.getByText(/As leituras diferem mais de 5%: faça a 3ª/)).toHaveCount(1);
    await expect(dialog.getByRole("textbox", { name: /3ª leitura/ })).toBeFocused();
  });
});

test("a student reads a report: results, trend and measures, without a single field", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signIn(page, LUCAS, LUCAS_EVALUATION);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(dialog.getByRole("region", { name: "Em resumo" })).toContainText(
    "Melhorou: os batimentos em repouso e a massa muscular. Nenhuma piora nas medidas que dá para comparar com segurança.",
  );
  await expect(dialog.getByText("Densidade corporal")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Como foi medido" }).click();
  await expect(dialog.getByText("Densidade corporal")).toBeVisible();
  await dialog.getByRole("button", { name: "Ocultar" }).click();
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "Resultados",
    "Evolução",
    "Medidas",
    "Parecer",
    "Recomendações",
    "VO2 e gasto calórico",
    "Exercícios da semana",
    "Zonas de treino",
    "Bioimpedância",
    "Testes funcionais",
  ]);
  await expect(dialog.getByRole("row", { name: /Percentual de gordura/ })).toContainText(
    /−6,3 mudança (real|provável), na faixa saudável/,
  );
  await expect(dialog.getByText(/antes 28,0 → −5,0 mudança (real|provável)/)).toBeVisible();
  await expect(dialog.getByText("Normal", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /Ponto Médio/ })).toHaveCount(0);
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
});

test("a trainer reads a finished evaluation with the class of the blood pressure and the somatochart", async ({
  page,
}) => {
  await signIn(page, MARINA, LUCAS_EVALUATION.replace("meso=3", "meso=1"));
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(dialog.getByText("Pré-hipertensão", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Somatotipo: Mesomorfo-endomorfo" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /Ponto Médio: x/ })).toBeVisible();
  await expectAccessible(page);
});
