import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { pressByKeyboard } from "./fields.ts";
import { readAdministratorsLink } from "./outbox.ts";
import { acceptTerms, adminSession, signInAsAdmin, signInOnPage } from "./people.ts";
import { test } from "./test.ts";

/** A CPF with right check digits that no other account has. */
function aCpf(): string {
  const nine = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  const digits = [...nine];
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join("");
}

test("the administrator registers a trainer, who chooses a password at the first entry, and deactivates them", async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@exemplo.com.br`;
  const form = page.getByRole("dialog", { name: "Novo personal" });

  await test.step("the form asks for each tab, and marks what is missing only when it is sent", async () => {
    await signInAsAdmin(page, "/admin/home/personal/listar");
    const columns = page.getByRole("columnheader");
    await columns.getByRole("button", { name: "Alunos" }).click();
    await columns.getByRole("button", { name: "Alunos" }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("Marina Albuquerque Figueira");
    await page.getByText("Em atraso", { exact: true }).first().click();
    await expect(page).toHaveURL(/ordem=students&sentido=desc&atraso=1/);
    await expect(page.getByRole("row").filter({ hasText: "Em dia" })).toHaveCount(0);
    await page.getByRole("button", { name: "Novo personal" }).click();
    await form.getByRole("button", { name: "Próximo" }).click();
    await expect(form.getByLabel("Nome")).toBeFocused();
    await form.getByRole("tab", { name: "Plano" }).click();
    await form.getByRole("button", { name: "Cadastrar" }).click();
    await expect(page.getByText("Erro ao salvar personal: Verifique os campos obrigatórios")).toBeVisible();
    await expect(form.getByText("Este campo não pode ficar em branco").first()).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel("Nome").fill("Teresa Brandão Jornada");
    await form.getByLabel("CPF").fill(aCpf());
    await form.getByLabel("Data de nascimento").fill("12/05/1990");
    await form.getByLabel("Celular").fill("11912345678");
    await form.getByLabel("E-mail").fill(email);
    await form.getByLabel(/^Senha/).fill("muro verde alto");
    await form.getByRole("button", { name: "Próximo" }).click();
    for (const [label, text] of [
      ["Bairro", "Bela Vista"],
      ["Rua", "Avenida Paulista"],
      ["Número", "1578"],
      ["Cidade", "São Paulo"],
      ["Complemento", "Sala 21"],
      ["CEP", "01310-200"],
    ] as const)
      await form.getByLabel(label).fill(text);
    await form.getByRole("combobox", { name: "Estado" }).click();
    await page.getByRole("option", { name: "SP" }).click();
    await form.getByRole("button", { name: "Próximo" }).click();
    await form.getByRole("radio", { name: /Essencial · Mensal/ }).click();
    await form.getByRole("button", { name: "Cadastrar" }).click();
    await expect(page.getByText("Personal salvo com sucesso")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Teresa Brandão Jornada" })).toBeVisible();
    await expect(page.getByText("Não há pagamentos.")).toBeVisible();
  });

  const context = await browser.newContext({ locale: "pt-BR" });
  const theirs = await context.newPage();
  await test.step("the trainer signs in and reaches nothing before another password", async () => {
    await theirs.goto("/autenticacao/entrar");
    await theirs.getByLabel("E-mail").fill(email);
    await theirs.getByLabel("Senha", { exact: true }).fill("muro verde alto");
    await theirs.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(theirs.getByRole("heading", { name: "Escolha sua senha" })).toBeVisible();
    await theirs.goto("/configuracoes/perfil");
    await expect(theirs).toHaveURL(/\/autenticacao\/nova_senha/);
    await expectAccessible(theirs);
    await theirs.getByLabel("Senha que você recebeu").fill("muro verde alto");
    await theirs.getByLabel("Nova senha", { exact: true }).fill("portão azul baixo");
    await theirs.getByLabel("Confirmar nova senha").fill("portão azul baixo");
    await theirs.getByRole("button", { name: "Salvar e começar" }).click();
    await expect(theirs).toHaveURL(/\/configuracoes\/perfil$/);
    await acceptTerms(theirs);
  });

  await test.step("a Pix that the trainer announces is confirmed by keyboard", async () => {
    await theirs.goto("/configuracoes/perfil/assinatura");
    await theirs.getByRole("button", { name: "Pagar com Pix" }).click();
    await theirs.getByRole("button", { name: "Já paguei" }).click();
    await expect(theirs.getByText(/Pix informado em/).first()).toBeVisible();
    const trainer = page.url();
    await page.goto("/admin/home/faturas");
    const invoice = page.getByRole("row").filter({ hasText: "Teresa Brandão Jornada" }).first();
    await expect(invoice).toContainText("Pix a confirmar");
    const pix = page.getByRole("alert").filter({ hasText: "Teresa Brandão Jornada informou" });
    await pressByKeyboard(page, pix.getByRole("button", { name: "Confirmar recebimento" }));
    const question = page.getByRole("dialog", { name: "Confirmar recebimento" });
    await pressByKeyboard(page, question.getByRole("button", { name: "Confirmar recebimento" }));
    await expect(question).toBeHidden();
    await expect(pix).toHaveCount(0);
    await expect(invoice).toContainText("Paga");
    await page.goto(trainer);
  });

  await test.step("deactivated, the trainer is signed out at once", async () => {
    await page.getByRole("switch", { name: "Acesso ativo" }).click();
    await expect(page.getByText("Status atualizado com sucesso!")).toBeVisible();
    await theirs.getByRole("link", { name: "Planos" }).click();
    await expect(theirs.getByRole("dialog", { name: "Sua sessão expirou" })).toBeVisible();
  });
  await context.close();
});

test.describe("an administrator in support", () => {
  test.use({ freshContext: true });

  test("is offered the plans on sale for a new trainer", async ({ page }) => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const password = "muro verde alto";
    const { token } = await adminSession(page.request);
    const invited = await page.request.post("/api/v1/admin/administrators", {
      data: { fullname: "Sônia do Suporte", email, roles: ["support"] },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(invited.ok(), await invited.text()).toBe(true);
    const { search } = new URL(await readAdministratorsLink(email));
    const chosen = await page.request.post(`/api/v1/admin/auth/reset_password${search}`, {
      data: { new_password: password, new_password_confirmation: password },
    });
    expect(chosen.ok(), await chosen.text()).toBe(true);
    await signInOnPage(page, { email, password }, "/admin");
    await page.goto("/admin/home/personal/listar?dialog=trainer&tab=plano");
    const form = page.getByRole("dialog", { name: "Novo personal" });
    await expect(form.getByRole("radio", { name: /Essencial · Mensal/ })).toBeVisible();
    await expect(page.getByText("Erro ao buscar planos")).toHaveCount(0);
    await expectAccessible(page);
  });
});
