import { expect, type Page } from "@playwright/test";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { MARINA, RAFAEL, signOut, startSession } from "./people.ts";
import { sealedDatabases, storedText, takeAlong } from "./sealed.ts";
import { test } from "./test.ts";

// The service worker is installed in a browser that has none.
test.use({ freshContext: true, serviceWorkers: "allow" });

async function withTaken(page: Page): Promise<string> {
  await startSession(page, MARINA);
  const { student } = await aRunningMesocycle(page, ["perimeter"]);
  await takeAlong(page, student.name);
  expect((await storedText(page)).length).toBeGreaterThan(4);
  return student.name;
}

const TAKEN = "Avaliações neste aparelho";

test("evaluations on a device go after 14 days without use, and not before", { tag: "@phone-only" }, async ({
  page,
}) => {
  const name = await withTaken(page);
  let days = Date.now();
  const startAfter = async (ms: number) => {
    days += ms;
    await page.clock.setFixedTime(days);
    await page.goto("/inicio/sem-sinal");
  };
  await startAfter(14 * MS_PER_DAY - 60_000);
  await expect(page.getByRole("list", { name: TAKEN })).toContainText(name);
  await startAfter(14 * MS_PER_DAY + 60_000);
  await expect(page.getByText("Nenhuma avaliação neste aparelho")).toBeVisible();
  expect(await storedText(page)).toEqual([]);
});

test("evaluations on a device go thirty days after they were taken along, also in use", {
  tag: "@phone-only",
}, async ({ page }) => {
  const name = await withTaken(page);
  const start = Date.now();
  for (const days of [12, 24]) {
    await page.clock.setFixedTime(start + days * MS_PER_DAY);
    await page.goto("/inicio/sem-sinal");
    await expect(page.getByRole("list", { name: TAKEN })).toContainText(name);
  }
  await page.clock.setFixedTime(start + 31 * MS_PER_DAY);
  await page.goto("/inicio/alunos");
  await expect(async () => {
    await page.goto("/inicio/sem-sinal");
    await expect(page.getByText("Nenhuma avaliação neste aparelho")).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("evaluations on a device go when another account signs in there", { tag: "@phone-only" }, async ({ page }) => {
  await withTaken(page);
  await startSession(page, RAFAEL);
  await page.goto("/inicio/alunos");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => sealedDatabases(page)).toEqual([]);
  await page.goto("/inicio/sem-sinal");
  await expect(page.getByText("Nenhuma avaliação neste aparelho")).toBeVisible();
});

test("evaluations on a device go at sign-out, with nothing left to send", { tag: "@phone-only" }, async ({ page }) => {
  await withTaken(page);
  await page.goto("/inicio/alunos");
  await signOut(page);
  expect(await sealedDatabases(page)).toEqual([]);
});
