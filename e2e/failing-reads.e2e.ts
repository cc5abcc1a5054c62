import { expect, type Page } from "@playwright/test";
import { LUCAS_PAGE, LUCAS_PLAN } from "./demo.ts";
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
  /** These sentences say that something could not be read; silence would say that there is nothing. */
  readonly told: readonly string[];
}

const PLACES: readonly Place[] = [
  {
    whose: "the student's own page",
    failing: /\/comments\?unread=true|\/readiness$|\/executions\?/,
    open: (page) => signIn(page, LUCAS, LUCAS_PAGE),
    part: (page) => page.getByRole("button", { name: "Meu cadastro" }),
    told: ["Não foi possível ler a triagem de saúde.", "Não foi possível ler os treinos da semana."],
  },
  {
    whose: "the trainer's page of a student",
    failing: /\/comments\?unread=true|\/readiness$|\/signals$|\/executions\?/,
    open: (page) => signIn(page, MARINA, LUCAS_PAGE),
    part: (page) => page.getByRole("heading", { name: "Periodização" }),
    told: [
      "Não foi possível ler a triagem de saúde.",
      "Não foi possível ler os sinais do aluno.",
      "Não foi possível ler os treinos realizados.",
    ],
  },
  {
    whose: "a week's trainings",
    failing: /\/prescription_check$/,
    open: (page) => signIn(page, MARINA, `${LUCAS_PLAN}&dialog=training&meso=3`),
    part: (page) => page.getByRole("button", { name: /Conferência da prescrição/ }),
    told: ["não conferida"],
  },
  {
    whose: "a final result",
    failing: /\/students\/3\/photos$|\/strength_tests\/student\/3\/days\?/,
    open: (page) => signIn(page, MARINA, `${LUCAS_PLAN}&dialog=final-result`),
    part: (page) => page.getByText("Percentual de gordura").first(),
    told: ["Não foi possível ler as fotos destas avaliações.", "Não foi possível ler os testes de força."],
  },
  {
    whose: "the administrator's page of a trainer",
    failing: /\/trainers\/2\/billing$|\/landing_page|\/invoices/,
    open: (page) => signInAsAdmin(page, "/admin/home/personal/visualizar/2"),
    part: (page) => page.getByRole("heading", { name: "Pagamentos" }),
    told: ["Erro ao buscar a assinatura"],
  },
  {
    whose: "the page of administrators",
    failing: /\/security_policy$/,
    open: (page) => signInAsAdmin(page, "/admin/configuracoes/administradores"),
    part: (page) => page.getByRole("heading", { name: "Registro" }),
    told: [],
  },
  {
    whose: "the renewal",
    failing: /\/subscription\/invoices/,
    open: (page) => signIn(page, MARINA, "/autenticacao/renovar_plano"),
    part: (page) => page.getByRole("heading", { level: 1 }),
    told: ["Erro ao buscar faturas"],
  },
];

for (const { whose, failing, open, part, told } of PLACES)
  test(`${whose} is shown without what cannot be read, says so, and asks for it no more than a few times`, async ({
    page,
  }) => {
    const asked = new Map<string, number>();
    await page.route(failing, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.abort();
    });
    await open(page);
    await expect(part(page)).toBeVisible();
    await page.waitForTimeout(LONG_ENOUGH_MS);
    await expect(part(page)).toBeVisible();
    for (const sentence of told) await expect(page.getByText(sentence)).toBeVisible();
    expect(Math.min(...asked.values())).toBeGreaterThan(1);
    expect(Math.max(...asked.values())).toBeLessThan(8);
  });

test("a choice whose list cannot be read says so, and reads it when it is opened again", async ({ page }) => {
  const groups = /\/muscle-groups$/;
  await page.route(groups, (route) => route.abort());
  await signIn(page, MARINA, "/configuracoes/exercicios");
  const choice = page.getByRole("combobox", { name: "Grupo muscular" });
  const unread = page.getByRole("option", { name: "Não foi possível carregar as opções. Abra de novo para tentar." });
  await choice.click();
  await expect(unread).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.unroute(groups);
  await choice.click();
  await expect(page.getByRole("option", { name: "Bíceps" })).toBeVisible();
  await expect(unread).toBeHidden();
});
