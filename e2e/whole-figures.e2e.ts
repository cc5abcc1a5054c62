import { expect, type Locator, type Page } from "@playwright/test";
import { LUCAS_EVALUATION } from "./demo.ts";
import { MARINA, signIn, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";
import { anEvaluatedMesocycle } from "./trainings.ts";

const PHONE = 390;
const WIDTHS = [1201, 1280, 1366, 1440, 1920, PHONE];

/** An exercise of a type, and the technique of a name, from the catalogue. */
async function catalogue(page: Page) {
  await startSession(page, MARINA);
  const exerciseOf = async (type: string) => {
    const { exercises } = await (
      await callApi(page, "GET", `/api/v1/exercises?exercise_type=${type}&limit=1&my_library=false`)
    ).json();
    return { id: exercises[0].id };
  };
  const { exercise_technics } = await (await callApi(page, "GET", "/api/v1/exercise_technics?q=crescente")).json();
  return { exerciseOf, pyramid: exercise_technics[0] };
}

/** The fields and buttons whose text is wider or higher than their box. */
const cutIn = (page: Page, selector: string) =>
  page.evaluate(
    (fields) =>
      [...document.querySelectorAll(fields)]
        .filter((field) => field.getClientRects().length > 0)
        .filter((field) => field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight + 1)
        .map((field) => field.getAttribute("aria-label") ?? field.textContent),
    selector,
  );

async function unfoldRows(dialog: Locator): Promise<void> {
  const folded = dialog.getByRole("button", { name: /^Alterar /, expanded: false });
  await expect(folded).toHaveCount(4);
  for (let row = 4; row > 0; row--) await folded.first().click();
}

test("every figure of the training's table is read whole, at every width", async ({ page }) => {
  const { exerciseOf, pyramid } = await catalogue(page);
  const strength = await exerciseOf("resistence");
  const address = await anEvaluatedMesocycle(page, [
    {
      weekdays: ["1"],
      exercise_type: [
        { name: "Resistido", value: "resistence" },
        { name: "Exercícios Aeróbicos", value: "exerc_aerobicos" },
        { name: "Alongamento", value: "stretching" },
      ],
      muscle_group: [{ id: 4, name: "Peitoral" }],
      exercises: [
        { exercise: strength, series: 4, min_reps: 1000, max_reps: 1200, descanco: "01:30", cadencia: "3-1-2-4" },
        {
          exercise: strength,
          exercise_technic: pyramid,
          series: 6,
          reps_pattern: "12-10-08-06-04-02",
          descanco: "02:00",
          cadencia: "3-1-2-4",
          carga: 122.5,
        },
        { exercise: await exerciseOf("exerc_aerobicos"), tempo: "01:20:00", freqCardiaca: 145, aerobicocont: true },
        { exercise: await exerciseOf("stretching"), series: 3, tempo: "00:30", descanco: "00:30" },
      ],
    },
  ]);
  await page.goto(address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const dialog = page.getByRole("dialog", { name: "Treino" });
    if (width === PHONE) await unfoldRows(dialog);
    await expect(dialog.getByLabel(/^Cadência de/).first()).toHaveValue("3-1-2-4");
    await expect(dialog.getByLabel(/^Tempo total de/)).toHaveValue("01:20:00");
    await expect(dialog.getByLabel(/^Rep\. mín\. de/).last()).toHaveValue("12-10-08-06-04-02");
    expect(await cutIn(page, "[role=dialog] [data-cell], [role=dialog] th"), `at ${width}`).toEqual([]);
  }
});

test("the buttons of a photo show their whole words, at every width", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_EVALUATION);
  await page.getByRole("tab", { name: "Postura" }).click();
  await page.getByRole("button", { name: /^Carregar Fotos/ }).click();
  const dialog = page.getByRole("dialog", { name: "Carregar Fotos" });
  await expect(dialog.getByRole("button", { name: /^Escolher Perfil/ }).first()).toBeVisible();
  for (const width of [...WIDTHS, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutIn(page, "[role=dialog] section[aria-label] button .mantine-Button-label"), `at ${width}`).toEqual(
      [],
    );
  }
});
