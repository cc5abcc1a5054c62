import { expect, type Page } from "@playwright/test";

const PASSWORD = "prumo-demo-2026";

export const MARINA = { email: "treinadora@prumo.example", password: PASSWORD, isStudent: false };
export const RAFAEL = { email: "treinador@prumo.example", password: PASSWORD, isStudent: false };
export const LUCAS = { email: "aluno@prumo.example", password: PASSWORD, isStudent: true };
export const ADMIN = { email: "admin@prumo.example", password: PASSWORD };

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly isStudent?: boolean;
}

/** Signs in as a person does, on the page. */
export async function signIn(page: Page, { email, password, isStudent }: Person): Promise<void> {
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  if (isStudent) await page.getByLabel("Sou Aluno").check();
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).not.toHaveURL(/autenticacao/);
}

/** Signs in on the administrator's own page. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/\/admin\/home\//);
}

/** Accepts the terms of use, which somebody new or after a new version is asked for before going on. */
export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Termos de uso e política de privacidade" });
  await dialog.getByRole("button", { name: "Li e aceito" }).click();
  await expect(dialog).toBeHidden();
}
