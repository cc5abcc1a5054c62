import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { aCpf } from "../server/testing/cpf.ts";
import { expectAccessible } from "./accessibility.ts";
import { fillCard } from "./cards.ts";
import { comeFromOwnNetwork } from "./network.ts";
import { readRegistrationLink } from "./outbox.ts";
import { test } from "./test.ts";

const CARD = "4111 1111 1111 1111";
const DECLINED = "4000 0000 0000 0002";
const PASSWORD = "uma senha longa";

async function fillPerson(page: Page, email: string) {
  await page.getByLabel("Nome completo").fill("Beatriz Nogueira");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Confirmar senha").fill(PASSWORD);
  await page.getByLabel("CPF").fill(aCpf());
  await page.getByLabel("Celular").fill("(11) 9 0026-1207");
}

/** Collects what the page sends, to prove that no card number leaves it unencrypted. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

test("a trainer chooses a plan, registers, pays and enters by the link of the mail", {
  tag: "@phone-only",
}, async ({ page }) => {
  await comeFromOwnNetwork(page);
  const email = `${randomUUID()}@exemplo.com.br`;
  const sent = watchRequests(page);
  const next = page.getByRole("button", { name: "Próximo" });
  await page.goto("/autenticacao/entrar");
  await page.getByRole("link", { name: "Criar conta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Criar conta" })).toBeVisible();
  await next.click();
  await expect(page.getByText("Escolha um plano", { exact: true })).toBeVisible();
  await page.getByLabel(/Essencial, R\$ 863,04/).check();
  await expect(page.getByText("20% de desconto").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Parcelas" }).click();
  await page.getByRole("option", { name: "12x de R$ 71,92" }).click();
  await expectAccessible(page);
  await next.click();

  const summary = page.getByRole("region", { name: "Resumo da assinatura" });
  await expect(summary).toContainText("R$ 863,04 por ano, em 12x de R$ 71,92");
  await next.click();
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await expectAccessible(page);
  await fillPerson(page, email);
  await next.click();

  await fillCard(page, { number: DECLINED, name: "BEATRIZ NOGUEIRA" });
  await page.getByLabel("Validade").fill("10/2020");
  await page.getByLabel("CEP").fill("01310-100");
  await expect(page.getByRole("textbox", { name: "Cidade" })).toHaveValue("São Paulo");
  const pay = page.getByRole("button", { name: "Pagar R$ 863,04 e criar conta" });
  await pay.click();
  for (const missing of ["O cartão está vencido.", "Aceite os termos para continuar"])
    await expect(page.getByText(missing)).toBeVisible();
  await page.getByLabel("Validade").fill("12/2035");
  await page.getByRole("textbox", { name: "Número", exact: true }).fill("1578");
  await page.getByRole("button", { name: "Ler os termos" }).click();
  await expect(page).toHaveURL(/policy=privacy/);
  await page.keyboard.press("Escape");
  await page.getByLabel(/Li e aceito/).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Beatriz Nogueira");
  await next.click();

  await expect(page.getByLabel("Nome no cartão")).toHaveValue("BEATRIZ NOGUEIRA");
  await pay.click();
  await expect(page.getByText(/O cartão não foi autorizado/)).toHaveCount(1);
  await expect(page.getByLabel("Número do cartão")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Número do cartão").fill(CARD);
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Confirme seu e-mail" })).toBeFocused();
  await expect(page.getByText(`Pagamento aprovado. Enviamos para ${email}`)).toBeVisible();
  await expectAccessible(page);
  expect(sent.join().replaceAll(/\D/g, "")).not.toContain("4111111111111111");

  const link = await readRegistrationLink(email);
  await page.goto(link);
  await expect(page.getByText(`Conta de Beatriz Nogueira, ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmar e entrar" }).click();
  await expect(page.getByText("Cadastro confirmado com sucesso!")).toBeVisible();
  await expect(page.getByRole("region", { name: "Comece em três passos" })).toContainText("Seu primeiro aluno");
  await expect(page.getByPlaceholder(/Busque por nome/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver um aluno de exemplo" }).click();
  await expect(page.getByRole("img")).not.toHaveCount(0);
  await expectAccessible(page);
  const pdf = await page.getByRole("link", { name: "Ver a avaliação em PDF" }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).headers()["content-type"]).toMatch(/pdf/);
  await page.getByRole("link", { name: "Cadastrar meu primeiro aluno" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Seu cadastro já estava confirmado" })).toBeVisible();
});

test("a registration half filled asks before it is left, and a reload brings back all but the password", async ({
  page,
}) => {
  await page.goto("/autenticacao/entrar");
  await page.getByRole("link", { name: "Criar conta" }).click();
  await page.getByLabel(/Essencial, R\$ 863,04/).check();
  await page.getByRole("button", { name: "Próximo" }).click();
  await page.getByLabel("Nome completo").fill("Beatriz Nogueira");
  await page.getByLabel(/^Senha/).fill(PASSWORD);
  await page.getByLabel("Celular").pressSequentially("11900261207");
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByRole("link", { name: "Já tenho conta" }).click();
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Beatriz Nogueira");

  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);
  page.on("dialog", (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByLabel(/Essencial, R\$ 863,04/)).toBeChecked();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Beatriz Nogueira");
  await expect(page.getByLabel("Celular")).toHaveValue("(11) 90026-1207");
  await expect(page.getByLabel(/^Senha/)).toHaveValue("");
  await expect(page.getByText(/digite a senha novamente/)).toBeVisible();
  await page.getByRole("button", { name: "Voltar" }).click();

  await page.getByRole("link", { name: "Já tenho conta" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.getByRole("link", { name: "Criar conta" }).click();
  await page.getByLabel(/Essencial, R\$ 863,04/).check();
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("");
});
