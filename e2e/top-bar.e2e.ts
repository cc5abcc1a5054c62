import { expect, type Page } from "@playwright/test";
import { LUCAS, MARINA, personMenu, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

const WIDTHS = [1024, 1152, 1201, 1280, 1366, 1400, 1440, 1480, 1536, 1600, 1680, 1920];
/** A scrollbar takes this from a window on Windows. */
const SCROLLBAR = 17;

/** The page does not scroll sideways, and the bar keeps room for a scrollbar. Where the menu is in sight, so are all its entries. */
async function expectBarToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `the page at ${width}`).toBe(0);

    // A scrollbar narrows the page without a change of what media queries see.
    await page.evaluate((taken) => {
      document.body.style.paddingRight = `${taken}px`;
    }, SCROLLBAR);
    const ends = await page.evaluate(() =>
      [...document.querySelectorAll("header a, header button")]
        .filter((entry) => entry.getClientRects().length > 0)
        .map((entry) => entry.getBoundingClientRect().right),
    );
    expect(Math.max(...ends), `the entries at ${width}`).toBeLessThanOrEqual(width - SCROLLBAR);
    await page.evaluate(() => document.body.style.removeProperty("padding-right"));
  }
}

test("the administrator's bar of four groups fits every window of a desktop", async ({ page }) => {
  await signInAsAdmin(page, "/suporte");
  const bar = page.getByRole("banner");
  for (const group of ["Conteúdo", "Dinheiro", "Plataforma"]) {
    await expect(bar.getByRole("button", { name: group })).toBeVisible();
  }
  await expectBarToFit(page);
  await bar.getByRole("button", { name: /^Pessoas/ }).click();
  await page.getByRole("menuitem", { name: /^Solicitações/ }).click();
  await expect(page).toHaveURL(/admin\/home\/solicitacoes/);

  await page.keyboard.press("Control+k");
  const finder = page.getByRole("dialog", { name: "Buscar" });
  for (const [text, found] of [
    ["rafael", /Personal · treinador@prumo.example/],
    ["lucas ferreira", /Lucas Ferreira Brandão Aluno · Marina/],
    ["face pull", /Exercício · Resistido/],
  ] as const) {
    await finder.getByRole("combobox").fill(text);
    await expect(finder.getByRole("option", { name: found }).first()).toBeVisible();
  }
  // Enter waits for the answer.
  await finder.getByRole("combobox").fill("cabeça anteriorizada");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/grupos_musculares\/detalhe\/\d+\?desvio=\d+/);
});

for (const [role, person] of [
  ["trainer", MARINA],
  ["student", LUCAS],
] as const) {
  test(`the bar of a ${role} fits every window of a desktop`, async ({ page }) => {
    await signIn(page, person, "/suporte");
    await expect(personMenu(page)).toBeVisible();
    await expectBarToFit(page);
  });
}
