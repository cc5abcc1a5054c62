import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { LUCAS_ID, LUCAS_PAGE, LUCAS_PLAN, LUCAS_WEEKS } from "./demo.ts";
import { choose } from "./fields.ts";
import { LUCAS, MARINA, signIn, startSession } from "./people.ts";
import { roundTrip } from "./requests.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

async function download(page: Page, start: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), start()]);
  return (await readFile(await file.path())).subarray(0, 5).toString();
}

async function printWithPhotos(page: Page, print: Locator) {
  await print.click();
  const choice = page.getByRole("dialog", { name: "Fotos no PDF" });
  await expect(choice.getByRole("button", { name: "Gerar PDF" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
}

async function printWithoutPhotos(page: Page, print: Locator) {
  await print.click();
  const choice = page.getByRole("dialog", { name: "Fotos no PDF" });
  for (const view of await choice.getByRole("checkbox").all()) await view.uncheck();
  await choice.getByRole("button", { name: "Gerar PDF" }).click();
}

/** The page has the button again afterwards. */
async function focusOnceRemoved(button: Element): Promise<string | undefined> {
  const { parentNode, nextSibling } = button;
  button.remove();
  const longest = performance.now() + 2000;
  while (document.activeElement === document.body && performance.now() < longest)
    await new Promise(requestAnimationFrame);
  const focused = document.activeElement?.localName;
  parentNode?.insertBefore(button, nextSibling);
  return focused;
}

test("two evaluations are compared on paper, once both are chosen and differ", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PLAN);
  await page.getByRole("button", { name: "Comparar Avaliações" }).click();
  const dialog = page.getByRole("dialog", { name: "Comparar Avaliações" });
  const print = dialog.getByRole("button", { name: "Comparar em PDF" });
  await choose(page, "Primeiro mesociclo", /Mesociclo 3/);
  await expect(dialog.getByText("Escolha duas avaliações diferentes.").first()).toBeVisible();
  await expect(print).toHaveAttribute("aria-disabled", "true");
  await choose(page, "Primeiro mesociclo", /Mesociclo 1/);
  expect(await download(page, () => printWithPhotos(page, print))).toBe("%PDF-");
  const asked = page.waitForRequest(/photos=none/);
  expect(await download(page, () => printWithoutPhotos(page, print))).toBe("%PDF-");
  await asked;
});

test("two evaluations stand beside each other with what changed, and a figure has a history", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await signIn(page, MARINA, `${LUCAS_PLAN}&dialog=compare`);
  const dialog = page.getByRole("dialog", { name: "Comparar Avaliações" });
  const fat = isMobile
    ? dialog.getByRole("listitem").filter({ hasText: "Percentual de gordura (%)" })
    : dialog.getByRole("row", { name: /^Percentual de gordura/ });
  await expect(fat).toContainText("19,477");
  await expect(fat).toContainText("16,608");
  await expect(fat).toContainText("−2,869");
  await expect(fat).toContainText(/mudança (real|provável), na faixa saudável|dentro do erro/);
  const [first, second] = await Promise.all(
    [/^Primeiro mesociclo/, /^Segundo mesociclo/].map((name) => dialog.getByRole("combobox", { name }).boundingBox()),
  );
  // Side by side a phone has no room for the chosen names.
  expect(isMobile ? first?.x : first?.y, "in one line").toBe(isMobile ? second?.x : second?.y);
  await expect(dialog.getByText("Estatura (cm)")).toBeVisible();
  await dialog.getByText("Só o que mudou", { exact: true }).click();
  await expect(dialog.getByText("Estatura (cm)")).toHaveCount(0);
  await expect(fat).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(fat).toBeVisible();
  await expect(dialog.getByText("Estatura (cm)")).toHaveCount(0);

  await dialog.getByRole("tab", { name: "Histórico" }).click();
  await expect(dialog.getByRole("cell", { name: "22,910" }).first()).toBeVisible();
  const line = dialog.getByRole("application");
  await expect(line).toBeVisible();
  await line.focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(/^2[23],\d{3} %$/).first()).toBeVisible();
  await expectAccessible(page);
});

test("any two evaluations stand beside each other, chosen on one axis of time, and the address keeps them", {
  tag: "@phone",
}, async ({ page }) => {
  await signIn(page, MARINA, `${LUCAS_PLAN}&dialog=compare`);
  await page.getByRole("tab", { name: "Todas as avaliações" }).click();
  const axis = page.getByRole("list", { name: "Avaliações por data" });
  await axis.getByRole("button").first().click();
  await expect(axis.getByRole("button").first()).toHaveAttribute("aria-pressed", "true");
  const first = page.getByRole("combobox", { name: "Primeira avaliação" });
  const chosen = await first.inputValue();
  await expect(page.getByText("Percentual de gordura (%)").first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(first).toHaveValue(chosen);
  await expect(axis.getByRole("button", { pressed: true })).toHaveCount(2);
});

test("two weeks are compared too", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_WEEKS);
  await page.getByRole("button", { name: "Comparar Avaliações" }).click();
  const dialog = page.getByRole("dialog", { name: "Comparar Avaliações" });
  await choose(page, "Primeiro microciclo", /Microciclo 1 /);
  expect(await download(page, () => dialog.getByRole("button", { name: "Comparar em PDF" }).click())).toBe("%PDF-");
});

test("the final result shows a trainer first, last and difference, on screen and on paper", async ({ page }) => {
  await signIn(page, MARINA, LUCAS_PLAN);
  await expect(page.getByText("22,910% → 16,608%")).toBeVisible();
  await page.getByRole("button", { name: "Resultados do Macro" }).click();
  const dialog = page.getByRole("dialog", { name: "Resultado final" });
  await expect(dialog.getByText("Massa (kg)")).toBeVisible();
  await expect(dialog.getByText("−6,20", { exact: true }).first()).toBeVisible();
  await dialog.getByText("Todas as avaliações", { exact: true }).click();
  await expect(dialog.getByText("Mesociclo 2").first()).toBeVisible();
  await expectAccessible(page);
  const print = dialog.getByRole("button", { name: "Baixar PDF" });
  expect(await download(page, () => printWithPhotos(page, print))).toBe("%PDF-");
  await dialog.getByRole("tab", { name: "RESULTADOS POSTURAIS" }).click();
  await expect(dialog.getByRole("region", { name: "Resolvidos" })).toContainText("Hipercifose torácica");
  await expect(dialog.getByRole("region", { name: "Persistem" })).toContainText("Protuso (anteriorizado) à esquerda");
  await expectAccessible(page);
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Cifótico-Lordótico" })).toBeVisible();
  await dialog.getByRole("tab", { name: "RESULTADOS", exact: true }).click();
  await expect(dialog.getByText("Mesociclo 2").first()).toBeVisible();
});

test("the final result shows a student rounded figures, all evaluations and the posture, and prints without a question", async ({
  page,
}) => {
  await signIn(page, LUCAS, LUCAS_PLAN);
  await expect(page.getByText("22,9% → 16,6%")).toBeVisible();
  await page.getByRole("button", { name: "Resultado do plano" }).click();
  const dialog = page.getByRole("dialog", { name: "Resultado final" });
  await expect(dialog.getByText("−6,2", { exact: true }).first()).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Em resumo" })).toContainText(
    "Nenhuma piora nas medidas que dá para comparar com segurança.",
  );
  await expect(dialog.getByText("Densidade corporal (g/cm³)")).toHaveCount(0);
  await dialog.getByText("Todas as avaliações", { exact: true }).click();
  await expect(dialog.getByText("Fase 2").first()).toBeVisible();
  expect(await download(page, () => dialog.getByRole("button", { name: "Baixar PDF" }).click())).toBe("%PDF-");
  await dialog.getByRole("tab", { name: "RESULTADOS POSTURAIS" }).click();
  await expect(dialog.getByRole("region", { name: "Resolvidos" })).toContainText(/Hipercifose torácica.*De perfil, /);
});

test("an unfolded macrocycle asks once for its mesocycles and for nothing else, the fat percentage's way included", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/macrocycles/")) asked.push(pathname);
  });
  await signIn(page, MARINA, `${LUCAS_PAGE}?macro=0`);
  await page.getByRole("button", { name: "Recomposição corporal", exact: true }).click();
  await expect(page.getByText("22,910% → 16,608%")).toBeVisible();
  await roundTrip(page);
  // The button "Ver Treinos" needs the mesocycles of the current macrocycle too, and asks for them first.
  expect(asked).toEqual([`/api/v1/students/${LUCAS_ID}/macrocycles/1/mesocycles`]);
});

test("with fewer than two evaluations there is nothing to compare, and the final result says why", async ({ page }) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: `Sem Resultado ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const answer = await callApi(page, "POST", macrocycles, { name: "Força", items_to_be_evaluated: [] });
  const { macrocycle } = await answer.json();
  const start_date = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });
  const cycle = { name: "Mesociclo 1", goal: "Base", start_date, weeks: 1 };
  await callApi(page, "POST", `${macrocycles}/${macrocycle.id}/mesocycles`, cycle);
  await page.goto(`/inicio/visualizar/${student.id}`);
  const result = page.getByRole("button", { name: "Resultados do Macro" });
  await expect(result).toHaveAttribute("aria-disabled", "true");
  await result.focus();
  await expect(page.getByText("Disponível com dois mesociclos avaliados.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Comparar Avaliações" })).toHaveCount(0);

  await page.getByRole("button", { name: "Opções de Força" }).click();
  await page.getByRole("menuitem", { name: "Remover" }).click();
  const question = page.getByRole("dialog", { name: "Remover periodização" });
  await expect(question).toContainText("Deseja remover a Periodização selecionada? Essa ação não poderá ser desfeita");
  await page.keyboard.press("Escape");
  const options = page.getByRole("button", { name: "Opções de Força" });
  await expect(options).toBeFocused();
  expect(await options.evaluate(focusOnceRemoved), "a list that is read again drops the row a moment later").toBe(
    "main",
  );
  await options.click();
  await page.getByRole("menuitem", { name: "Remover" }).click();
  await question.getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText("Periodização removida com sucesso")).toBeVisible();
  await expect(page.getByRole("main"), "the focus is not lost with what was removed").toBeFocused();
});
