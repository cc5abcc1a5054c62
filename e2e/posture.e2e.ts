import { expect } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { inDays } from "./fields.ts";
import { MARINA, startSession } from "./people.ts";
import { aRegisteredStudent, callApi } from "./students.ts";
import { test } from "./test.ts";

const onTheWire = (day: string) => day.split("/").reverse().join("-");

test("the posture of a student is marked by keyboard, tells its result and focus, saves itself and is cleared with a way back", async ({
  page,
}) => {
  await startSession(page, MARINA);
  const student = await aRegisteredStudent(page, { name: `Postura ${Date.now()}` });
  const macrocycles = `/api/v1/students/${student.id}/macrocycles`;
  const plan = { name: "Alinhar", items_to_be_evaluated: ["perimeter", "posture"] };
  const { macrocycle } = await (await callApi(page, "POST", macrocycles, plan)).json();
  const mesocycles = `${macrocycles}/${macrocycle.id}/mesocycles`;
  const period = { start_date: onTheWire(inDays(0)), end_date: onTheWire(inDays(20)) };
  const draft = { name: "Base", goal: "Começar", ...period, weeks: null };
  const { mesocycle } = await (await callApi(page, "POST", mesocycles, draft)).json();
  await callApi(page, "PUT", `${mesocycles}/${mesocycle.id}`, {
    evaluation: true,
    evaluation_lock_version: 0,
    evaluated_items: { student: { stature: "165", weight: "61,5" }, heart: { fcRepouso: "62" } },
  });

  await page.goto(`/inicio/visualizar/${student.id}?macro=${macrocycle.id}&dialog=evaluation&meso=${mesocycle.id}`);
  const dialog = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await dialog.getByRole("tab", { name: "Postura" }).click();
  const result = dialog.getByRole("region", { name: "Resultado postural" });
  await expect(result).toContainText("Ainda não avaliada");
  await expect(dialog.getByRole("button", { name: "Registrar sem desvios" })).toBeVisible();

  await dialog.getByRole("button", { name: "Carregar Fotos" }).click();
  const photos = page.getByRole("dialog", { name: "Carregar Fotos" });
  await expect(photos.getByRole("tab", { name: "Principais" })).toBeVisible();
  await photos.getByRole("button", { name: "Fechar" }).first().click();
  await expect(photos).toBeHidden();

  const spine = dialog.getByRole("button", { name: /^Coluna Vertebral/ });
  await expect(spine).toHaveText(/Nenhum achado/);
  await spine.press("Enter");
  await dialog.getByRole("region", { name: "Coluna lombar" }).getByRole("button", { name: "Como reconhecer" }).click();
  await expect(dialog.getByText("a dobra é curta e baixa")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Coluna torácica" }).selectOption("Hipercifose torácica");
  await dialog.getByRole("combobox", { name: "Coluna lombar" }).selectOption("Hiperlordose compensatória");
  await expect(dialog.getByText("De perfil, o meio das costas é muito arredondado")).toBeVisible();
  await expect(result).toContainText("Sway-Back");
  await expect(result).toContainText("Hipercifose torácica com hiperlordose compensatória.");
  await expect(result).toContainText(/Alongar.*Isquiotibiais.*Fortalecer.*Iliopsoas/);
  await expect(result).toContainText("é um rastreio");

  const shoulders = dialog.getByRole("button", { name: /^Ombros/ });
  await shoulders.press("Enter");
  const left = dialog.getByRole("radiogroup", { name: "Altura do ombro, esquerdo" });
  await expect(left.getByRole("radio", { name: "Nenhum" })).toBeChecked();
  await left.getByRole("radio", { name: "Nenhum" }).focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await page.keyboard.press("ArrowRight");
  await expect(left.getByRole("radio", { name: "Elevado" })).toBeChecked();
  await expect(shoulders).toHaveText(/1 achado.*Elevado à esquerda/);
  await saved;
  await expect(dialog.getByText(/^Salvo às/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await dialog.getByRole("tab", { name: "Postura" }).click();
  await expect(dialog.getByRole("button", { name: /^Coluna Vertebral/ })).toHaveText(/2 achados/);

  await dialog.getByRole("button", { name: "Limpar região" }).last().click();
  await expect(result).toContainText("Postura Normal");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(result).toContainText("Sway-Back");
});
