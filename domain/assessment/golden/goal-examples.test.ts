import { expect, it } from "vitest";
import { differenceInDays } from "../../calendar-date.ts";
import { goalNotes, goalProgress, isRefused, planGoal, progressText } from "../goals/goal.ts";
import { isUnsafe, neededPercent, PACES, pacedGoal } from "../goals/goal-pace.ts";
import { healthyWeights, targetWeight } from "../goals/target-weight.ts";
import examples from "./goal-examples.json" with { type: "json" };

interface Example {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly tolerance: Readonly<Record<string, number>>;
}

const CASES: readonly Example[] = JSON.parse(JSON.stringify(examples.examples));

function answersTo({ area, inputs }: Example): Readonly<Record<string, unknown>> {
  const at = (name: string) => Number(inputs[name]);
  const person = {
    sex: inputs.sex === "male" ? ("male" as const) : ("female" as const),
    ageYears: "age" in inputs ? at("age") : null,
    statureCm: at("stature_cm"),
    isPregnant: false,
  };
  if (area === "target_weight") {
    const found = targetWeight(at("mass_kg"), at("fat_percent"), at("goal_fat_percent"), person);
    if (typeof found === "string") return { missing: found };
    return { lean_kg: found.leanKg, target_kg: found.targetKg, to_lose_kg: found.toLoseKg };
  }
  if (area === "healthy_weight_range") {
    const found = healthyWeights(person);
    return { min_kg: found?.minKg, max_kg: found?.maxKg };
  }
  const [mass, goal] = [at("mass_now_kg"), at("mass_goal_kg")];
  if (area === "goal_needed_pace") {
    const percent = neededPercent(mass, goal, at("days"));
    return isUnsafe(percent, goal < mass) ? { missing: "pace_unsafe" } : { percent_per_week: percent };
  }
  const paced = pacedGoal(String(inputs.start), mass, goal, at("percent_per_week"), person.ageYears);
  if (paced === "pace_unsafe") return { missing: paced };
  return { ...paced, first_week_kg: paced.firstWeekKg, pace: PACES[paced.pace] };
}

it.each(CASES)("$id $area", (example) => {
  const answers = answersTo(example);
  for (const [key, expected] of Object.entries(example.expected)) {
    const { [key]: answer } = answers;
    if (typeof expected === "number")
      expect(Math.abs(Number(answer) - expected), key).toBeLessThanOrEqual((example.tolerance[key] ?? 0) + 1e-9);
    else expect(answer, key).toBe(expected);
  }
});

const MAN = { sex: "male", ageYears: 35, statureCm: 178, isPregnant: false } as const;
const TODAY = "2026-11-22";
const BASIS = { evaluatedOn: TODAY, weightKg: 92, fatPercent: 28, protocol: "p" };
const plan = (goal: Partial<Parameters<typeof planGoal>[0]>, person: Partial<Parameters<typeof planGoal>[2]> = {}) =>
  planGoal({ kind: "weight", target: 84, date: "2027-03-22", ...goal }, BASIS, { ...MAN, ...person }, TODAY);
const refusalOf = (...args: Parameters<typeof plan>) => {
  const goal = plan(...args);
  return isRefused(goal) ? goal.refusal : null;
};

it("no goal is proposed to a minor, in pregnancy, below a floor, or faster than is safe", () => {
  expect(refusalOf({}, { ageYears: 17 })).toBe("minor");
  expect(refusalOf({}, { ageYears: 18 })).toBeNull();
  expect(refusalOf({}, { ageYears: null })).toBe("birthdate_missing");
  expect(refusalOf({}, { isPregnant: true })).toBe("pregnant");
  expect(refusalOf({ kind: "fat_percentage", target: 5.9, date: "2028-11-22" })).toBe("target_below_floor");
  expect(refusalOf({ kind: "fat_percentage", target: 13.9, date: "2028-11-22" }, { sex: "female" })).toBe(
    "target_below_floor",
  );
  expect(refusalOf({ target: 58.6, date: "2028-11-22" })).toBe("target_bmi_below_18_5");
  expect(refusalOf({ target: 58.7, date: "2028-11-22" })).toBeNull();
  expect(refusalOf({}, { statureCm: null })).toBe("stature_missing");
  expect(refusalOf({ kind: "fat_percentage", target: 25 }, { statureCm: null })).toBe("stature_missing");
  expect(refusalOf({ target: 92.5 }, { statureCm: null })).toBeNull();
  expect(refusalOf({ target: 92 })).toBe("target_not_below_current");
  expect(refusalOf({ target: 91.9, date: "2026-11-28" })).toBe("term_too_short");
  expect(refusalOf({ target: 91.9, date: "2026-11-29" })).toBeNull();
  expect(plan({ date: "2026-12-22" })).toEqual({
    refusal: "pace_unsafe",
    sentence: "Ritmo acima do seguro. Com segurança, a partir de 25/01/2027.",
  });
});

it("a long goal is split and a heavy first week is said", () => {
  const notesOf = (goal: Parameters<typeof plan>[0]) => {
    const planned = plan(goal);
    return isRefused(planned) ? [] : goalNotes(planned);
  };
  expect(notesOf({ kind: "fat_percentage", target: 18, date: "2027-04-01" })).toEqual([
    "Massa de 80,8 kg. Supõe massa magra constante.",
    "Meta longa: a primeira etapa seria 82,8 kg (10% da massa).",
  ]);
  expect(notesOf({ target: 84, date: "2027-01-15" })).toEqual(["Mais de 1 kg por semana no começo."]);
  expect(notesOf({})).toEqual([]);
});

it("progress is read on the same protocol, against the pace of the day", () => {
  const goal = plan({ kind: "fat_percentage", target: 20, date: "2027-06-22" });
  if (isRefused(goal)) throw new Error(goal.sentence);
  const day = "2027-03-08";
  expect(differenceInDays(TODAY, day) * 2).toBe(differenceInDays(TODAY, "2027-06-22"));
  const at = (fatPercent: number | null, protocol = "p", isPregnant = false) =>
    progressText(goal, goalProgress(goal, { ...BASIS, evaluatedOn: day, fatPercent, protocol }, isPregnant));
  expect(at(23)).toBe("63% do caminho, agora 23%; o previsto era 23,7.");
  expect(at(25)).toBe("38% do caminho, agora 25%; o previsto era 23,7, atrás do ritmo.");
  expect(at(19)).toBe("Alcançada: agora 19%.");
  expect(at(23, "q")).toBe("agora 23% (protocolos diferentes)");
  expect(progressText(goal, goalProgress(goal, BASIS, false))).toBe("Ponto de partida: agora 28%.");
  expect(at(null)).toBe("Sem medida nesta avaliação.");
  expect(at(31, "p", true)).toBe("agora 31% (gestação)");
});
