import { expect, test } from "vitest";
import { isRefused, planGoal } from "#domain/assessment/goals/goal.ts";
import { printedText } from "../../testing/files/definition-text.ts";
import { exampleEvaluation, exampleItems } from "../example.fixture.ts";
import { evaluationDocument } from "./document.ts";

test("a goal is printed with what was reached of it", () => {
  const goal = planGoal(
    { kind: "weight", target: 58, date: "2025-08-01" },
    { evaluatedOn: "2025-01-10", weightKg: 66, fatPercent: null, protocol: "" },
    { sex: "female", ageYears: 34, statureCm: 165, isPregnant: false },
    "2025-01-11",
  );
  if (isRefused(goal)) throw new Error(goal.sentence);
  const input = exampleEvaluation(exampleItems({ stature: "165", weight: "62,00" }));
  expect(printedText(evaluationDocument({ ...input, sections: ["perimeter"], goals: [goal] }))).toContain(
    "Metas Massa: de 66 para 58 kg até 01/08/2025 50% do caminho, agora 62 kg; o previsto era 63,5.",
  );
});
