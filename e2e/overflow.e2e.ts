import { expect, type Page, test } from "@playwright/test";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";

const onTheWire = (days: number) => inDays(days).split("/").reverse().join("-");
const endless = (word: string) => word.repeat(20).slice(0, 120);

/** Nothing crosses the edge of the window, except the content of boxes that scroll. */
async function expectWithinWindow(page: Page, what: string): Promise<void> {
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
    return [...document.querySelectorAll("main *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });
  expect(outside, what).toEqual([]);
}

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

  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ["cards", "table"]) {
      await page.goto(`/inicio/alunos?q=maximiliana&view=${view}`);
      await expect(page.getByRole("link", { name: /Maximiliana/ }).first()).toBeVisible();
      await expectWithinWindow(page, `${view} at ${width}`);
    }
    await page.goto(`/inicio/visualizar/${id}`);
    await expect(page.getByRole("heading", { name: /^Mesociclo/ })).toBeVisible();
    await expectWithinWindow(page, `the student's page at ${width}`);
    expect((await page.getByRole("article").boundingBox())?.width, "a card as wide as any").toBeLessThan(320);
    await page.getByRole("link", { name: "Microciclos" }).click();
    await expect(page.getByText("2 microciclos")).toBeVisible();
    await expectWithinWindow(page, `the mesocycle's page at ${width}`);
  }
});
