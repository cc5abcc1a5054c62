import { expect } from "@playwright/test";
import { inDays } from "./fields.ts";
import { expectToFit } from "./fits.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const onTheWire = (days: number) => inDays(days).split("/").reverse().join("-");
const endless = (word: string) => word.repeat(20).slice(0, 120);

test("names of 120 letters without a space break, and every button stays in sight down to 320 pixels", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const { id } = await aRegisteredStudent(page, { name: endless("Maximiliana") });
  const macrocycles = `/api/v1/students/${id}/macrocycles`;
  const { macrocycle } = await (
    await callApi(page, "POST", macrocycles, { name: endless("Hipertrofia"), items_to_be_evaluated: ["perimeter"] })
  ).json();
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, {
    name: endless("Mesociclo"),
    goal: endless("Objetivo"),
    start_date: onTheWire(0),
    end_date: onTheWire(20),
    weeks: 2,
  });

  for (const view of ["cards", "table"]) {
    await page.goto(`/inicio/alunos?q=maximiliana&view=${view}`);
    await expect(page.getByRole("link", { name: /Maximiliana/ }).first()).toBeVisible();
    await expectToFit(page, view);
  }
  await page.goto(`/inicio/visualizar/${id}`);
  await expect(page.getByRole("heading", { name: /^Mesociclo/ })).toBeVisible();
  await expectToFit(page, "the student's page");
  await page.setViewportSize({ width: 320, height: 800 });
  expect((await page.getByRole("article").boundingBox())?.width, "a card as wide as any").toBeLessThan(320);
  await page.getByRole("link", { name: "Microciclos" }).click();
  await expect(page.getByText("2 microciclos")).toBeVisible();
  await expectToFit(page, "the mesocycle's page");
});
