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

/** A page of somebody who has signed in and stands on their first screen. Signing in by hand has journeys of its own. */
export async function signIn(page: Page, { email, password, isStudent }: Person): Promise<void> {
  const data = { email, password, students: isStudent ?? false };
  const answer = await page.request.post("/api/v1/auth/login", { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = await answer.json();
  // The lightest page of the same origin, to whose storage the token belongs.
  await page.goto("/api/product");
  await page.evaluate(
    ([kept, last]) => {
      localStorage.setItem("prumo.token", kept);
      sessionStorage.setItem("prumo.email", last);
    },
    [token, email] as const,
  );
  await page.goto("/inicio");
  await expect(page).toHaveURL(isStudent ? /visualizar/ : /alunos/);
}

/** Accepts the terms of use, which somebody new or after a new version is asked for before going on. */
export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Termos de uso e política de privacidade" });
  await dialog.getByRole("button", { name: "Li e aceito" }).click();
  await expect(dialog).toBeHidden();
}
