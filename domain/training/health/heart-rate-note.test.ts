import { expect, it } from "vitest";
import { assessHeartRates } from "../../assessment/energy/heart-rate-assessment.ts";
import { NOT_ASKED, type ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { heartObstacle, heartRateNote } from "./heart-rate-note.ts";
import { readLimits } from "./read-health.ts";
import type { HealthAnswers } from "./statements.ts";

interface Answers {
  readonly screened?: Partial<ReadinessAnswers>;
  readonly told?: HealthAnswers;
  readonly ageYears?: number | null;
}

const obstacleOf = ({ screened = {}, told = {}, ageYears = 40 }: Answers) =>
  heartObstacle(readLimits(told, { ...NOT_ASKED, ...screened }).conditions, ageYears);

it.each<[string, Answers, ReturnType<typeof heartObstacle>]>([
  ["a beta-blocker", { screened: { medicines: ["beta_blocker"] } }, "medicine"],
  ["a medicine like it", { screened: { medicines: ["rate_lowering"] } }, "medicine"],
  ["a bronchodilator", { screened: { medicines: ["rate_raising"] } }, "medicine"],
  ["a beta-blocker in words", { told: { supplements: true, supplements_name: "Atenolol 25 mg" } }, "medicine"],
  ["a bronchodilator in words", { told: { supplements: true, supplements_name: "Salbutamol" } }, "medicine"],
  ["an arrhythmia", { screened: { diseases: ["arrhythmia"] } }, "rhythm"],
  [
    "a pacemaker in words",
    { told: { cardiac_problems: true, cardiac_problems_type: "arritmia, marca-passo" } },
    "rhythm",
  ],
  ["a pregnancy", { screened: { is_pregnant: true } }, "pregnancy"],
  ["a pregnancy in words", { told: { diabetes: true, diabets_type: "gestational" } }, "pregnancy"],
  ["an age below 14 years", { ageYears: 13 }, "age"],
  ["an age of 14 years", { ageYears: 14 }, null],
  ["an unknown age", { ageYears: null }, null],
  ["other medicines", { screened: { medicines: ["blood_pressure", "anticoagulant", "insulin"] } }, null],
  ["other diseases", { screened: { diseases: ["hypertension", "heart", "stroke"] } }, null],
])("%s: whether beats tell an effort", (_, told, obstacle) => {
  expect(obstacleOf(told)).toBe(obstacle);
});

it("with the note every heart rate is missing and says why (examples F116 and F119)", () => {
  const note = heartRateNote("medicine") ?? "";
  expect(note).toContain("percepção de esforço");
  for (const rate of Object.values(assessHeartRates(40, 60, note)))
    expect(rate).toMatchObject({ status: "missing", absences: [{ sentence: note }] });
  expect(assessHeartRates(40, 60, null).maximal.status).toBe("known");
});
