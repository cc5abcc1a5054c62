import { expect, type Page } from "@playwright/test";
import { LUCAS_PLAN } from "./demo.ts";
import { LUCAS, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");

function inWords(days: number): string {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const day = new Date(Date.parse(today) + days * 86_400_000);
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]} de ${day.getUTCFullYear()}`;
}

const dayOn = (page: Page, days: number) => page.getByRole("button", { name: new RegExp(`^${inWords(days)},`) });

test("the calendar of cycles is used by keyboard alone", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PLAN);
  await page.getByRole("radio", { name: "Linha do tempo" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/mode=calendar/);
  await expect(page.getByRole("columnheader", { name: "segunda-feira" }).first()).toBeVisible();
  await expect(page.getByRole("columnheader").first()).toHaveText("seg");

  await dayOn(page, 0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dayOn(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dayOn(page, 8)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(dayOn(page, 0)).toBeFocused();
  await expect(dayOn(page, 0)).toHaveAccessibleName(/Mesociclo 3, em andamento/);
  // The Tab key stops once in the whole calendar.
  await expect(page.locator("[data-day][tabindex='0']")).toHaveCount(1);

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Mesociclo", exact: true });
  await expect(dialog.getByRole("heading", { name: "Mesociclo 3" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(dayOn(page, 0)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Calendário" })).toBeChecked();
});

test("a student reads their calendar and opens the evaluation from it", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page, LUCAS, `${LUCAS_PLAN}&mode=calendar`);
  await dayOn(page, 0).click();
  const dialog = page.getByRole("dialog", { name: "Mesociclo", exact: true });
  await expect(dialog.getByRole("button", { name: /Opções/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Avaliação", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Avaliação do Aluno" }).getByText("Cintura").first()).toBeVisible();
});

test("months stay months on the way to the microcycles and back", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PLAN);
  const months = page.getByRole("radio", { name: "Calendário" });
  await page.getByRole("link", { name: "Microciclos" }).first().click();
  const heading = page.getByRole("heading", { level: 1, name: /^Mesociclo/ });
  await expect(heading).toBeVisible();
  const mesocycle = (await heading.textContent()) ?? "";
  await page.getByRole("radio", { name: "Linha do tempo" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(months).toBeChecked();
  await page
    .getByRole("navigation", { name: "Você está em" })
    .getByRole("link", { name: /^Lucas/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Lucas/ })).toBeVisible();
  await expect(months).toBeChecked();
  await expect(page.locator("[data-day]").first(), "months begin at today's").toHaveAttribute(
    "data-day",
    `${new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" }).slice(0, 7)}-01`,
  );
  await page.getByRole("button", { name: /^Mostrar .* anterior/ }).click();
  await page
    .getByRole("button", { name: new RegExp(`, ${mesocycle}\\b`) })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Microciclos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: mesocycle })).toBeVisible();
  await expect(months).toBeChecked();
});
