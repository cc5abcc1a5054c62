import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS, MARINA, personMenu, RAFAEL, signIn, signInAsAdmin } from "./people.ts";
import { test } from "./test.ts";

/** The left half is blue and the right half green, so that different crops differ. */
const aPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#2456c8" } })
    .composite([
      { input: { create: { width: 450, height: 600, channels: 3, background: "#1f9d4d" } }, left: 450, top: 0 },
    ])
    .jpeg()
    .toBuffer();

const photo = async () => ({ name: "eu.jpg", mimeType: "image/jpeg", buffer: await aPhoto() });

async function chooseFile(page: Page, button: string, file: Awaited<ReturnType<typeof photo>>) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

test("a trainer changes photo, phone and address, and is back on the profile", { tag: "@phone-only" }, async ({
  page,
}) => {
  await signIn(page, MARINA);
  await personMenu(page).click();
  await page.getByRole("menuitem", { name: "Meu perfil" }).click();
  await expect(page).toHaveURL(/configuracoes\/perfil$/);
  await expect(page.getByText("123.456.789-09")).toBeVisible();

  await page.getByRole("link", { name: "Editar perfil" }).click();
  const form = page.getByRole("form", { name: "Editar perfil" });
  await expect(form.getByLabel("Celular")).toHaveValue(/^\(\d\d\) /);

  await expect(form.getByLabel("CPF")).toHaveValue("123.456.789-09");
  await expect(form.getByLabel("CPF")).not.toBeEditable();
  await form.getByLabel("Data de nascimento").fill("12/05/1985");

  await test.step("crop a photo", async () => {
    await chooseFile(page, "Escolher foto", await photo());
    const crop = page.getByRole("dialog", { name: "Ajustar foto" });
    await expect(crop.getByRole("button", { name: "Usar foto" })).toBeEnabled();
    await expectAccessible(page);
    await crop.getByRole("group", { name: /Área da foto/ }).press("ArrowRight");
    await crop.getByRole("slider", { name: "Zoom" }).press("ArrowRight");
    await crop.getByRole("button", { name: "Usar foto" }).click();
    await expect(crop).toBeHidden();
    await expect(form.getByRole("img", { name: "Sua foto" })).toBeVisible();
  });

  await test.step("the phone's mask follows its length", async () => {
    const phone = form.getByLabel("Celular");
    await phone.fill("");
    await phone.pressSequentially("8132345678");
    await expect(phone).toHaveValue("(81) 3234-5678");
    await phone.fill("");
    await phone.pressSequentially("81900263311");
    await expect(phone).toHaveValue("(81) 90026-3311");
  });

  await test.step("a CEP fills in the address, one that does not exist says so, and an absent service is a hint", async () => {
    const cep = form.getByLabel("CEP");
    await cep.fill("");
    await cep.pressSequentially("99999999");
    await expect(form.getByText("CEP não encontrado")).toBeVisible();
    await cep.fill("");
    await cep.pressSequentially("77777777");
    await expect(cep).toHaveAccessibleDescription("Não foi possível consultar o CEP. Preencha o endereço.");
    await expect(cep).not.toHaveAttribute("aria-invalid", "true");
    await cep.fill("");
    await cep.pressSequentially("01310100");
    await expect(form.getByLabel("Rua")).toHaveValue("Avenida Paulista");
    await expect(form.getByLabel("Bairro")).toHaveValue("Bela Vista");
    await expect(form.getByLabel("Cidade")).toHaveValue("São Paulo");
    await expect(form.getByRole("combobox", { name: "Estado" })).toHaveValue("SP");
    await expect(form.getByText("CEP não encontrado")).toBeHidden();
    await form.getByLabel("Número").fill("1578");
  });

  await test.step("Enter in the CEP goes on to the state and opens no list", async () => {
    const state = form.getByRole("combobox", { name: "Estado" });
    await form.getByLabel("CEP").press("Enter");
    await expect(state).toBeFocused();
    await expect(state).toHaveAttribute("aria-expanded", "false");
    await state.press("Enter");
    await expect(form.getByLabel("Cidade")).toBeFocused();
    await expect(page.getByRole("option")).toHaveCount(0);
  });

  await test.step("a state is found by both names, chosen by Enter or Tab, and no text goes without a word", async () => {
    const state = form.getByRole("combobox", { name: "Estado" });
    const city = form.getByLabel("Cidade");
    await state.focus();
    await state.pressSequentially("rio grande do sul");
    await expect(page.getByRole("option")).toHaveText(["RS"]);
    await state.press("Enter");
    await expect(city).toBeFocused();
    await expect(state).toHaveValue("RS");
    await state.focus();
    await state.press("b");
    await expect(page.getByRole("option")).toHaveText(["BA", "PB", "PE"]);
    // A timer of the list's opening takes back its choice.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await state.press("Enter");
    await expect(city).toBeFocused();
    await expect(state).toHaveValue("BA");
    await state.focus();
    await state.pressSequentially("xyz");
    await expect(page.getByText("Nenhum resultado").filter({ visible: true })).toHaveCount(1);
    await state.press("Tab");
    await expect(city).toBeFocused();
    await expect(state).toHaveValue("xyz");
    await expect(form.getByText("Nenhum resultado").filter({ visible: true })).toHaveCount(1);
    await state.focus();
    await state.pressSequentially("sao");
    await state.press("Tab");
    await expect(city).toBeFocused();
    await expect(state).toHaveValue("SP");
  });

  await test.step("a blank field is marked, Enter in the last field saves", async () => {
    const name = await form.getByLabel("Nome completo").inputValue();
    await form.getByLabel("Nome completo").fill("");
    await form.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(form.getByText("Este campo não pode ficar em branco")).toBeVisible();
    await expect(form.getByLabel("Nome completo")).toBeFocused();
    await form.getByLabel("Nome completo").fill(name);
    await form.getByLabel("Complemento").fill("Conjunto 4");
    await form.getByLabel("Complemento").press("Enter");
  });

  await expect(page.getByText("Perfil atualizado com sucesso")).toBeVisible();
  await expect(page).toHaveURL(/configuracoes\/perfil$/);
  await expect(page.getByText("Avenida Paulista")).toBeVisible();
  await expect(page.getByText("Conjunto 4")).toBeVisible();
  await expect(page.getByText("12/05/1985")).toBeVisible();
  await expect(page.locator("main img")).toHaveAttribute("src", /api\/photos/);
  await expectAccessible(page);

  await test.step("remove the photo again", async () => {
    await page.getByRole("link", { name: "Editar perfil" }).click();
    await page.getByRole("button", { name: "Remover foto" }).click();
    await page.getByRole("button", { name: "Salvar alterações" }).click();
    await expect(page).toHaveURL(/configuracoes\/perfil$/);
    await expect(page.locator("main img")).toHaveCount(0);
  });

  await test.step("the drawings on the sheets are chosen at once, and a refused choice turns back", async () => {
    const drawings = page.getByRole("switch", { name: "Desenhos dos exercícios nas fichas" });
    await page.route("**/users/me/sheets", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await drawings.click();
    await expect(page.getByText("Houve um imprevisto")).toBeVisible();
    await expect(drawings).toBeChecked();
    await drawings.click();
    await expect(page.getByText("As fichas saem sem desenhos")).toBeVisible();
    await page.reload();
    await expect(drawings).not.toBeChecked();
    await drawings.click();
    await expect(page.getByText("As fichas saem com desenhos")).toBeVisible();
    await expect(drawings).toBeChecked();
  });
});

test("cancelling a changed profile asks first; going on keeps what was typed", async ({ page }) => {
  await signIn(page, RAFAEL, "/configuracoes/perfil/form");
  await page.getByLabel("Nome completo").fill("Outro Nome");
  await page.getByRole("button", { name: "Cancelar" }).click();
  const question = page.getByRole("dialog", { name: "Alteração não salva" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("Outro Nome");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL(/configuracoes\/perfil$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Outro Nome");
});

test("a reload in the middle of editing the profile loses nothing", async ({ page }) => {
  await signIn(page, RAFAEL, "/configuracoes/perfil/form");
  const saved = await page.getByLabel("Rua").inputValue();
  await page.getByLabel("Rua").fill("Rua Que Ninguém Salvou");
  page.on("dialog", (leaving) => leaving.accept());
  await page.reload();
  await expect(page.getByLabel("Rua")).toHaveValue("Rua Que Ninguém Salvou");
  await page.getByRole("button", { name: "Cancelar" }).click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.goto("/configuracoes/perfil/form");
  await expect(page.getByLabel("Rua")).toHaveValue(saved);
});

test("the password is changed in a dialog of the address, which the back button closes", async ({ page }) => {
  await signIn(page, RAFAEL, "/configuracoes/perfil");
  await page.getByRole("button", { name: "Alterar senha" }).click();
  await expect(page).toHaveURL(/dialog=password/);
  const dialog = page.getByRole("dialog", { name: "Alterar senha" });
  await dialog.getByLabel("Senha atual").fill("não é esta");
  await dialog.getByLabel("Nova senha", { exact: true }).fill("curta");
  await dialog.getByLabel("Confirmar nova senha").fill("curta");
  await dialog.getByRole("button", { name: "Alterar senha" }).click();
  await expect(dialog.getByText("Senha deve conter no mínimo 8 caracteres")).toBeVisible();
  await dialog.getByLabel("Nova senha", { exact: true }).fill("uma senha comprida");
  await dialog.getByLabel("Confirmar nova senha").fill("uma senha comprida");
  await dialog.getByRole("button", { name: "Alterar senha" }).click();
  await expect(dialog.getByText("Senha atual incorreta").first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("a file that only has an image's name is refused before it travels", async ({ page }) => {
  await signIn(page, RAFAEL, "/configuracoes/perfil/form");
  await chooseFile(page, "Escolher foto", {
    name: "foto.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect(page.getByText("Não foi possível abrir esta imagem.")).toBeVisible();
});

test("a student's profile has no address and is in the menu", { tag: "@phone-only" }, async ({ page }) => {
  await signIn(page, LUCAS);
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("link", { name: "Meu perfil" }).click();
  await expect(page).toHaveURL(/inicio\/perfil$/);
  await expect(page.getByRole("heading", { name: "Dados pessoais" })).toBeVisible();
  await page.getByRole("link", { name: "Editar perfil" }).click();
  await expect(page.getByLabel("Nome completo")).not.toHaveValue("");
  await expect(page.getByLabel("CEP")).toHaveCount(0);
  await page.goto("/configuracoes/perfil");
  await expect(page).not.toHaveURL(/configuracoes/);
});

test("the administrator's profile has no address", async ({ page }) => {
  await signInAsAdmin(page, "/admin/perfil/form");
  await expect(page.getByLabel("Nome completo")).not.toHaveValue("");
  await expect(page.getByLabel("CEP")).toHaveCount(0);
});
