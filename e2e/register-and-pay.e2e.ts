import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { aCpf } from "../server/testing/cpf.ts";
import { expectAccessible } from "./accessibility.ts";
import { readRegistrationLink } from "./outbox.ts";
import { signInOnPage } from "./people.ts";

const CARD = "4111 1111 1111 1111";
const DECLINED = "4000 0000 0000 0002";
const PASSWORD = "uma senha longa";

async function fillCard(page: Page, number: string) {
  await page.getByLabel("Número do cartão").fill(number);
  await page.getByLabel("Nome no cartão").fill("BEATRIZ NOGUEIRA");
  await page.getByLabel("Validade").fill("12/2035");
  await page.getByLabel("CVV").fill("123");
  await page.getByLabel("CPF do titular").fill("529.982.247-25");
  await page.getByLabel("Telefone do titular").fill("(11) 9 0026-1207");
}

/** Collects what the page sends, to prove that no card number leaves it unencrypted. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

test("a trainer registers, pays, confirms the e-mail and signs in", { tag: "@phone-only" }, async ({ page }) => {
  const email = `${randomUUID()}@exemplo.com.br`;
  const sent = watchRequests(page);
  await page.goto("/autenticacao/entrar");
  await page.getByRole("link", { name: "Criar conta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Criar conta" })).toBeVisible();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("Nome completo").fill("Beatriz Nogueira");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Confirmar senha").fill(PASSWORD);
  await page.getByLabel("CPF").fill(aCpf());
  await page.getByLabel("Celular").fill("(11) 9 0026-1207");
  await page.getByLabel("CEP").fill("01310-100");
  await expect(page.getByLabel("Cidade")).toHaveValue("São Paulo");
  await page.getByLabel("Número").fill("1578");
  await page.getByRole("button", { name: "Próximo" }).click();

  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByText("Escolha um plano")).toBeVisible();
  await page.getByLabel(/Essencial, R\$ 863,04/).check();
  await expect(page.getByText("20% de desconto").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Parcelas" }).click();
  await page.getByRole("option", { name: "12x de R$ 71,92" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Próximo" }).click();

  await fillCard(page, DECLINED);
  await page.getByLabel("Validade").fill("10/2020");
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByText("O cartão está vencido.")).toBeVisible();
  await page.getByLabel("Validade").fill("12/2035");
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel(/Essencial, R\$ 863,04/)).toBeChecked();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByLabel("Nome no cartão")).toHaveValue("BEATRIZ NOGUEIRA");
  await page.getByRole("button", { name: "Próximo" }).click();

  const summary = page.getByRole("region", { name: "Resumo da assinatura" });
  await expect(summary).toContainText("R$ 863,04 por ano, em 12x de R$ 71,92");
  await page.getByRole("button", { name: "Ler os termos" }).click();
  await expect(page).toHaveURL(/policy=privacy/);
  await page.keyboard.press("Escape");
  await page.getByLabel(/Li e aceito/).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pagar e criar conta" }).click();
  await expect(page.getByText(/O cartão não foi autorizado/)).toHaveCount(1);
  await expect(page.getByLabel("Número do cartão")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Número do cartão").fill(CARD);
  await page.getByRole("button", { name: "Próximo" }).click();
  await page.getByRole("button", { name: "Pagar e criar conta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirme seu e-mail" })).toBeVisible();
  await expectAccessible(page);
  expect(sent.join().replaceAll(/\D/g, "")).not.toContain("4111111111111111");

  await page.getByRole("link", { name: "Digitar o código" }).click();
  await expect(page.getByRole("dialog", { name: "Código de verificação" })).toContainText(email);
  await expectAccessible(page);

  const link = await readRegistrationLink(email);
  await page.goto(link);
  await expect(page.getByText("Cadastro confirmado com sucesso!").first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Seu cadastro já estava confirmado" })).toBeVisible();
  await signInOnPage(page, { email, password: PASSWORD });
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});

test("a registration half filled asks before it is left, and a reload brings back all but the password", async ({
  page,
}) => {
  await page.goto("/autenticacao/entrar");
  await page.getByRole("link", { name: "Criar conta" }).click();
  await page.getByLabel("Nome completo").fill("Beatriz Nogueira");
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Celular").pressSequentially("11900261207");
  await page.getByLabel("Número").fill("1578");
  await page.getByRole("link", { name: "Já tenho conta" }).click();
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Beatriz Nogueira");

  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);
  page.on("dialog", (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Beatriz Nogueira");
  await expect(page.getByLabel("Celular")).toHaveValue("(11) 90026-1207");
  await expect(page.getByLabel("Número")).toHaveValue("1578");
  await expect(page.getByLabel(/^Senha/)).toHaveValue("");
  await expect(page.getByText(/digite a senha novamente/)).toBeVisible();

  await page.getByRole("link", { name: "Já tenho conta" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.getByRole("link", { name: "Criar conta" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("");
});
