import { expect, type Locator, type Page } from "@playwright/test";

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

export const weekdayOfToday = (): string =>
  new Date().toLocaleDateString("en-US", { weekday: "long", timeZone: "America/Sao_Paulo" }).toLowerCase();

export async function choose(
  scope: Page | Locator,
  label: string,
  option: string | RegExp,
  typed?: string,
): Promise<void> {
  const field = scope.getByRole("combobox", { name: label });
  await field.click();
  if (typed) await field.fill(typed);
  await scope.getByRole("option", { name: option, exact: true }).click();
  await field.press("Tab");
}

/** One of a row of chips. */
export const chooseChip = (scope: Page | Locator, label: string, option: string): Promise<void> =>
  scope.getByRole("radiogroup", { name: label }).getByText(option, { exact: true }).click();

export async function fillIn(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }).first();
    await field.fill(value);
    await field.press("Tab");
  }
}

const MAX_TABS = 40;

/** Goes there by Tab and presses the key, as who has no mouse. */
export async function pressByKeyboard(
  page: Page,
  target: Locator,
  key: "Enter" | "Space" | "End" = "Enter",
): Promise<void> {
  // A chip draws its words and hides what takes the focus.
  await target.waitFor({ state: "attached" });
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}
