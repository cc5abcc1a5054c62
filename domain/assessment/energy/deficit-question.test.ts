import { expect, it } from "vitest";
import { deficitQuestion } from "./deficit-question.ts";
import type { DietKind } from "./diet.ts";

const DEFICIT: DietKind = "Déficit Calorico";

it.each<[string, number | null, boolean, DietKind, number, RegExp | null]>([
  ["of an adult", 18, false, DEFICIT, 500, null],
  ["of a minor", 17, false, DEFICIT, 500, /só se propõe a adultos/],
  ["of a pregnant woman", 30, true, DEFICIT, 500, /gestação/],
  ["of a pregnant woman who is to eat more", 30, true, "Superávit Calorico", 300, null],
  ["of none", 17, false, DEFICIT, 0, null],
  ["of somebody whose age is not known", null, false, DEFICIT, 500, null],
])("a deficit %s is questioned as a goal of mass is refused", (_, ageYears, isPregnant, kind, kcalPerDay, question) => {
  const asked = deficitQuestion({ kind, kcalPerDay }, { ageYears, isPregnant });
  if (question) expect(asked).toMatch(question);
  else expect(asked).toBeNull();
});
