import { expect, type Route } from "@playwright/test";
import { signIn, startSession } from "./people.ts";
import { aRegisteredStudent } from "./students.ts";
import { test } from "./test.ts";
import { aTrainer } from "./trainers.ts";

test("a trainer's plan is written by keyboard, opened and closed, and removed", async ({ page }) => {
  const trainer = await aTrainer(page);
  // The plan is made, and its answer is lost on the way. A key that is pressed right after `route` can be ahead of it.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/api/subscriptionPlan", loseAnswer, { times: 1 });
  await signIn(page, trainer, "/inicio/planos");
  await expect(page.getByText("Nenhum plano encontrado")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Novo plano" }).first().click();

  const name = page.getByLabel("Nome");
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Campo obrigatório")).toBeVisible();
  await page.keyboard.type("Consultoria");
  await page.keyboard.press("Enter");
  const value = page.getByLabel("Valor");
  await expect(value).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Campo obrigatório")).toBeVisible();
  await page.keyboard.type("1099.9");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Mensal" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Mensal" })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Semestral" })).toBeChecked();
  await page.goBack();
  await expect(value).toHaveValue("1.099,90");
  await page.goForward();
  await expect(page.getByRole("radio", { name: "Semestral" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Descrição")).toBeFocused();
  await page.keyboard.type("Duas vezes por semana");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("Com avaliação");
  // The second press makes no second plan.
  await page.keyboard.press("Enter");
  await expect(page.getByText("Não foi possível falar com o servidor.")).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Plano cadastrado com sucesso")).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Consultoria" });
  await expect(card).toContainText("R$ 1.099,90 semestral");

  const status = card.getByRole("switch", { name: "Consultoria: ativo" });
  const refuse = (url: URL) => url.pathname.startsWith("/api/subscriptionPlan/");
  await page.route(refuse, (route) => route.abort());
  await status.click();
  await expect(page.getByText(/Erro ao alterar status do plano/)).toBeVisible();
  await expect(status).toBeChecked();
  await page.unroute(refuse);
  await status.click();
  await expect(status).not.toBeChecked();
  await expect(page.getByText("Status do plano alterado com sucesso")).toBeVisible();

  await card.getByRole("button", { name: "Remover Consultoria" }).click();
  await expect(page.getByText("Deseja remover o plano selecionado? Essa ação não poderá ser desfeita")).toBeVisible();
  await page.getByRole("button", { name: "Remover", exact: true }).click();
  await expect(page.getByText("Plano removido com sucesso")).toBeVisible();
  await expect(page.getByText("Nenhum plano encontrado")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Novo plano" }).first().click();
  await expect(name).toBeFocused();
  // Without waiting for each field: what is typed belongs to the field that Enter leads to.
  await page.keyboard.type("Outra");
  await page.keyboard.press("Enter");
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Semestral" })).toBeFocused();

  // The name is gone with the reload, and is typed as a whole before the address counts.
  await page.goto("/inicio/planos/form?passo=valor");
  await expect(name).toBeFocused();
  await page.keyboard.type("Terceira");
  await expect(name).toHaveValue("Terceira");
  await page.keyboard.press("Enter");
  await expect(value).toBeFocused();
});

test("a trainer without plans makes one on the way from a student's payments and back", async ({ page }) => {
  await startSession(page, await aTrainer(page));
  const { id } = await aRegisteredStudent(page, { name: "Sem Plano" });
  await page.goto(`/inicio/visualizar/${id}?dialog=payments`);
  await page.getByRole("button", { name: "Vincular plano" }).click();
  const assigning = page.getByRole("dialog", { name: "Vincular plano" });
  await expect(assigning.getByText("Você ainda não tem planos ativos.")).toBeVisible();
  await expect(assigning.getByRole("button", { name: "Salvar" })).toHaveCount(0);
  await assigning.getByRole("link", { name: "Cadastrar plano" }).click();
  await page.getByLabel("Nome").fill("Mensal");
  await page.keyboard.press("Enter");
  await page.getByLabel("Valor").fill("180");
  for (const name of ["Próximo", "Próximo", "Cadastrar"]) await page.getByRole("button", { name }).click();
  await page.getByRole("dialog", { name: "Pagamentos" }).getByRole("button", { name: "Vincular plano" }).click();
  await expect(assigning.getByRole("button", { name: "Salvar" })).toBeVisible();
});
