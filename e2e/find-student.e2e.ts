import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { pressByKeyboard } from "./fields.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { test } from "./test.ts";

// Scripts that another journey loaded would not be late.
test.use({ freshContext: true });

test("a student is found from anywhere, and a new one registered and planned, by the keyboard alone", async ({
  page,
}) => {
  await startSession(page, MARINA);
  await page.goto("/configuracoes/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("/");
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await expect(finder.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("lucas");
  await expect(finder.getByRole("option", { name: /Lucas/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Lucas/ })).toBeVisible();
  await expect(finder).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(finder.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(finder.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.type("ninguem com este nome");
  await expect(finder.getByText("Nada encontrado")).toBeVisible();
  for (const [typed, found] of [
    ["supino reto", /Exercício/],
    ["biblio", /Biblioteca/],
    ["tendencias", /Tendências/],
    ["novo al", /Novo aluno/],
  ] as const) {
    await finder.getByRole("combobox").fill(typed);
    await expect(finder.getByRole("option", { name: found }).first()).toBeVisible();
  }
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Novo Aluno" });
  await expect(form.getByRole("textbox", { name: "Nome", exact: true })).toBeFocused();
  await page.keyboard.type("Teclado Prado");
  await pressByKeyboard(page, form.getByLabel("Celular", { exact: false }).first(), "End");
  await page.keyboard.type("11987654321");
  await pressByKeyboard(page, form.getByLabel("E-mail"), "End");
  await page.keyboard.type(`teclado.${Date.now()}@correio.example`);
  await pressByKeyboard(page, form.getByLabel("Data de nascimento"), "End");
  await page.keyboard.type("01/01/1996");
  await pressByKeyboard(page, form.getByRole("radio", { name: "Masculino" }), "Space");
  await pressByKeyboard(page, form.getByRole("button", { name: "2ª 4ª 6ª" }));
  await pressByKeyboard(page, form.getByRole("button", { name: "Salvar e planejar" }));
  const start = page.getByRole("dialog", { name: "Começar periodização" });
  await expect(start.getByLabel("Nome")).toBeFocused();
  await page.keyboard.type("Hipertrofia");
  await pressByKeyboard(page, start.getByRole("button", { name: "Começar e avaliar" }));
  await expect(page.getByRole("textbox", { name: /^Estatura/ })).toBeFocused();
});

test("what is typed before the search has arrived is kept", async ({ page }) => {
  await signIn(page, MARINA, "/inicio/alunos");
  await expect(page.getByText(/Total de Alunos: \d+/)).toBeVisible();
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => arrival.promise.then(() => route.continue()));
  await page.keyboard.press("/");
  await page.keyboard.type("Lucaz");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("s");
  arrival.resolve();
  const field = page.getByRole("combobox", { name: "Aluno, exercício ou página" });
  await expect(field).toHaveValue("Lucas");
  await expect(field).toBeFocused();
});

test("a slash in a field is a slash", async ({ page }) => {
  await startSession(page, MARINA);
  await page.goto("/inicio/alunos");
  const search = page.getByRole("searchbox", { name: "Buscar alunos" });
  await search.click();
  await page.keyboard.type("a/b");
  await expect(search).toHaveValue("a/b");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a phone has a button that finds a student", { tag: "@phone-only" }, async ({ page }) => {
  await startSession(page, MARINA);
  await page.goto("/inicio/alunos");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const finder = page.getByRole("dialog", { name: "Buscar", exact: true });
  await finder.getByRole("combobox").fill("lucas");
  await finder.getByRole("option", { name: /Lucas/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Lucas/ })).toBeVisible();
});

test("a student finds nobody: there is nothing to find with", async ({ page }) => {
  await startSession(page, LUCAS);
  await page.goto("/inicio/perfil");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Buscar", exact: true })).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a student who is not there leads back to the list", async ({ page }) => {
  await startSession(page, MARINA);
  await page.goto("/inicio/visualizar/999999");
  await expect(page.getByRole("heading", { level: 1, name: "Aluno não encontrado" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ver a lista de alunos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alunos" })).toBeVisible();
});
