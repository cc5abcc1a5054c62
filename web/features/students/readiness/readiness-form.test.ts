import { expect, it } from "vitest";
import { NOT_ASKED } from "#domain/students/readiness/readiness-answers.ts";
import type { ReadinessAnswers } from "./data.ts";
import { formOf, screeningOf } from "./readiness-form.ts";

const TODAY = "2026-11-28";
/** She trains, has diabetes, and was cleared in June. */
const CLEARED: ReadinessAnswers = {
  ...NOT_ASKED,
  is_active: true,
  wished_intensity: "moderate",
  diseases: ["diabetes_type2"],
  signs: [],
  medicines: [],
  cleared_on: "2026-06-10",
  cleared_for: "moderate",
};

it("says while it is answered that a clearance does not know of a symptom that is ticked now", () => {
  const readiness = { answers: CLEARED, signs_since: null };
  const verdictOf = (changes: Partial<ReadinessAnswers>) =>
    screeningOf(formOf({ ...CLEARED, ...changes }), readiness, TODAY).verdict;
  expect(verdictOf({})).toBe("may_begin");
  expect(verdictOf({ signs: ["chest_pain"] })).toBe("stop");
});

it("goes on with a symptom that was told before the clearance, and not with one that came after it", () => {
  const answers: ReadinessAnswers = { ...CLEARED, signs: ["chest_pain"] };
  const verdictSince = (signs_since: string) => screeningOf(formOf(answers), { answers, signs_since }, TODAY).verdict;
  expect(verdictSince("2026-05-02")).toBe("may_begin");
  expect(verdictSince("2026-09-01")).toBe("stop");
});
