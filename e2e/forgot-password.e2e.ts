import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { readInvitationLink, readResetCode } from "./outbox.ts";
import { ADMIN, acceptTerms, MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

/** A student for one journey, which changes the password: the demo accounts are shared by all journeys. */
async function aStudentWithPassword(page: Page, project: string) {
  const email = `esqueceu.${project}.${Date.now()}.${test.info().workerIndex}@correio.example`;
  const { token } = await (
    await page.request.post("/api/v1/auth/login", { data: { email: MARINA.email, password: MARINA.password } })
  ).json();
  const student = {
    student_type: "in_person",
    name: "Sérgio Esquecido",
    email_secundario: "BR",
    cellphone: "(11) 91234-5678",
    email,
    birthdate: "1996-01-15",
    gender: "male",
    personal_anamnesis: { days_of_week: ["monday"] },
  };
  const registered = await page.request.post("/api/v1/students", {
    data: { student },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(registered.ok()).toBe(true);
  const link = new URL(await readInvitationLink(email));
  const confirmed = await page.request.put(`/api/v1/auth/confirm_user_password${link.search}`, {
    data: { password: "a senha esquecida" },
  });
  expect(confirmed.ok()).toBe(true);
  return email;
}

test("a forgotten password is replaced by the mailed code, on desk and phone", async ({ page }, info) => {
  const email = await aStudentWithPassword(page, info.project.name);
  await page.goto("/autenticacao/entrar");
  await page.getByRole("button", { name: "Esqueci a senha" }).click();
  const ask = page.getByRole("dialog", { name: "Esqueci a senha" });
  await ask.getByRole("button", { name: "Enviar instruções" }).click();
  await expect(ask.getByText("Este campo não pode ficar em branco")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ask).toBeHidden();
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Sou Aluno").check();
  await page.getByRole("button", { name: "Esqueci a senha" }).click();
  await expect(ask.getByLabel("E-mail da conta")).toHaveValue(email);
  await expect(ask.getByLabel("Sou Aluno")).toBeChecked();
  await expectAccessible(page);
  await ask.getByRole("button", { name: "Enviar instruções" }).click();
  await expect(page.getByText("Por favor, siga as instruções enviadas no email!")).toBeVisible();

  const verify = page.getByRole("dialog", { name: "Código de verificação" });
  await expect(page).toHaveURL(/dialog=reset-code/);
  expect(page.url()).not.toContain("correio");
  await page.reload();
  await expect(verify).toContainText(email);
  await page.goBack();
  await expect(ask).toBeVisible();
  await page.goForward();
  await verify.getByRole("button", { name: "Verificar código" }).click();
  await expect(verify.getByText("Por favor, informe o código de verificação.")).toBeVisible();
  await expectAccessible(page);
  await verify.getByLabel("Código de verificação").fill("000000");
  await verify.getByRole("button", { name: "Verificar código" }).click();
  await expect(verify.getByText(/Código inválido ou expirado/)).toBeVisible();
  await verify.getByLabel("Código de verificação").fill(await readResetCode(email));
  await verify.getByRole("button", { name: "Verificar código" }).click();

  await expect(page).toHaveURL(/\/autenticacao\/resetar_senha\?token=/);
  await page.getByLabel("Nova senha", { exact: true }).fill("a senha lembrada");
  await page.getByLabel("Confirmar nova senha", { exact: true }).fill("outra coisa");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByText("As senhas não são iguais")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Confirmar nova senha", { exact: true }).fill("a senha lembrada");
  await page.getByRole("button", { name: "Salvar senha" }).click();
  await expect(page.getByRole("heading", { name: "Sua senha foi alterada com sucesso!" })).toBeVisible();
  await expectAccessible(page);
});

test("a password forgotten under a lapsed session is chosen there, and the page below stays", async ({
  page,
}, info) => {
  const email = await aStudentWithPassword(page, `sessao.${info.project.name}`);
  await signIn(page, { email, password: "a senha esquecida", isStudent: true });
  await acceptTerms(page);
  await expect(page.getByRole("button", { name: "Pagamentos" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("prumo.token", "um-token-que-ninguem-conhece-mais"));
  await page.getByRole("button", { name: "Pagamentos" }).click();

  const expired = page.getByRole("dialog", { name: "Sua sessão expirou" });
  await expired.getByRole("button", { name: "Esqueci a senha" }).click();
  const ask = page.getByRole("dialog", { name: "Esqueci a senha" });
  await expect(ask.getByLabel("E-mail da conta")).toHaveValue(email);
  await expect(ask.getByLabel("Sou Aluno")).toBeChecked();
  await ask.getByRole("button", { name: "Enviar instruções" }).click();
  const verify = page.getByRole("dialog", { name: "Código de verificação" });
  await verify.getByLabel("Código de verificação").fill(await readResetCode(email));
  await verify.getByRole("button", { name: "Verificar código" }).click();
  const choose = page.getByRole("dialog", { name: "Redefinir senha" });
  await choose.getByLabel("Nova senha", { exact: true }).fill("a senha lembrada");
  await choose.getByLabel("Confirmar nova senha", { exact: true }).fill("a senha lembrada");
  await choose.getByRole("button", { name: "Salvar senha" }).click();
  await expired.getByLabel("Senha", { exact: true }).fill("a senha lembrada");
  await expired.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(expired).toBeHidden();
  await expect(page.getByRole("heading", { name: "Histórico" })).toBeVisible();
});

test("the administrator asks for a link, and a link without its token says so", async ({ page }) => {
  await page.goto("/admin/autenticacao/entrar");
  await page.getByRole("button", { name: "Esqueci a senha" }).click();
  const ask = page.getByRole("dialog", { name: "Esqueci a senha" });
  await expect(ask.getByLabel("Sou Aluno")).toHaveCount(0);
  await ask.getByLabel("E-mail da conta").fill(`nao-e-o.${ADMIN.email}`);
  await ask.getByRole("button", { name: "Enviar instruções" }).click();
  await expect(page.getByText("Por favor, siga as instruções enviadas no email!")).toBeVisible();
  await expect(ask).toBeHidden();
  await page.goto("/admin/autenticacao/resetar_senha");
  await expect(page.getByRole("heading", { name: "Link incompleto" })).toBeVisible();
});

test("a student confirms by code, and a trainer's bad link says what to do", async ({ page }) => {
  await page.goto("/autenticacao/confirmar_registro_aluno?email=ninguem@correio.example&students=true");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByText("Por favor, informe o código de confirmação.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar novo código" }).click();
  await expect(page.getByText("Um novo código de confirmação foi enviado para você!")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/autenticacao/confirmar_registro?token=inventado");
  await expect(page.getByText(/Não foi possível confirmar seu registro com esse link!/)).toBeVisible();
  await page.getByLabel("E-mail do cadastro").fill("ninguem@correio.example");
  await page.getByRole("button", { name: "Enviar novo código" }).click();
  await expect(page.getByLabel("Código de confirmação")).toBeVisible();
  await page.getByRole("link", { name: "Suporte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Suporte" })).toBeVisible();
  await expect(page.getByRole("link", { name: "suporte@localhost" })).toBeVisible();
  await expectAccessible(page);
});
