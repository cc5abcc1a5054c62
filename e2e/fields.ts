import type { Locator, Page } from "@playwright/test";

/** A day so many days from today, as a date field takes it. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("pt-BR", { timeZone: "America/Sao_Paulo" });

/** Picks from a list as a person does; `typed` narrows a long one first. */
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

/** Types into the fields whose labels begin so, leaving each. */
export async function fillIn(dialog: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByRole("textbox", { name: new RegExp(`^${label}`) }).first();
    await field.fill(value);
    await field.press("Tab");
  }
}
