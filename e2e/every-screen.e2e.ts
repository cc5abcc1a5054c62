import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { ADMIN, LUCAS, MARINA, signIn } from "./people.ts";

const LUCAS_PAGE = "/inicio/visualizar/3?macro=1";
const LUCAS_WEEKS = "/inicio/visualizar/3/macrociclo/1/mesociclo/1";

/** Each screen and dialog by its address, with a word that shows it has its data. */
const OF_THE_TRAINER: readonly (readonly [what: string, address: string, shows: RegExp])[] = [
  ["the students as cards", "/inicio/alunos", /Total de Alunos/],
  ["the students as a table", "/inicio/alunos?view=table&status=todos", /Total de Alunos/],
  ["a search that finds nobody", "/inicio/alunos?q=zzzz", /Alunos não encontrados!/],
  ["a new student's form", "/inicio/alunos?dialog=new", /Dias disponíveis/],
  ["a student's form", "/inicio/visualizar/3?dialog=student", /Dias disponíveis/],
  ["the personal anamnesis", "/inicio/visualizar/3?dialog=student&tab=pessoal", /Rotina/],
  ["the physiological anamnesis", "/inicio/visualizar/3?dialog=student&tab=fisiologica", /Sono, alimentação/],
  ["a student's payments", "/inicio/visualizar/3?dialog=payments", /Não há pagamentos/],
  ["inactive students", "/inicio/alunos?status=inativos", /Excluir/],
  ["a student's page", LUCAS_PAGE, /Mesociclo 3/],
  ["a student without cycles", "/inicio/visualizar/30", /NOVO MACROCICLO/],
  ["a new macrocycle's form", `${LUCAS_PAGE}&dialog=new-macrocycle`, /Protocolo de dobras/],
  ["the months of a macrocycle", `${LUCAS_PAGE}&mode=calendar`, /Avaliado e com treino/],
  ["a cycle in the months", `${LUCAS_PAGE}&mode=calendar&dialog=cycle&meso=3`, /Hipertrofia com manutenção/],
  ["a new mesocycle's form", `${LUCAS_PAGE}&dialog=mesocycle`, /Semanas/],
  ["a mesocycle of weeks", `${LUCAS_PAGE}&dialog=mesocycle&meso=1`, /Data inicial/],
  ["a comparison", `${LUCAS_PAGE}&dialog=compare`, /Primeiro mesociclo/],
  ["a final result", `${LUCAS_PAGE}&dialog=final-result`, /Percentual de gordura/],
  ["the microcycles of a mesocycle", LUCAS_WEEKS, /12 microciclos/],
  ["the months of a mesocycle", `${LUCAS_WEEKS}?mode=calendar`, /Avaliado e com treino/],
  ["a microcycle's form", `${LUCAS_WEEKS}?dialog=microcycle&micro=2`, /Data inicial/],
  ["a microcycle's evaluation", `${LUCAS_WEEKS}?dialog=evaluation&micro=1`, /Perímetros/],
  ["a microcycle's trainings", `${LUCAS_WEEKS}?dialog=training&micro=1`, /Total da Semana/],
  ["a mesocycle's form", `${LUCAS_PAGE}&dialog=mesocycle&meso=3`, /Data inicial/],
  ["an evaluation", `${LUCAS_PAGE}&dialog=evaluation&meso=3`, /Perímetros/],
  ["a finished evaluation", `${LUCAS_PAGE}&dialog=evaluation&meso=1`, /Perímetros/],
  ["the trainings", `${LUCAS_PAGE}&dialog=training&meso=3`, /Total da Semana/],
  ["the trainer's profile", "/configuracoes/perfil", /Dados pessoais/],
  ["the form of the profile", "/configuracoes/perfil/form", /Dados pessoais/],
  ["the log of accesses", "/configuracoes/perfil/registro", /Entrou na conta/],
  ["a screen that is still to come", "/inicio/planos", /Em construção/],
];

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });

    test("every screen and dialog of a trainer is accessible and fits its width", async ({ page }) => {
      test.setTimeout(400_000);
      await signIn(page, MARINA);
      for (const [what, address, shows] of OF_THE_TRAINER) {
        await test.step(what, async () => {
          await page.goto(address);
          await expect(page.getByText(shows).first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectAccessible(page);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
        });
      }
    });

    test("every screen and dialog of a student is accessible", async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, LUCAS);
      const own = [
        LUCAS_PAGE,
        `${LUCAS_PAGE}&dialog=evaluation&meso=3`,
        `${LUCAS_PAGE}&dialog=training&meso=3`,
        `${LUCAS_PAGE}&dialog=final-result`,
        LUCAS_WEEKS,
        `${LUCAS_WEEKS}?dialog=training&micro=1`,
        `${LUCAS_PAGE}&dialog=student`,
        `${LUCAS_PAGE}&dialog=payments`,
      ];
      for (const address of own) {
        await page.goto(address);
        const shown =
          /Perímetros|Total da Semana|Percentual de gordura|Mesociclo 3|12 microciclos|definidos pelo seu personal|Não há pagamentos/;
        await expect(page.getByText(shown).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
      }
    });

    test("the administrator's requests are accessible, pending and closed, and fit their width", async ({ page }) => {
      await page.goto("/admin");
      await page.getByLabel("E-mail").fill(ADMIN.email);
      await page.getByLabel("Senha", { exact: true }).fill(ADMIN.password);
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page).toHaveURL(/dashboard/);
      for (const status of ["", "?status=encerradas"]) {
        await page.goto(`/admin/home/solicitacoes${status}`);
        await expect(page.getByRole("heading", { name: "Solicitações" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, "nothing sticks out sideways").toBeLessThanOrEqual(0);
      }
    });
  });
}
