import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_PAGE } from "./demo.ts";
import { choose, chooseChip } from "./fields.ts";
import { readInvitationLink } from "./outbox.ts";
import { acceptTerms, MARINA, signIn, signOut, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const DRAFT = "Há um rascunho não salvo";
const PASSWORD = "uma-senha-boa";

const formOn = (page: Page, title = "Editar Aluno") => page.getByRole("dialog", { name: title });

const answer = (form: Locator, question: string, said: "Sim" | "Não") =>
  form.getByRole("radiogroup", { name: question }).getByText(said, { exact: true }).click();

const unique = (name: string) => `${name} ${test.info().project.name} ${Date.now()}`;

async function aStudentWhoSignsIn(page: Page) {
  const student = await aRegisteredStudent(page, { name: unique("Própria") });
  const link = await readInvitationLink(student.email);
  const token = new URL(link, "http://x").searchParams.get("token");
  await page.request.put(`/api/v1/auth/confirm_user_password?token=${token}`, {
    data: { password: PASSWORD, password_confirmation: PASSWORD },
  });
  return { ...student, password: PASSWORD, isStudent: true };
}

const forgetSession = (page: Page) => page.evaluate(() => localStorage.clear());

test("a trainer registers a student with both anamneses, and reads every answer back", async ({ page }) => {
  const name = unique("Anamnese");
  const email = `anamnese.${Date.now()}.${test.info().project.name}@correio.example`;
  await signIn(page, MARINA, "/inicio/alunos?dialog=new");
  const form = formOn(page, "Novo Aluno");

  await test.step("Dados", async () => {
    await form.getByText("Híbrido", { exact: true }).click();
    await form.getByRole("textbox", { name: "Nome", exact: true }).fill(name);
    await choose(page, "País de residência", "Espanha (+34)");
    await form.getByRole("textbox", { name: "Celular", exact: true }).pressSequentially("612345678");
    await expect(form.getByRole("textbox", { name: "Celular", exact: true })).toHaveValue("612 345 678");
    await form.getByLabel("E-mail").fill(email);
    await form.getByLabel("Data de nascimento").fill("31/12/1990");
    await form.getByLabel("Data de nascimento").press("Tab");
    await form.getByText("Feminino", { exact: true }).click();
    await form.getByLabel("Nome do contato").fill("Mãe");
    await form.getByLabel("Celular do contato").pressSequentially("11988887777");
    await expect(form.getByLabel("Celular do contato")).toHaveValue("(11) 98888-7777");
    await form.getByText("Quarta", { exact: true }).click();
    await choose(page, "Objetivo do treino", "Performance");
    await form.getByRole("button", { name: "Próximo" }).click();
  });

  await test.step("Anamnese Pessoal", async () => {
    await expect(form.getByRole("tab", { name: "Anamnese Pessoal" })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(/tab=pessoal/);
    await expect(form.getByLabel("Quais lesões?")).toHaveCount(0);
    await form.getByLabel("Profissão").fill("Médica");
    await expect(form.getByLabel("Jornada diária de trabalho")).toHaveAttribute("inputmode", "decimal");
    await form.getByLabel("Jornada diária de trabalho").fill("8");
    await chooseChip(page, "Turno de treino", "Manhã");
    await form.getByLabel("Horário de treino").fill("6h às 7h");
    await form.getByLabel("Atividades preferidas").fill("Corrida");
    await answer(form, "Já teve lesões?", "Sim");
    await form.getByLabel("Quais lesões?").fill("Joelho");
    await answer(form, "Sente dores?", "Sim");
    await form.getByLabel("Quais dores?").fill("Some quando a resposta muda");
    await answer(form, "Sente dores?", "Não");
    await expect(form.getByLabel("Quais dores?")).toHaveCount(0);
    await form.getByRole("button", { name: "Próximo" }).click();
  });

  await test.step("Anamnese Fisiológica e Nutricional", async () => {
    await expect(form.getByRole("button", { name: "Próximo" })).toHaveCount(0);
    for (const [label, text] of [
      ["Horas de sono à noite", "7"],
      ["Horas de sono durante o dia", "0"],
      ["Frequência de exames", "Anual"],
      ["Refeições por dia", "5"],
      ["Consumo de água por dia", "2 litros"],
    ] as const)
      await form.getByLabel(label).fill(text);
    for (const [question, detail, text] of [
      ["Tem acompanhamento de nutricionista?", "Nome do nutricionista", "Bia"],
      ["Usa suplementos?", "Quais suplementos?", "Creatina"],
      ["Fuma?", "Quantos cigarros por dia?", "2"],
      ["Tem problemas cardíacos?", "Quais problemas cardíacos?", "Arritmia"],
      ["Já fez cirurgias?", "Quais cirurgias?", "Apêndice"],
    ] as const) {
      await answer(form, question, "Sim");
      await form.getByLabel(detail).fill(text);
    }
    await answer(form, "Tem diabetes?", "Sim");
    await chooseChip(page, "Tipo de diabetes", "Gestacional");
    await form.getByRole("button", { name: "Salvar", exact: true }).click();
    await expect(page.getByText("Cadastro salvo com sucesso")).toBeVisible();
  });

  const listed = await (await callApi(page, "GET", `/api/v1/students?q=${encodeURIComponent(name)}`)).json();
  await page.goto(`/inicio/visualizar/${listed.users[0].id}?dialog=student&tab=fisiologica`);
  const edit = formOn(page);
  await expect(edit.getByLabel("Consumo de água por dia")).toHaveValue("2 litros");
  await expect(edit.getByLabel("Nome do nutricionista")).toHaveValue("Bia");
  await expect(edit.getByRole("radio", { name: "Gestacional" })).toBeChecked();
  await expect(edit.getByLabel("Quais cirurgias?")).toHaveValue("Apêndice");
  await edit.getByRole("tab", { name: "Anamnese Pessoal" }).click();
  await expect(edit.getByLabel("Profissão")).toHaveValue("Médica");
  await expect(edit.getByRole("radio", { name: "Manhã" })).toBeChecked();
  await expect(edit.getByLabel("Quais lesões?")).toHaveValue("Joelho");
  await answer(edit, "Sente dores?", "Sim");
  await expect(edit.getByLabel("Quais dores?"), "what was hidden was not kept").toHaveValue("");
  await edit.getByRole("tab", { name: "Dados" }).click();
  await expect(edit.getByRole("textbox", { name: "Celular", exact: true })).toHaveValue("612 345 678");
});

test("a country chosen by mistake costs no digit of the phone, and the United States are found as EUA", async ({
  page,
}) => {
  await signIn(page, MARINA, "/inicio/alunos?dialog=new");
  const form = formOn(page, "Novo Aluno");
  // The dialog gives the focus to its first field only after its first paint.
  await expect(form.getByRole("textbox", { name: "Nome", exact: true })).toBeFocused();
  const phone = form.getByRole("textbox", { name: "Celular", exact: true });
  await phone.pressSequentially("11987654321");
  await choose(page, "País de residência", "EUA (Estados Unidos) (+1)", "EUA");
  await expect(phone).toHaveValue("(119) 876-5432");
  await choose(page, "País de residência", "Portugal (+351)");
  await expect(phone).toHaveValue("11 987 6543");
  await choose(page, "País de residência", "Brasil (+55)");
  await expect(phone).toHaveValue("(11) 98765-4321");

  await choose(page, "País de residência", "Portugal (+351)");
  await phone.press("End");
  await phone.press("Backspace");
  await choose(page, "País de residência", "Brasil (+55)");
  await expect(phone).toHaveValue("(11) 98765-4");
});

test("saving from another tab goes to the first field that is wrong", async ({ page }) => {
  await signIn(page, MARINA, "/inicio/alunos?dialog=new&tab=fisiologica");
  const form = formOn(page, "Novo Aluno");
  await form.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(form.getByRole("tab", { name: /Dados/ })).toHaveAttribute("aria-selected", "true");
  await expect(form.getByRole("textbox", { name: "Nome", exact: true })).toBeFocused();
  await expect(form.getByText("Este campo não pode ficar em branco")).toHaveCount(6);
  await expectAccessible(page);
});

test("a student changes their registration; the trainer sees the chip, opens the form, and the chip is gone", {
  tag: "@phone-only",
}, async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aStudentWhoSignsIn(page);
  await forgetSession(page);

  await test.step("the student", async () => {
    await signIn(page, student);
    await acceptTerms(page);
    await page.getByRole("button", { name: "Meu cadastro" }).click();
    const form = formOn(page, "Meu cadastro");
    await expect(form.getByLabel("Tipo de aluno").first()).not.toBeEditable();
    await expect(form.getByLabel("Nome do contato")).not.toBeEditable();
    await expect(form.getByLabel("Dias disponíveis para treino")).toHaveValue("Segunda");
    await expect(form.getByLabel("Dias disponíveis para treino")).not.toBeEditable();
    await expect(form.getByText("Cadastro ativo")).toHaveCount(0);
    await expect(form.getByRole("button", { name: "Reenviar acesso" })).toHaveCount(0);
    await form.getByRole("tab", { name: "Anamnese Pessoal" }).click();
    await form.getByLabel("Profissão").fill("Bombeira");
    await form.getByRole("tab", { name: "Dados" }).click();
    await form.getByRole("textbox", { name: "Nome", exact: true }).fill(`Nova ${student.name}`);
    await form.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Cadastro salvo com sucesso")).toBeVisible();
    await expect(page.getByRole("banner").getByText(`Nova ${student.name}`)).toBeAttached();
    await page.goto("/inicio/perfil");
    await expect(page.getByRole("heading", { level: 1, name: `Nova ${student.name}` })).toBeVisible();
  });

  await test.step("the trainer", async () => {
    await forgetSession(page);
    await startSession(page, MARINA);
    const list = `/inicio/alunos?q=${encodeURIComponent(student.name)}`;
    await page.goto(list);
    await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
    await expect(page.getByText("Modificou cadastro")).toBeVisible();
    await expectAccessible(page);
    const told = page.waitForResponse(/personal_notified/);
    await page.goto(`/inicio/visualizar/${student.id}?dialog=student&tab=pessoal`);
    await expect(formOn(page).getByLabel("Profissão")).toHaveValue("Bombeira");
    expect((await told).status()).toBe(204);
    await page.goto(list);
    await expect(page.getByText("Total de Alunos: 1")).toBeVisible();
    await expect(page.getByText("Modificou cadastro")).toHaveCount(0);
  });
});

test("a draft survives a closed tab, is gone on with or thrown away, and is the signed-in account's alone", async ({
  page,
  context,
}) => {
  await signIn(page, MARINA, "/inicio/alunos?dialog=new&tab=pessoal");
  await formOn(page, "Novo Aluno").getByLabel("Profissão").fill("Relojoeira");
  await formOn(page, "Novo Aluno").getByRole("tab", { name: "Dados" }).click();
  await formOn(page, "Novo Aluno").getByRole("textbox", { name: "Nome", exact: true }).fill("Rascunhada");
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("Rascunhada"));
  await page.close();

  const later = await context.newPage();
  await later.goto("/inicio/alunos?dialog=new");
  const form = formOn(later, "Novo Aluno");
  await expect(form.getByText(DRAFT)).toBeVisible();
  await expect(form.getByText("Rascunhada")).toBeVisible();
  await expectAccessible(later);
  await form.getByRole("button", { name: "Continuar rascunho" }).click();
  await expect(form.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Rascunhada");
  await form.getByRole("tab", { name: "Anamnese Pessoal" }).click();
  await expect(form.getByLabel("Profissão")).toHaveValue("Relojoeira");

  await later.reload();
  await form.getByRole("button", { name: "Descartar" }).click();
  await form.getByRole("tab", { name: "Dados" }).click();
  await expect(form.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("");

  await test.step("giving up throws it away", async () => {
    await form.getByRole("textbox", { name: "Nome", exact: true }).fill("Desistida");
    await later.waitForFunction(() => JSON.stringify(localStorage).includes("Desistida"));
    await form.getByRole("button", { name: "Cancelar" }).click();
    await later.getByRole("button", { name: "Sair sem salvar" }).click();
    await expect(form).toBeHidden();
    expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain("Desistida");
  });

  await test.step("signing out throws it away", async () => {
    await later.goto(`${LUCAS_PAGE}?dialog=student`);
    await formOn(later).getByLabel("Nome do contato").fill("Guardada");
    await later.waitForFunction(() => JSON.stringify(localStorage).includes("Guardada"));
    await later.goto("/inicio/alunos");
    await signOut(later);
    expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain("Guardada");
  });
});

test("two windows on one registration: the second is told, and lays what it typed over the first", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: unique("Duas Janelas") });
  await page.goto(`/inicio/visualizar/${student.id}?dialog=student`);
  const form = formOn(page);
  await form.getByLabel("Nome do contato").fill("Digitado aqui");

  const { student: read } = await (await callApi(page, "GET", `/api/v1/students/${student.id}`)).json();
  await callApi(page, "PUT", `/api/v1/students/${student.id}`, {
    student: { ...read, cellphone: "(11) 95555-4444", macrocycles: undefined },
  });
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(form.getByText(/Este registro foi alterado em outra janela/)).toBeVisible();
  await expectAccessible(page);
  await expect(form.getByLabel("Nome do contato")).toHaveValue("Digitado aqui");
  await form.getByRole("button", { name: "Recarregar" }).click();
  await expect(form.getByRole("textbox", { name: "Celular", exact: true })).toHaveValue("(11) 95555-4444");
  await expect(form.getByLabel("Nome do contato")).toHaveValue("Digitado aqui");
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Cadastro salvo com sucesso")).toBeVisible();
  const { student: saved } = await (await callApi(page, "GET", `/api/v1/students/${student.id}`)).json();
  expect(saved).toMatchObject({ contact_name: "Digitado aqui", cellphone: "(11) 95555-4444" });
});

test("access is sent once more, and says when it could not be", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: unique("Reenviada") });
  await page.goto(`/inicio/visualizar/${student.id}?dialog=student`);
  const resend = formOn(page).getByRole("button", { name: "Reenviar acesso" });
  await resend.click();
  await expect(page.getByText("Acesso reenviado com sucesso")).toBeVisible();
  await page.route("**/resend-access", (route) => route.fulfill({ status: 500, body: "{}" }));
  await resend.click();
  await expect(page.getByText("Erro ao reenviar acesso")).toBeVisible();
});

test("access is not sent to somebody inactive, and the button says why", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: unique("Parada") });
  await callApi(page, "PUT", `/api/v1/students/${student.id}/status`, { is_active: false });
  await page.goto(`/inicio/visualizar/${student.id}?dialog=student`);
  const resend = formOn(page).getByRole("button", { name: "Reenviar acesso" });
  await expect(resend).toHaveAttribute("aria-disabled", "true");
  await resend.focus();
  await expect(page.getByRole("tooltip", { name: "Ative o cadastro antes de reenviar o acesso." })).toBeVisible();
  await expectAccessible(page);
});

test("closing the form gives the focus back to the button that opened it", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PAGE);
  const edit = page.getByRole("button", { name: "Editar", exact: true });
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(formOn(page).getByLabel("Nome do contato")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(formOn(page)).toBeHidden();
  await expect(edit).toBeFocused();
});
