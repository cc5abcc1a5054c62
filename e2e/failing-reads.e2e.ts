import { expect, type Page } from "@playwright/test";
import { LUCAS_PAGE } from "./demo.ts";
import { LUCAS, MARINA, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

/** A page that is drawn anew with each failure asks a hundred times in it. */
const LONG_ENOUGH_MS = 4_000;

interface Place {
  readonly whose: string;
  readonly failing: RegExp;
  readonly open: (page: Page) => Promise<void>;
  /** A part that waits for the read that fails. */
  readonly part: (page: Page) => ReturnType<Page["getByText"]>;
}

const PLACES: readonly Place[] = [
  {
    whose: "the student's own page",
    failing: /\/comments\?unread=true|\/readiness$/,
    open: (page) => signIn(page, LUCAS, LUCAS_PAGE),
    part: (page) => page.getByRole("button", { name: "Meu cadastro" }),
  },
  {
    whose: "the trainer's page of a student",
    failing: /\/comments\?unread=true|\/readiness$/,
    open: (page) => signIn(page, MARINA, LUCAS_PAGE),
    part: (page) => page.getByRole("heading", { name: "Periodização" }),
  },
  {
    whose: "the page of administrators",
    failing: /\/security_policy$/,
    open: (page) => signInAsAdmin(page, "/admin/configuracoes/administradores"),
    part: (page) => page.getByRole("heading", { name: "Registro" }),
  },
  {
    whose: "the renewal",
    failing: /\/subscription\/invoices/,
    open: (page) => signIn(page, MARINA, "/autenticacao/renovar_plano"),
    part: (page) => page.getByText("Erro ao buscar faturas"),
  },
];

for (const { whose, failing, open, part } of PLACES)
  test(`${whose} is shown without what cannot be read, and asks for it no more than a few times`, async ({ page }) => {
    let asked = 0;
    await page.route(failing, (route) => {
      asked += 1;
      return route.abort();
    });
    await open(page);
    await expect(part(page)).toBeVisible();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await expect(part(page)).toBeVisible();
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThan(12);
  });
