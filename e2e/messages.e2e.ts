import { expect, type Locator } from "@playwright/test";
import { LUCAS_PAGE, LUCAS_PLAN } from "./demo.ts";
import { MARINA, signIn } from "./people.ts";
import { test } from "./test.ts";

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} has no place`);
  return box;
}

async function isCovered(action: Locator, message: Locator): Promise<boolean> {
  const [under, over] = [await boxOf(action), await boxOf(message)];
  const isBeside = under.x + under.width <= over.x || over.x + over.width <= under.x;
  return !isBeside && under.y + under.height > over.y && over.y + over.height > under.y;
}

test("a message covers neither the head of a dialog nor the field that stays at its lower edge", async ({ page }) => {
  await signIn(page, MARINA, `${LUCAS_PLAN}&dialog=training&meso=3`);
  await page.route("**/mesocycles/3", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  const dialog = page.getByRole("dialog", { name: "Treino", exact: true });
  const field = dialog.getByRole("combobox", { name: "Adicionar exercício" });
  await field.fill("supino reto com barra 4x8-12 60kg 90s");
  await page.keyboard.press("Enter");
  const message = page.getByRole("alert").filter({ hasText: "Erro ao salvar exercício" });
  // It stays while the pointer rests on it.
  await message.hover();
  for (const action of [
    ...(await dialog.getByRole("tab").all()),
    dialog.getByRole("button", { name: "Fechar" }),
    field,
  ])
    expect(await isCovered(action, message), String(action)).toBe(false);
});

test("a refused field says so itself, and only what no field shows is told in a message", async ({ page }) => {
  await signIn(page, MARINA, `${LUCAS_PAGE}?dialog=student&tab=pessoal`);
  const form = page.getByRole("dialog", { name: "Editar Aluno" });
  const refused = { code: "invalid", detail: "Verifique os campos." };
  let field = "email";
  await page.route("**/api/v1/students/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 422,
          json: { errors: { ...refused, fields: { [`student.${field}`]: "Este e-mail já tem conta." } } },
        })
      : route.fallback(),
  );
  const message = page.getByRole("alert").filter({ hasText: refused.detail });
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(/já tem conta/);
  await expect(message).toHaveCount(0);
  field = "unknown";
  await form.getByRole("button", { name: "Salvar" }).click();
  await expect(message).toBeVisible();
});
