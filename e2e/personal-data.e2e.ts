import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "./accessibility.ts";
import { readExportLink, readInvitationLink } from "./outbox.ts";
import { acceptTerms, RAFAEL, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

const PASSWORD = "corrida de rua 42";
const NAME = "Zilda Despedida";

/** A student of Rafael with a password, for this journey alone. */
async function aFreshStudent(request: APIRequestContext, email: string): Promise<void> {
  const { token } = await (await request.post("/api/v1/auth/login", { data: { ...RAFAEL, students: false } })).json();
  const student = {
    student_type: "in_person",
    name: NAME,
    email,
    email_secundario: "BR",
    cellphone: "(11) 91234-5678",
    birthdate: "1990-01-15",
    gender: "female",
    personal_anamnesis: { days_of_week: ["monday"], had_lesions: true, lesions: "Tornozelo direito" },
  };
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post("/api/v1/students", { data: { student }, headers })).status()).toBe(201);
  const link = new URL(await readInvitationLink(email));
  const confirm = `/api/v1/auth/confirm_user_password${link.search}`;
  expect((await request.put(confirm, { data: { password: PASSWORD } })).status()).toBe(200);
}

test("a student takes a copy of everything along, asks to be erased, and is gone once the administrator has seen to it", async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const email = `zilda-${project.name}-${Date.now()}@exemplo.com.br`;
  const student = { email, password: PASSWORD, isStudent: true };
  await aFreshStudent(page.request, email);
  await signIn(page, student);
  await acceptTerms(page);

  await test.step("the profile says what exporting does, and begins it", async () => {
    await page.goto("/inicio/perfil");
    await page.getByRole("button", { name: "Exportar meus dados" }).click();
    const dialog = page.getByRole("dialog", { name: "Exportar meus dados" });
    await expect(dialog.getByText("O link vale por 48 horas.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Preparar cópia" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`O link foi enviado para ${email}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the link of the mail brings a ZIP with a file for each thing, also without a session", async () => {
    const link = await readExportLink(email);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", acceptDownloads: true });
    const guest = await elsewhere.newPage();
    await guest.goto(link);
    await expect(guest.getByRole("heading", { name: "Seus dados estão prontos" })).toBeVisible();
    await expectAccessible(guest);
    const [download] = await Promise.all([
      guest.waitForEvent("download"),
      guest.getByRole("link", { name: "Baixar meus dados" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["LEIA-ME.txt", "conta.json", "alunos.json", "avaliacoes.json", "treinos.json"]),
    );
    expect(strFromU8(files["alunos.json"] ?? new Uint8Array())).toContain("Tornozelo direito");
    await guest.goto(link.replace(/signature=.{4}/, "signature=xxxx"));
    await expect(guest.getByRole("heading", { name: "Cópia indisponível" })).toBeVisible();
    await expect(guest.getByText("Este link expirou ou não é válido.")).toBeVisible();
    await expect(guest.getByRole("link", { name: "Entrar e pedir outra cópia" })).toBeVisible();
    await expectAccessible(guest);
    await elsewhere.close();
  });

  await test.step("asking to be erased names what goes and what stays, and takes the password", async () => {
    await page.getByRole("button", { name: "Pedir exclusão" }).click();
    const dialog = page.getByRole("dialog", { name: "Pedir a exclusão da conta" });
    await expect(dialog.getByText("O que será apagado")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Sua senha").fill("não é esta");
    await dialog.getByRole("button", { name: "Pedir exclusão" }).click();
    await expect(dialog.getByText("Senha atual incorreta")).toBeVisible();
    await dialog.getByLabel("Sua senha").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Pedir exclusão" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Pedido em análise")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("it can be taken back, and asked again", async () => {
    await page.getByRole("button", { name: "Desistir do pedido" }).click();
    await expect(page.getByText("Pedido em análise")).toBeHidden();
    await page.getByRole("button", { name: "Pedir exclusão" }).click();
    const dialog = page.getByRole("dialog", { name: "Pedir a exclusão da conta" });
    await dialog.getByLabel("Sua senha").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Pedir exclusão" }).click();
    await expect(page.getByText("Pedido em análise")).toBeVisible();
  });

  const office = await browser.newContext({ baseURL: baseURL ?? "" });
  const admin = await office.newPage();
  await test.step("the administrator sees who asked, refuses with a reason, and the person reads it", async () => {
    await signInAsAdmin(admin, "/admin/home/solicitacoes");
    const request = admin.getByRole("listitem").filter({ hasText: email });
    await expect(request.getByText(/Responder até/)).toBeVisible();
    await expectAccessible(admin);
    await request.getByRole("button", { name: "Recusar" }).click();
    const dialog = admin.getByRole("dialog", { name: "Recusar o pedido de exclusão" });
    await dialog.getByRole("button", { name: "Recusar pedido" }).click();
    await expect(dialog.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await dialog.getByLabel("Motivo").fill("Confirme antes com o seu personal.");
    await admin.mouse.click(5, 5);
    await expect(dialog.getByLabel("Motivo")).toHaveValue("Confirme antes com o seu personal.");
    await expectAccessible(admin);
    await dialog.getByRole("button", { name: "Recusar pedido" }).click();
    await expect(request).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Motivo: Confirme antes com o seu personal.")).toBeVisible();
  });

  await test.step("a request that is fulfilled signs the person out for good", async () => {
    await page.getByRole("button", { name: "Pedir exclusão" }).click();
    const asking = page.getByRole("dialog", { name: "Pedir a exclusão da conta" });
    await asking.getByLabel("Sua senha").fill(PASSWORD);
    await asking.getByRole("button", { name: "Pedir exclusão" }).click();
    await expect(page.getByText("Pedido em análise")).toBeVisible();
    await admin.reload();
    const request = admin.getByRole("listitem").filter({ hasText: email });
    await request.getByRole("button", { name: "Atender" }).click();
    const dialog = admin.getByRole("dialog", { name: "Atender ao pedido de exclusão" });
    await expect(dialog.getByText(NAME)).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByRole("button", { name: "Excluir os dados" }).click();
    await expect(request).toHaveCount(0);
    await admin.getByText("Encerradas").click();
    await expect(admin.getByText("Pessoa removida").first()).toBeVisible();
    await expect(admin.getByText("Atendida").first()).toBeVisible();
    await expectAccessible(admin);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/autenticacao/entrar");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(page.getByText("E-mail ou senha inválidos.")).toBeVisible();
  });
  await office.close();
});
