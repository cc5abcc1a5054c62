import { expect } from "@playwright/test";
import { aRunningMesocycle, stripOf } from "./cycles.ts";
import { fillIn, inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { roundTrip } from "./requests.ts";
import { test } from "./test.ts";

test("an evaluation that saves itself reads nothing of the page under it; closing it shows what was saved", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await page.goto(`/inicio/visualizar/${student.id}`);
  await expect(page.getByText("Não possui avaliações")).toBeVisible();
  await stripOf(page).getByRole("button", { name: "Avaliação", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await fillIn(dialog, { Estatura: "165", Massa: "62" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(v1\/students|user\/students)/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await fillIn(dialog, { "FC de repouso": "64" });
  await expect(dialog.getByText(/^Salvo às/)).toBeVisible();
  const again = page.waitForResponse((answer) => answer.request().method() === "POST");
  await fillIn(dialog, { Cintura: "72" });
  await again;
  await roundTrip(page);
  expect(asked.filter((address) => !address.endsWith("/evaluation/changes"))).toEqual([]);

  await dialog.getByRole("button", { name: "Fechar" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Última avaliação em ${inDays(0)}`)).toBeVisible();
  await expect(page.getByText("1 de 1")).toBeVisible();
  await expect(stripOf(page).getByRole("button", { name: "Treino", exact: true })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
});

test("a browser whose storage is full still saves an evaluation", async ({ page }) => {
  const surprises: Error[] = [];
  page.on("pageerror", (error) => surprises.push(error));
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await page.goto(`/inicio/visualizar/${student.id}`);
  await stripOf(page).getByRole("button", { name: "Avaliação", exact: true }).click();
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
