import { expect } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessibility.ts";
import { LUCAS, MARINA, signIn, startAdminSession, startSession } from "./people.ts";
import { look, lookAround, type Screen } from "./screens.ts";
import { test } from "./test.ts";

const LAPSED = { email: "renovar@prumo.example", password: MARINA.password };

const OF_NOBODY: readonly Screen[] = [
  ["signing in", "/autenticacao/entrar", /Esqueci a senha/],
  ["the terms over signing in", "/autenticacao/entrar?policy=privacy", /Seus direitos/],
  ["a forgotten password", "/autenticacao/entrar?dialog=forgot", /Enviaremos um link e um código/],
  ["the code of a forgotten password", "/autenticacao/entrar?dialog=reset-code", /Verificar código/],
  ["the code of a registration", "/autenticacao/entrar?dialog=confirmation-code", /Confirmar cadastro/],
  ["the administrator's signing in", "/admin", /Administração/],
  ["the administrator's forgotten password", "/admin/autenticacao/entrar?dialog=forgot", /Enviar instruções/],
  ["a new password", "/autenticacao/resetar_senha?token=um", /Confirmar nova senha/],
  ["the administrator's new password", "/admin/autenticacao/resetar_senha?token=um", /Confirmar nova senha/],
  ["a link without its token", "/autenticacao/resetar_senha", /Link incompleto/],
  [
    "a registration that cannot be confirmed",
    "/autenticacao/confirmar_registro?token=um",
    /Não foi possível confirmar/,
  ],
  ["a student's code", "/autenticacao/confirmar_registro_aluno?email=a@b.com&students=true", /Enviar novo código/],
  ["an invitation that is over", "/autenticacao/aluno/confirmar_conta?token=um", /Convite usado ou vencido/],
  ["a registration", "/cadastro", /Renova automaticamente/],
  ["a registration with its plan", "/cadastro?plano=1&step=data", /Confirmar senha/],
  ["the terms", "/termos", /Seus direitos/],
  ["a trainer's public page", "/p/marina-figueira", /Vamos conversar/],
  ["the platform's public page", "/conheca", /Menos planilha/],
  ["an address that is nowhere", "/nada-aqui", /Página não encontrada/],
];

const OF_THE_TRAINER: readonly [Screen, ...Screen[]] = [
  ["the profile", "/configuracoes/perfil", /Dados pessoais/],
  ["the change of the password", "/configuracoes/perfil?dialog=password", /Senha atual/],
  ["accepted terms", "/configuracoes/perfil?version=1", /Seus direitos/],
  ["the own subscription", "/configuracoes/perfil/assinatura", /Próxima cobrança/],
  ["the form of the profile", "/configuracoes/perfil/form", /Salvar alterações/],
  ["a subscription in order", "/autenticacao/renovar_plano", /Sua assinatura está em dia até/],
];

const OF_THE_STUDENT: readonly [Screen, ...Screen[]] = [
  ["the profile", "/inicio/perfil", /Dados pessoais/],
  ["the change of the password", "/inicio/perfil?dialog=password", /Senha atual/],
  ["the form of the profile", "/inicio/perfil/form", /Salvar alterações/],
  ["the tutorials", "/inicio/tutorial", /Como treinar sem sinal/],
  ["an unfolded tutorial", "/inicio/tutorial?tipo=2&aberto=14", /fio de prumo/],
];

const OF_THE_ADMIN: readonly [Screen, ...Screen[]] = [
  ["the profile", "/admin/perfil", /Dados pessoais/],
  ["the change of the password", "/admin/perfil?dialog=password", /Senha atual/],
  ["the form of the profile", "/admin/perfil/form", /Salvar alterações/],
  ["the terms", "/admin/configuracoes/termos", /Histórico de versões/],
  ["the tutorials", "/admin/configuracoes/tutoriais", /Cadastre seu primeiro aluno/],
  ["a tutorial's form", "/admin/configuracoes/tutoriais?aberto=1", /Uma linha em branco/],
  ["a version of the terms", "/admin/configuracoes/termos?version=1", /Seus direitos/],
];

test("every screen before signing in is accessible and fits every width", async ({ page }) => {
  const awaited = JSON.stringify({ at: Date.now(), content: { email: "ninguem@correio.example", students: false } });
  await page.addInitScript((kept) => sessionStorage.setItem("prumo.draft.awaited-code", kept), awaited);
  await look(page, OF_NOBODY);
});

test("every account screen of a trainer and of a student is accessible and fits every width", async ({ page }) => {
  await startSession(page, MARINA);
  await lookAround(page, OF_THE_TRAINER);
  await page.evaluate(() => localStorage.clear());
  await startSession(page, LUCAS);
  await lookAround(page, OF_THE_STUDENT);
});

test("every account screen of the administrator is accessible and fits every width", async ({ page }) => {
  await startAdminSession(page);
  await lookAround(page, OF_THE_ADMIN);
});

test("the dialogs that keep what one was doing are accessible in both colours", async ({ page }) => {
  await signIn(page, MARINA);
  await page.evaluate(() => localStorage.setItem("prumo.token", "um-token-que-ninguem-conhece-mais"));
  await page.getByPlaceholder(/Busque por nome/).fill("ana");
  await expect(page.getByRole("dialog", { name: "Sua sessão expirou" })).toBeVisible();
  await expectAccessibleInBothColours(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/autenticacao/entrar");
  await page.getByLabel("E-mail").fill(LAPSED.email);
  await page.getByLabel("Senha", { exact: true }).fill(LAPSED.password);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL(/renovar_plano/);
  await look(page, [["the renewal", "/autenticacao/renovar_plano", /^Pagar .*e continuar$/]]);
  // The screen behind the dialog still waits for its data.
  await page.goto("/inicio/alunos");
  await expect(page.getByRole("button", { name: /^Pagar/ })).toBeVisible();
  await expectAccessibleInBothColours(page);
});
