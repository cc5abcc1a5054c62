import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { aRunningMesocycle } from "./cycles.ts";
import { MARINA, startSession } from "./people.ts";
import { callApi } from "./students.ts";
import { test } from "./test.ts";

/** A student of Marina's who was evaluated and has no training; the address of the evaluation. */
async function anEvaluatedStudent(page: Page): Promise<string> {
  await startSession(page, MARINA);
  const { student, evaluation } = await aRunningMesocycle(page, ["perimeter", "posture"]);
  const { searchParams } = new URL(evaluation, "http://localhost");
  const path = `macrocycles/${searchParams.get("macro")}/mesocycles/${searchParams.get("meso")}`;
  await callApi(page, "PUT", `/api/v1/students/${student.id}/${path}`, {
    evaluation_lock_version: 0,
    evaluation: true,
    evaluated_items: {
      student: { stature: "165", weight: "61,5" },
      heart: { fcRepouso: "62" },
      posture: [
        { key: "coluna_2", selected: "hipercifose_toracica" },
        { key: "coluna_3", selected: "hiperlordose_lombar" },
      ],
    },
  });
  return evaluation;
}

test("a proposed training is read, changed in two rows and accepted", async ({ page }) => {
  await page.goto(await anEvaluatedStudent(page));
  const evaluation = page.getByRole("dialog", { name: "Avaliação do Aluno" });
  await evaluation.getByRole("button", { name: "Mais ações" }).click();
  await page.getByRole("menuitem", { name: "Meu EstagIArio" }).click();
  const review = page.getByRole("dialog", { name: "Meu EstagIArio" });
  const row = (name: string | RegExp) => review.getByRole("listitem").filter({ has: page.getByLabel(name) });

  await test.step("every row has a reason, and the posture has its share", async () => {
    await expect(review.getByText("Nada é salvo antes de você aceitar.")).toBeVisible();
    await expect(review.getByText(/^Fortalece .*Cifótico-Lordótico; Kendall, 2007/).first()).toBeVisible();
    await expectAccessible(page);
  });

  const swapped = "Supino reto no Smith";
  const rejected = review.getByLabel(/^Aceitar Alongamento/).first();
  await test.step("one exercise is swapped and one is rejected, by keyboard", async () => {
    const swap = row("Aceitar Supino reto na máquina").getByRole("button", { name: /^Trocar/ });
    await swap.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: swapped }).press("Enter");
    await expect(row(`Aceitar ${swapped}`)).toContainText("Escolhido por você no lugar de Supino reto na máquina.");
    await rejected.press("Space");
    await expect(review.getByRole("button", { name: /^Salvar 1 treino/ })).toBeVisible();
  });

  await test.step("both decisions survive a reload, and the training is saved with them", async () => {
    await page.reload();
    await expect(review.getByLabel(`Aceitar ${swapped}`)).toBeChecked();
    await expect(rejected).not.toBeChecked();
    const [, stretch = ""] = /^Aceitar (.*)$/.exec((await rejected.getAttribute("aria-label")) ?? "") ?? [];
    await review.getByRole("button", { name: /^Salvar 1 treino/ }).click();
    const training = page.getByRole("dialog", { name: "Treino", exact: true });
    await expect(training.getByText(swapped).first()).toBeVisible();
    await expect(training.getByText("Alongamentos").first()).toBeVisible();
    await expect(training.getByText(stretch)).toHaveCount(0);
  });
});
