import { expect } from "@playwright/test";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import { expectAccessible } from "./accessibility.ts";
import { callApi, signInForTheFirstTime } from "./students.ts";
import { test } from "./test.ts";
import { anEvaluatedStudent } from "./trainings.ts";

const SQUAT = "Agachamento livre com barra";

test("an illness and symptoms are heard where exercises are chosen, checked and done", { tag: "@phone" }, async ({
  page,
}) => {
  const training = { weekdays: ["1"], follows_exercises: true, exercise_type: [], muscle_group: [] };
  const { student, address } = await anEvaluatedStudent(page, [training]);
  const answers = { ...NOT_ASKED, is_active: true, wished_intensity: "light", medicines: [] };
  const told = { ...answers, diseases: ["heart"], signs: ["dizziness"] };
  await callApi(page, "PUT", `/api/v1/students/${student.id}/readiness`, { answers: told });

  await page.goto(address);
  const picker = page.getByRole("combobox", { name: "Adicionar exercício" });
  await picker.fill(SQUAT.toLowerCase());
  const option = page.getByRole("option", { name: SQUAT }).first();
  const reason = "Pede esforço com a respiração presa ou carga alta: na triagem";
  await expect(option).toContainText(reason);
  await expectAccessible(page);
  await option.click();
  await page.getByRole("textbox", { name: "Séries" }).fill("3");
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /avisos?/ })
    .first()
    .click();
  await expect(page.getByText(`a triagem diz "Doença do coração"; confira "${SQUAT}"`)).toBeVisible();
  await expect(page.getByText("Triagem: Parar e procurar o médico")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signInForTheFirstTime(page, student.email);
  await page.getByRole("link", { name: "Treinar agora" }).click();
  await expect(page.getByText("A triagem de saúde diz: parar e procurar um médico antes de treinar.")).toBeVisible();
  await expectAccessible(page);
});
