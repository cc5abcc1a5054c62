import { expect, type Page } from "@playwright/test";
import { LUCAS_PLAN } from "./demo.ts";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

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

/** Words of controls, heads and figures whose box hides what is wider or higher. Names that end in an ellipsis are meant to. */
const LABELS = [
  ".mantine-Button-label",
  ".mantine-Badge-label",
  ".mantine-Chip-label",
  "[role=tab]",
  "label",
  "legend",
  "th",
  "dt",
  "dd",
  "h1",
  "h2",
  "h3",
  "input[data-cell]",
].join();

const WIDTHS = [1440, 1366, 390, 320];

const cutLabels = (page: Page) =>
  page.evaluate((labels) => {
    const hides = (overflow: string) => overflow !== "visible";
    return [...document.querySelectorAll<HTMLElement>(labels)]
      .filter((element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const style = getComputedStyle(element);
        const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
        const isHigh = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
        return (isWide && style.textOverflow !== "ellipsis") || isHigh;
      })
      .map((element) => `${element.tagName} ${element.textContent || element.ariaLabel}`);
  }, LABELS);

/** At each width nothing sticks out of the window and no label is cut. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
    await expectWithinWindow(page, `${what} at ${width}`);
    expect(await cutLabels(page), `labels of ${what} at ${width}`).toEqual([]);
  }
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

test("no label is cut, from a phone to a desktop", async ({ page }) => {
  await startSession(page, MARINA);
  for (const [dialog, shows] of [
    ["training&meso=3", /Conferência da prescrição/],
    ["evaluation&meso=3&tab=somatotipo", /Perímetros/],
    ["compare", /Primeiro mesociclo/],
    ["final-result", /Percentual de gordura/],
  ] as const) {
    await page.goto(`${LUCAS_PLAN}&dialog=${dialog}`);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectToFit(page, dialog);
  }
});
