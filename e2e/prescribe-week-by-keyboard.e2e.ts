import { expect, type Page } from "@playwright/test";
import { pressByKeyboard } from "./fields.ts";
import { test } from "./test.ts";
import { anEvaluatedMesocycle } from "./trainings.ts";

const aTraining = (day: string) => ({
  weekdays: [day],
  exercise_type: [{ name: "Resistido", value: "resistence" }],
  muscle_group: [{ id: 4, name: "Peitoral" }],
});

/** Types the name of an exercise in the field that has the focus, and its figures where they are not those of the row above. */
async function addByName(page: Page, name: string, figures: readonly string[] = []): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Séries", exact: true })).toBeFocused();
  for (const [place, figure] of figures.entries()) {
    if (place > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(figure);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Adicionar exercício" })).toBeFocused();
}

test("a week is prescribed, changed and undone by keyboard alone, and is there after a reload", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto(await anEvaluatedMesocycle(page, ["1", "3", "5"].map(aTraining)));
  await expect(page.locator(".outline")).toHaveCount(0);
  const field = page.getByRole("combobox", { name: "Adicionar exercício" });
  await expect(field).toBeVisible();
  const rows = page.getByRole("table").locator("tbody");

  await test.step("the first row says its figures, the next ones take them over", async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await addByName(page, "supino reto com barra", ["4", "8-12", "", "130", "2020"]);
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino reto com barra" })).toHaveValue("12");
    await addByName(page, "supino inclinado com halteres");
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole("textbox", { name: "Descanso de Supino inclinado com halteres" })).toHaveValue("01:30");
  });

  await test.step("the other trainings begin with them too", async () => {
    await page.keyboard.press("Alt+PageDown");
    await expect(page.getByRole("tab", { name: /Treino B/ })).toHaveAttribute("aria-selected", "true");
    await expect(field).toBeFocused();
    await addByName(page, "supino reto com halteres");
    await page.keyboard.press("Alt+PageDown");
    await expect(page.getByRole("tab", { name: /Treino C/ })).toHaveAttribute("aria-selected", "true");
    await expect(field).toBeFocused();
    await addByName(page, "supino declinado com halteres");
    await addByName(page, "supino reto no smith", ["3"]);
    await expect(rows).toHaveCount(2);
  });

  await test.step("Alt+N makes the next training, Ctrl+Z takes it back", async () => {
    await page.keyboard.press("Alt+n");
    await expect(page.getByRole("tab", { name: /Treino D/ })).toHaveAttribute("aria-selected", "true");
    await expect(field).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("tab", { name: /Treino D/ })).toHaveCount(0);
    await page.getByRole("tab", { name: /Treino C/ }).click();
    await expect(page.getByRole("tab", { name: /Treino C/ })).toHaveAttribute("aria-selected", "true");
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
  });

  const series = page.getByRole("textbox", { name: /^Séries de/ });
  await test.step("a figure is typed in its cell; one that cannot be says why and waits", async () => {
    await page.keyboard.press("Shift+Tab");
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("textbox", { name: "Cadência de Supino reto no Smith" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("textbox", { name: "Rep. mín. de Supino declinado com halteres" })).toBeFocused();
    await page.keyboard.type("15");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Deve ser maior que o mínimo")).toBeVisible();
    await page.keyboard.type("20");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Deve ser maior que o mínimo")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino reto no Smith" })).toBeFocused();
  });

  await test.step("a row is moved, repeated, removed, and back", async () => {
    await page.keyboard.type("14");
    const moves = [
      ["Alt+ArrowUp", "reto no Smith"],
      ["Alt+ArrowDown", "declinado com halteres"],
      ["Alt+ArrowUp", "reto no Smith"],
    ] as const;
    for (const [keys, first] of moves) {
      await page.keyboard.press(keys);
      await expect(series.first()).toHaveAccessibleName(`Séries de Supino ${first}`);
      await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino reto no Smith" })).toBeFocused();
    }
    await page.keyboard.press("Control+d");
    await expect(rows).toHaveCount(3);
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino reto no Smith" }).nth(1)).toBeFocused();
    await page.keyboard.press("Control+Delete");
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino declinado com halteres" })).toBeFocused();
    await page.keyboard.press("Control+Delete");
    await expect(rows).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(rows).toHaveCount(2);
  });

  await test.step("everything is saved", async () => {
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    await page.reload();
    await expect(series.first()).toHaveAccessibleName("Séries de Supino reto no Smith");
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino reto no Smith" })).toHaveValue("14");
    await expect(page.getByRole("textbox", { name: "Rep. mín. de Supino declinado com halteres" })).toHaveValue("15");
    await expect(page.getByRole("textbox", { name: "Rep. máx. de Supino declinado com halteres" })).toHaveValue("20");
  });

  await test.step("a percentage asks for the maximum that it lacks, and then has its kilograms", async () => {
    const row = rows.first();
    await row.getByRole("button", { name: /^Mais opções de/ }).click();
    await page.getByRole("menuitem", { name: "Séries em detalhe" }).click();
    const sets = row.locator("[data-sets]");
    await sets.fill("3x5 @80%");
    await sets.press("Enter");
    await row.getByRole("button", { name: "Sem máxima: informe" }).click();
    const dialog = page.getByRole("dialog", { name: "Supino reto no Smith" });
    await expect(dialog.getByRole("textbox", { name: "Carga máxima (1RM)" })).toBeFocused();
    await page.keyboard.type("100");
    await dialog.getByRole("button", { name: "Salvar" }).click();
    await expect(row.getByText("(80 kg)")).toBeVisible();
    await expect(row.getByRole("button", { name: "Carga máxima" })).toBeVisible();
  });

  await test.step("it is handed over", async () => {
    const conversation = context.waitForEvent("page");
    await pressByKeyboard(page, page.getByRole("button", { name: "Enviar pelo WhatsApp" }));
    await (await conversation).waitForURL(/wa\.me/);
  });
});
