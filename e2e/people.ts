import { type APIRequestContext, expect, type Page } from "@playwright/test";

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

/** Opens an address, by default the person's first page, signed in. Only the journeys about signing in use the form. */
export async function signIn(page: Page, person: Person, address = "/"): Promise<void> {
  await openWith(await sessionOf(page.request, person), page, address);
}

/** The same as the administrator. */
export async function signInAsAdmin(page: Page, address = "/admin"): Promise<void> {
  await openWith(await adminSession(page.request), page, address);
}

/** The person's menu, at the end of the bar. */
export const personMenu = (page: Page) => page.getByRole("banner").locator("button[aria-haspopup=menu]").last();

export async function signOut(page: Page): Promise<void> {
  await personMenu(page).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await expect(page).toHaveURL(/autenticacao\/entrar/);
}

async function openWith(session: Session, page: Page, address: string): Promise<void> {
  const script = await page.addInitScript(keep, session);
  await page.goto(address);
  await script.dispose();
  await expect(page).not.toHaveURL(/autenticacao\/entrar/);
  // Keys that are pressed over an outline are lost.
  await expect(page.locator(".outline")).toHaveCount(0);
}

/** Signs in by the API, for journeys that first prepare data by calls: no screen is loaded yet. */
export const startSession = async (page: Page, person: Person): Promise<void> =>
  keepInBrowser(page, await sessionOf(page.request, person));

/** The same as the administrator. */
export const startAdminSession = async (page: Page): Promise<void> =>
  keepInBrowser(page, await adminSession(page.request));

async function keepInBrowser(page: Page, session: Session): Promise<void> {
  // A small page of the same origin gives access to its local storage.
  await page.goto("/api/health");
  await page.evaluate(keep, session);
}

interface Session {
  readonly token: string;
  readonly email: string;
}

/** Keeps what the sign-in page keeps: the token, and the e-mail for the dialog of a session that ended. */
export function keep({ token, email }: Session): void {
  localStorage.setItem("prumo.token", token);
  sessionStorage.setItem("prumo.email", email);
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function sessionOf(
  request: APIRequestContext,
  { email, password, isStudent = false }: Person,
): Promise<Session> {
  const token = await tokenOf(request, "/api/v1/auth/login", { email, password, students: isStudent });
  return { token, email };
}

export async function adminSession(request: APIRequestContext): Promise<Session> {
  return { token: await tokenOf(request, "/api/v1/admin/auth/login", ADMIN), email: ADMIN.email };
}

/** The sessions that journeys of this worker began, by entrance and person. */
const tokens = new Map<string, { readonly token: string; readonly provedAt: number }>();

/** Weighty calls ask for a proof of the last ten minutes, which a journey lasts into. */
const FRESH_MS = 6 * 60_000;

/** The token of a session that is still open, else of a new one: 150 journeys that each sign in exceed the limit of sign-ins. */
async function tokenOf(
  request: APIRequestContext,
  url: string,
  data: Credentials & { students?: boolean },
): Promise<string> {
  const key = `${url} ${data.email}`;
  const kept = tokens.get(key);
  if (kept && Date.now() - kept.provedAt < FRESH_MS) {
    const answer = await request.get("/api/v1/auth/me", { headers: { authorization: `Bearer ${kept.token}` } });
    if (answer.ok()) return kept.token;
  }
  const answer = await request.post(url, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = await answer.json();
  tokens.set(key, { token, provedAt: Date.now() });
  return token;
}

/** Signs in on the page, as a person does; the administrator has another entrance. */
export async function signInOnPage(
  page: Page,
  { email, password }: Person,
  entrance: "/autenticacao/entrar" | "/admin" = "/autenticacao/entrar",
): Promise<void> {
  await page.goto(entrance);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).not.toHaveURL(/autenticacao/);
}

export async function acceptTerms(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Termos de uso e política de privacidade" });
  await dialog.getByRole("button", { name: "Li e aceito" }).click();
  await expect(dialog).toBeHidden();
}
