import { expect, it } from "vitest";
import { assessHeartRates } from "../../assessment/energy/heart-rate-assessment.ts";
import { NOT_ASKED, type ReadinessAnswers } from "../../students/readiness/readiness-answers.ts";
import { heartObstacle, heartRateNote } from "./heart-rate-note.ts";

const noteOf = (answers: Partial<ReadinessAnswers>) => heartRateNote(heartObstacle({}, { ...NOT_ASKED, ...answers }));

it("a beta-blocker, a medicine like it and a rhythm that is not the heart's own leave no effort in beats", () => {
  expect(noteOf({ medicines: ["beta_blocker"] })).toContain("percepção de esforço");
  expect(noteOf({ medicines: ["rate_lowering"] })).not.toBeNull();
  expect(noteOf({ diseases: ["arrhythmia"] })).not.toBeNull();
  expect(noteOf({ medicines: ["blood_pressure", "anticoagulant"], diseases: ["hypertension"] })).toBeNull();
});

it("a beta-blocker in the free text counts as one that was chosen", () => {
  expect(heartObstacle({ supplements: true, supplements_name: "Atenolol 25 mg" }, NOT_ASKED)).not.toBeNull();
});

it("with the note every heart rate is missing and says why (examples F116 and F119)", () => {
  const note = noteOf({ medicines: ["beta_blocker"] }) ?? "";
  for (const rate of Object.values(assessHeartRates(40, 60, note)))
    expect(rate).toMatchObject({ status: "missing", absences: [{ sentence: note }] });
  expect(assessHeartRates(40, 60, null).maximal.status).toBe("known");
});
