import { expect, type Page } from "@playwright/test";
import { MARINA, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";
import { anEvaluatedMesocycle } from "./trainings.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens a training of three rows and answers their exercises' names. */
async function openThreeRows(page: Page): Promise<readonly string[]> {
  await startSession(page, MARINA);
  const found = await callApi(page, "GET", "/api/v1/exercises?exercise_type=resistence&limit=3&my_library=false");
  const { exercises } = (await found.json()) as { exercises: { id: number; name: string }[] };
  const rows = exercises.map((exercise) => ({
    exercise,
    series: 3,
    min_reps: 8,
    max_reps: 12,
    descanco: "01:00",
    cadencia: "2-0-2-0",
  }));
  const training = {
    weekdays: ["1"],
    exercise_type: [{ name: "Resistido", value: "resistence" }],
    muscle_group: [{ id: 4, name: "Peitoral" }],
  };
  await page.goto(await anEvaluatedMesocycle(page, [{ ...training, exercises: rows }]));
  await expect(handles(page)).toHaveCount(rows.length);
  return exercises.map(({ name }) => name);
}

const handles = (page: Page) => page.getByRole("button", { name: /^Mover / });

const expectOrder = (page: Page, names: readonly (string | undefined)[]) =>
  expect
    .poll(() => handles(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))))
    .toEqual(names.map((name) => `Mover ${name}`));

/** From the handle of the first row to below the middle of the last. */
async function wayDown(page: Page): Promise<readonly Point[]> {
  const from = await handles(page).first().boundingBox();
  const to = await page.locator("[data-row]").last().boundingBox();
  if (!from || !to) throw new Error("no rows");
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height * 0.8];
  return [0, 0.1, 0.4, 0.7, 1].map((part) => ({ x, y: start + part * (end - start) }));
}

async function expectKept(page: Page, names: readonly (string | undefined)[]): Promise<void> {
  await expectOrder(page, names);
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await page.reload();
  await expectOrder(page, names);
}

test("a row is pulled to another place by the mouse", async ({ page }) => {
  const [first, second, third] = await openThreeRows(page);
  const [start, ...way] = await wayDown(page);
  await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
  await expectKept(page, [second, third, first]);
});

test("a row is pulled to another place by a finger", { tag: "@phone-only" }, async ({ page }) => {
  const [first, second, third] = await openThreeRows(page);
  const way = await wayDown(page);
  const [start] = way;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", start ? [start] : []);
  for (const point of way) await touch("touchMove", [point]);
  await touch("touchEnd", []);
  await expectKept(page, [second, third, first]);
});

test("a row is moved by the keys that its handle names, and Escape puts it back", async ({ page }) => {
  const [first, second, third] = await openThreeRows(page);
  const liftAndMoveDown = async () => {
    await page.keyboard.press("Space");
    // Exactly: a move that was cancelled ends its sentence in the same words.
    await expect(page.getByText(`${first}: posição 1 de 3.`, { exact: true })).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${first}: posição 2 de 3.`)).toBeAttached();
  };
  await handles(page).first().focus();
  await liftAndMoveDown();
  await page.keyboard.press("Escape");
  await expectOrder(page, [first, second, third]);
  await liftAndMoveDown();
  await page.keyboard.press("Space");
  await expectKept(page, [second, first, third]);
});
