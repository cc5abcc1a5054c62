import { expect, type Page, test } from "@playwright/test";
import { fillIn, inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";

const onTheWire = (day: string) => day.split("/").reverse().join("-");

/** A student of the signed-in trainer in a running mesocycle, on the student's page. */
async function onTheirPage(page: Page): Promise<void> {
  const student = await aRegisteredStudent(page, { name: `Medida ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const plan = { name: "Força", items_to_be_evaluated: ["perimeter"] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const [start_date, end_date] = [onTheWire(inDays(0)), onTheWire(inDays(20))];
  const mesocycle = { name: "Base", goal: "Começar", start_date, end_date, weeks: null };
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, mesocycle);

  await page.goto(`/inicio/visualizar/${student.id}`);
}

test("an evaluation that saves itself reads nothing of the page under it; closing it shows what was saved", async ({
  page,
}) => {
  await startSession(page, MARINA);
  await onTheirPage(page);
  await expect(page.getByText("Não possui avaliações")).toBeVisible();
  await page.getByRole("button", { name: "Avaliação", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await fillIn(dialog, { Estatura: "165", Massa: "62" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(v1\/students|user\/students)/.test(request.url())) asked.push(request.method());
  });
  await fillIn(dialog, { "FC de repouso": "64" });
  await expect(dialog.getByText(/^Salvo às/)).toBeVisible();
  const again = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await fillIn(dialog, { Cintura: "72" });
  await again;
  await page.waitForLoadState("networkidle");
  expect(new Set(asked)).toEqual(new Set(["PUT"]));

  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Última avaliação em ${inDays(0)}`)).toBeVisible();
  await expect(page.getByText("1 de 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Treino", exact: true })).not.toHaveAttribute("aria-disabled", "true");
});

test("a browser whose storage is full still saves an evaluation", async ({ page }) => {
  const surprises: Error[] = [];
  page.on("pageerror", (error) => surprises.push(error));
  await startSession(page, MARINA);
  await onTheirPage(page);
  await page.getByRole("button", { name: "Avaliação", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await expect(dialog.getByRole("textbox", { name: /^Estatura/ })).toBeVisible();
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (let place = 0; ; place++) sessionStorage.setItem(`full.${size}.${place}`, "x".repeat(size));
      } catch {
        // Smaller pieces fill the rest.
      }
    }
  });
  await fillIn(dialog, { Estatura: "165", Massa: "62", "FC de repouso": "64" });
  await dialog.getByRole("button", { name: "Salvar Avaliação" }).click();
  await expect(page.getByText("Avaliação salva com sucesso")).toBeVisible();
  expect(surprises).toEqual([]);
});
