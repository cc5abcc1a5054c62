import type { Locator, Page } from "@playwright/test";

/** The day a number of days from today, in the format of date fields. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

/** Chooses an option of a list; `typed` filters a long list first. */
export async function choose(page: Page, label: string, option: string, typed?: string): Promise<void> {
  const field = page
    .getByRole("combobox", { name: label })
    .or(page.getByRole("textbox", { name: label }))
    .first();
  await field.click();
  if (typed) await field.fill(typed);
  await page.getByRole("option", { name: option }).first().click();
  await field.press("Tab");
}

/** Fills the fields whose labels begin with the keys, and leaves each field. */
export async function fillIn(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }).first();
    await field.fill(value);
    await field.press("Tab");
  }
}
