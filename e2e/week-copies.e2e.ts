import { expect, type Page } from "@playwright/test";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

/** A student of Marina's in a mesocycle of four weeks, and how a week gets its training. */
async function aStudentByWeeks(page: Page) {
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: `Semanas ${Date.now()}` });
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  const plan = { name: "Força", items_to_be_evaluated: [] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const cycle = { name: "Base", goal: "Base", start_date: today(), weeks: 4, training_mode: "sequence" };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, cycle)).json();
  const { exercises } = await (await callApi(page, "GET", "/api/v1/exercises?exercise_type=resistence&limit=1")).json();
  const training = {
    weekdays: [],
    exercise_type: [{ name: "Resistido", value: "resistence" }],
    muscle_group: exercises[0].muscle_groups.slice(0, 1),
    exercises: [
      {
        exercise: { id: exercises[0].id },
        series: 3,
        min_reps: 8,
        max_reps: 12,
        descanco: "01:30",
        cadencia: "2-0-2-0",
      },
    ],
  };
  const evaluated_items = { student: { stature: "170", weight: "70" }, heart: { fcRepouso: "62" }, perimeter: {} };
  return {
    exercise: String(exercises[0].name),
    address: `/inicio/visualizar/${id}/macrociclo/${macrocycle.id}/mesociclo/${mesocycle.id}?dialog=weeks`,
    async prescribe(index: number) {
      const week = `${mesocycles}/${mesocycle.id}/microcycles/${mesocycle.microcycles[index].id}`;
      await callApi(page, "PUT", week, { evaluation: true, evaluation_lock_version: 0, evaluated_items });
      const { microcycle } = await (await callApi(page, "GET", week)).json();
      await callApi(page, "PUT", week, { lock_version: microcycle.lock_version, trainings: [training] });
    },
  };
}

test("the week that is copied stays the same when another window prescribes a later one", async ({ page }) => {
  const { exercise, address, prescribe } = await aStudentByWeeks(page);
  await prescribe(0);
  await page.goto(address);
  const dialog = page.getByRole("dialog", { name: "Programar semanas" });
  const cell = dialog.getByRole("textbox", { name: `${exercise}, Microciclo 2`, exact: true });
  await cell.fill("5x5");
  await cell.press("Enter");
  await expect(cell).toHaveValue("5 × 5");
  await prescribe(2);
  await dialog.getByRole("button", { name: "Programar 3 semanas" }).click();
  await expect(page.getByText(/^Erro ao programar as semanas/)).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Copiar de" })).toHaveValue("Microciclo 1");
  await expect(cell).toHaveValue("5 × 5");
});

test("the rule of one exercise stays in sight while a phone pushes the weeks sideways", {
  tag: "@phone-only",
}, async ({ page }) => {
  const { exercise, address, prescribe } = await aStudentByWeeks(page);
  await prescribe(0);
  await page.goto(address);
  const dialog = page.getByRole("dialog", { name: "Programar semanas" });
  await dialog.getByRole("button", { name: `Regra própria: ${exercise}` }).click();
  await dialog.getByRole("textbox", { name: `${exercise}, Microciclo 4`, exact: true }).focus();
  const rule = await dialog.getByRole("radiogroup", { name: `Regra de ${exercise}` }).boundingBox();
  expect(rule?.x).toBeGreaterThan(0);
  expect((rule?.x ?? 0) + (rule?.width ?? 0)).toBeLessThan(390);
});
