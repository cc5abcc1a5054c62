import { expect, type Locator } from "@playwright/test";
import { LUCAS_PLAN } from "./demo.ts";
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
